import { spawnSync } from 'node:child_process'

/** Commands that together bring a program; the later ones only make sense after the earlier. */
export type Installer = readonly (readonly [program: string, ...args: string[]])[]

/**
 * Tries one installer after the other until the program is there. What each of them failed with, for the message of
 * the caller; empty once the program is there.
 */
export function install(what: string, isThere: () => boolean, installers: readonly Installer[]): string[] {
  const failures: string[] = []
  for (const commands of installers) {
    const failure = runAll(what, commands)
    if (isThere()) return []
    failures.push(failure ?? `${commands.at(-1)?.join(' ')}: ended well, but no ${what} is there`)
  }
  return failures
}

/** Runs one after the other until one fails; what failed, and its last words. */
function runAll(what: string, commands: Installer): string | null {
  for (const [program, ...args] of commands) {
    console.log(`No ${what} found; trying \`${[program, ...args].join(' ')}\` …`)
    const { status, stderr, error } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0)
      return `${[program, ...args].join(' ')}: ${error?.message ?? (stderr.trim().split('\n').at(-1) || `ended with ${status}`)}`
  }
  return null
}

/** As the indented lines of a message. */
export const listed = (failures: readonly string[]): string => failures.map((failure) => `  - ${failure}`).join('\n')
