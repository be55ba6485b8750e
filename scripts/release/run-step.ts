import { spawnSync } from 'node:child_process'
import { UserError } from '../../seed/user-error.ts'
import type { ReleaseStep } from './release-steps.ts'

export class StepFailedError extends UserError {
  override name = 'StepFailedError'
  readonly stateAfterFailure: string
  constructor({ title, stateAfterFailure }: ReleaseStep, cause: string) {
    super(`${title}: ${cause}`)
    this.stateAfterFailure = stateAfterFailure
  }
}

export function runStep(step: ReleaseStep): void {
  console.log(`\n• ${step.title}: ${step.why}`)
  runCommand(step.command, step)
}

export function runCommand([command = '', ...args]: readonly string[], step: ReleaseStep, cwd = '.'): void {
  const env = { ...process.env, ...step.variables }
  console.log(`  ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) throw new StepFailedError(step, error ? error.message : `${command} exited with code ${status}`)
}
