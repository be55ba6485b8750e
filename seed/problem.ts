import type { Command } from 'commander'

/** An expected error that ends a command. Its message says what is wrong and what to do; no stack is printed. */
export class Problem extends Error {
  override name = 'Problem'
}

export const runProgram = (program: Command): Promise<unknown> => program.parseAsync().catch(reportProblem)

/** Prints the message of a Problem, or any other error with its stack, and sets the exit code. */
export function reportProblem(error: unknown): void {
  console.error(error instanceof Problem ? `✗ ${error.message}` : error)
  process.exitCode = 1
}
