import type { Command } from 'commander'

/** An expected error. The message says what is wrong and what to do. Commands print it without a stack trace. */
export class UserError extends Error {
  override name = 'UserError'
}

export const runProgram = (program: Command): Promise<unknown> => program.parseAsync().catch(reportError)

export function reportError(error: unknown): void {
  console.error(error instanceof UserError ? `✗ ${error.message}` : error)
  process.exitCode = 1
}
