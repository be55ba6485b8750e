import { spawnSync } from 'node:child_process'

type Command = readonly [program: string, ...args: string[]]

interface Program {
  name: string
  isInstalled: () => boolean
  /** The installers, in the order in which they are tried. Each installer is a list of commands. */
  installers: readonly (readonly Command[])[]
  /** The first line of the error message if no installer succeeds. */
  problem: string
  /** The last line of the error message. */
  hint: string
}

export const createAptInstallCommands = (...packages: string[]): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', ...packages],
]

export function ensureInstalled({ name, isInstalled, installers, problem, hint }: Program): void {
  if (isInstalled()) return
  const failures: string[] = []
  for (const commands of installers) {
    const failure = runUntilFailure(name, commands)
    if (isInstalled()) return
    failures.push(`  - ${failure ?? `${commands.at(-1)?.join(' ')}: succeeded, but no ${name} was found`}`)
  }
  throw new Error([problem, ...failures, hint].join('\n'))
}

function runUntilFailure(name: string, commands: readonly Command[]): string | null {
  for (const [program, ...args] of commands) {
    const command = [program, ...args].join(' ')
    console.log(`No ${name} found; trying \`${command}\` …`)
    const { status, stderr, error } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0)
      return `${command}: ${error?.message ?? (stderr.trim().split('\n').at(-1) || `exited with code ${status}`)}`
  }
  return null
}
