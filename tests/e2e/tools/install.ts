import { spawnSync } from 'node:child_process'

export type Installer = readonly (readonly [program: string, ...args: string[]])[]

/** Tries one installer after the other until the program exists. Returns the failures, or an empty list on success. */
export function install(name: string, isInstalled: () => boolean, installers: readonly Installer[]): string[] {
  const failures: string[] = []
  for (const commands of installers) {
    const failure = runAll(name, commands)
    if (isInstalled()) return []
    failures.push(failure ?? `${commands.at(-1)?.join(' ')}: ended well, but no ${name} is there`)
  }
  return failures
}

function runAll(name: string, commands: Installer): string | null {
  for (const [program, ...args] of commands) {
    console.log(`No ${name} found; trying \`${[program, ...args].join(' ')}\` …`)
    const { status, stderr, error } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0)
      return `${[program, ...args].join(' ')}: ${error?.message ?? (stderr.trim().split('\n').at(-1) || `ended with ${status}`)}`
  }
  return null
}

export const bulletList = (failures: readonly string[]): string =>
  failures.map((failure) => `  - ${failure}`).join('\n')
