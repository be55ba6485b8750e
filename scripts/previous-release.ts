import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEPLOYED } from './release.ts'
import type { Step } from './release-steps.ts'
import { runCommand } from './run-step.ts'

/** What a rehearsal starts from: a database that the previous release filled. */
export interface PreviousRelease {
  /** The folder with its database. */
  state: string
  /** The checkout of the previous release; null when none is known and this checkout stands for it. */
  folder: string | null
}

const FOLDER = '.wrangler/previous'
const STATE = '.wrangler/rehearsal'

const prepare: Step = {
  title: 'Prepare the previous state',
  why: 'a release meets the data of the release before it, not an empty database',
  command: [],
  failed:
    'nothing has begun. This failed in the checkout of the previous release; name another with --previous <commit>.',
}

/**
 * Makes a database as the previous release left it: its migrations, loaded by its own load. `commit`: what was deployed
 * last; by default the git tag `deployed`.
 */
export function preparePrevious(commit: string | null): PreviousRelease {
  console.log(`\n• ${prepare.title}: ${prepare.why}`)
  const known = commit ?? (isCommit(DEPLOYED) ? DEPLOYED : null)
  if (!known) return loadedByThisCheckout()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const archive = resolve(FOLDER, 'checkout.tar')
  runCommand(['git', 'archive', '--output', archive, known], prepare)
  runCommand(['tar', '-xf', archive], prepare, FOLDER)
  // The database's file is named by the id in there.
  copyFileSync('wrangler.toml', join(FOLDER, 'wrangler.toml'))
  for (const script of ['db:migrate', 'db:seed']) runCommand(['npm', 'run', '--silent', script], prepare, FOLDER)
  return { state: resolve(FOLDER, '.wrangler/state'), folder: FOLDER }
}

function loadedByThisCheckout(): PreviousRelease {
  console.log(`  No git tag \`${DEPLOYED}\` names the previous release, so the load of this checkout stands for it.`)
  const state = resolve(STATE)
  rmSync(state, { recursive: true, force: true })
  runCommand(['wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state], prepare)
  runCommand(['node', 'seed/cli.ts', '--state', state], prepare)
  return { state, folder: null }
}

/** Builds the previous Worker, and returns its configuration. */
export function buildPrevious(folder: string): string {
  runCommand(['npm', 'run', '--silent', 'build'], prepare, folder)
  return join(folder, 'dist/worker/wrangler.json')
}

const isCommit = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { stdio: 'ignore' }).status === 0
