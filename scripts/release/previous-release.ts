import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { findDirectory } from '../../seed/directory.ts'
import { DEPLOYED_TAG } from './release.ts'
import type { ReleaseStep } from './release-steps.ts'
import { runCommand } from './run-step.ts'

export interface PreviousRelease {
  state: string
  commit: string
  /** Checkout of the previous release. Null if it is unknown: the current checkout then replaces it. */
  folder: string | null
}

const FOLDER = '.wrangler/previous'
const STATE = '.wrangler/rehearsal'

const prepare: ReleaseStep = {
  title: 'Prepare the previous state',
  why: 'a release runs on the data of the previous release, not on an empty database',
  command: [],
  stateAfterFailure:
    'Nothing was started. The checkout of the previous release failed; choose another with --previous <commit>.',
}

/** Migrates and seeds a database with the code and data of `commit` (default: the git tag `deployed`). */
export function preparePreviousRelease(commit: string | null): PreviousRelease {
  console.log(`\n• ${prepare.title}: ${prepare.why}`)
  const known = commit ?? (isCommit(DEPLOYED_TAG) ? DEPLOYED_TAG : null)
  if (!known) return loadFromThisCheckout()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const archive = resolve(FOLDER, 'checkout.tar')
  runCommand(['git', 'archive', '--output', archive, known], prepare)
  runCommand(['tar', '-xf', archive], prepare, FOLDER)
  // The build reads fonts from node_modules.
  symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'))
  // The file name of the database depends on the id in wrangler.toml.
  copyFileSync('wrangler.toml', join(FOLDER, 'wrangler.toml'))
  runCommand(['npm', 'run', '--silent', 'db:migrate'], prepare, FOLDER)
  runCommand(
    ['npm', 'run', '--silent', 'db:seed', '--', ...previousDirectoryOptions(FOLDER, findDirectory())],
    prepare,
    FOLDER,
  )
  return { state: resolve(FOLDER, '.wrangler/state'), commit: known, folder: FOLDER }
}

/** Returns options that load the previous release's directory, or the current one if it is not in the checkout. */
export function previousDirectoryOptions(checkout: string, directory: string): string[] {
  const path = relative('.', directory)
  if (path.startsWith('..')) return ['--from', resolve(path)]
  return existsSync(join(checkout, path)) ? ['--from', path] : []
}

function loadFromThisCheckout(): PreviousRelease {
  console.log(`  The git tag \`${DEPLOYED_TAG}\` does not exist, so the rehearsal seeds with this checkout's code.`)
  const state = resolve(STATE)
  rmSync(state, { recursive: true, force: true })
  runCommand(['wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state], prepare)
  runCommand(['node', 'seed/cli.ts', '--state', state], prepare)
  return { state, commit: 'HEAD', folder: null }
}

export function buildPreviousRelease(folder: string): string {
  runCommand(['npm', 'run', '--silent', 'build'], prepare, folder)
  return join(folder, 'dist/worker/wrangler.json')
}

const isCommit = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { stdio: 'ignore' }).status === 0
