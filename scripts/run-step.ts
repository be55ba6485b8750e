import { spawnSync } from 'node:child_process'
import type { Step } from './release-steps.ts'

/** A step failed: `state` says how the site stands. */
export class StepFailed extends Error {
  override name = 'StepFailed'
  readonly state: string
  constructor({ title, failed }: Step, cause: string) {
    super(`${title}: ${cause}`)
    this.state = failed
  }
}

/** Says which step comes and why it comes now, and runs it. Throws StepFailed. */
export function runStep(step: Step): void {
  console.log(`\n• ${step.title}: ${step.why}`)
  runCommand(step.command, step)
}

/** Runs a command in a folder, with its output on the terminal. Throws StepFailed. */
export function runCommand([command = '', ...args]: readonly string[], step: Step, cwd = '.'): void {
  console.log(`  ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new StepFailed(step, error ? error.message : `${command} ended with code ${status}`)
}
