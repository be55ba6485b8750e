import { createInterface } from 'node:readline/promises'

/** Asks for a yes. Throws an OperationProblem where nobody can answer. */
export async function confirm(question: string, { yes }: { yes: boolean }): Promise<boolean> {
  if (yes) return true
  if (!process.stdin.isTTY)
    throw new OperationProblem(`${question} Nobody can answer here: repeat the command with --yes`)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`${question} (y/N) `).finally(() => prompt.close())
  return /^y(es)?$/i.test(answer.trim())
}

export class OperationProblem extends Error {
  override name = 'OperationProblem'
}

/** Prints the message of an expected problem, or any other error with its stack, and sets the exit code. */
export function reportProblem(error: unknown): void {
  console.error(error instanceof OperationProblem ? `✗ ${error.message}` : error)
  process.exitCode = 1
}
