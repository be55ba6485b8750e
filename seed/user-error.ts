import type { Command } from 'commander'

/** An expected error that ends a command. The message says what is wrong and what to do; no stack trace is printed. */
export class UserError extends Error {
  override name = 'UserError'
}

export const runProgram = (program: Command): Promise<unknown> => program.parseAsync().catch(reportError)

export function reportError(error: unknown): void {
  console.error(error instanceof UserError ? `✗ ${error.message}` : error)
  process.exitCode = 1
}
