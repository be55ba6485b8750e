import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { findDirectory, SAMPLE_FOLDER } from '../../seed/directory.ts'
import { DEPLOYED_TAG } from './release.ts'
import type { ReleaseStep } from './release-steps.ts'
import { runCommand } from './run-step.ts'

export interface PreviousRelease {
  stateFolder: string
  commit: string
  /** Null if the database was filled with the code of this checkout. */
  checkoutFolder: string | null
}

const CHECKOUT_FOLDER = '.wrangler/previous'
const STATE_FOLDER = '.wrangler/rehearsal'

const PREPARE_STEP: ReleaseStep = {
  title: 'Prepare the previous state',
  why: 'a release runs on the data of the previous release, not on an empty database',
  command: [],
  stateAfterFailure:
    'Nothing was started. The previous release could not be prepared; choose another with --previous <commit>.',
}

export function preparePreviousRelease(commit: string | null): PreviousRelease {
  console.log(`\n• ${PREPARE_STEP.title}: ${PREPARE_STEP.why}`)
  const previousCommit = commit ?? (isCommit(DEPLOYED_TAG) ? DEPLOYED_TAG : null)
  if (!previousCommit) return loadFromThisCheckout()
  rmSync(CHECKOUT_FOLDER, { recursive: true, force: true })
  mkdirSync(CHECKOUT_FOLDER, { recursive: true })
  const archive = resolve(CHECKOUT_FOLDER, 'checkout.tar')
  runCommand(['git', 'archive', '--output', archive, previousCommit], PREPARE_STEP)
  runCommand(['tar', '-xf', archive], PREPARE_STEP, CHECKOUT_FOLDER)
  // The build and the seed read fonts and icons from node_modules in their checkout.
  symlinkSync(resolve('node_modules'), join(CHECKOUT_FOLDER, 'node_modules'))
  // The file name of the database depends on the id in wrangler.toml.
  copyFileSync('wrangler.toml', join(CHECKOUT_FOLDER, 'wrangler.toml'))
  runCommand(['npm', 'run', '--silent', 'db:migrate'], PREPARE_STEP, CHECKOUT_FOLDER)
  runCommand(
    ['npm', 'run', '--silent', 'db:seed', '--', ...getPreviousDirectoryOptions(CHECKOUT_FOLDER, findDirectory())],
    PREPARE_STEP,
    CHECKOUT_FOLDER,
  )
  return {
    stateFolder: resolve(CHECKOUT_FOLDER, '.wrangler/state'),
    commit: previousCommit,
    checkoutFolder: CHECKOUT_FOLDER,
  }
}

/** The option overrides an inherited DIRECTORY, which would name a folder of this checkout. */
export function getPreviousDirectoryOptions(checkoutFolder: string, directory: string): string[] {
  const path = relative('.', directory)
  if (path.startsWith('..')) return ['--from', resolve(path)]
  const folder = [path, SAMPLE_FOLDER].find((candidate) => existsSync(join(checkoutFolder, candidate)))
  return folder ? ['--from', folder] : []
}

function loadFromThisCheckout(): PreviousRelease {
  console.log(`  The git tag \`${DEPLOYED_TAG}\` does not exist, so the rehearsal seeds with this checkout's code.`)
  const stateFolder = resolve(STATE_FOLDER)
  rmSync(stateFolder, { recursive: true, force: true })
  runCommand(['wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder], PREPARE_STEP)
  runCommand(['node', 'seed/cli.ts', '--state', stateFolder], PREPARE_STEP)
  return { stateFolder, commit: 'HEAD', checkoutFolder: null }
}

export function buildPreviousRelease(checkoutFolder: string): string {
  runCommand(['npm', 'run', '--silent', 'build'], PREPARE_STEP, checkoutFolder)
  return join(checkoutFolder, 'dist/worker/wrangler.json')
}

const isCommit = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { stdio: 'ignore' }).status === 0
