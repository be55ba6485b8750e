import { createInterface } from 'node:readline/promises'
import { UserError } from '../../seed/user-error.ts'

export async function confirm(question: string, { yes }: { yes: boolean }): Promise<boolean> {
  if (yes) return true
  if (!process.stdin.isTTY)
    throw new UserError(`${question} There is no terminal to answer in: repeat the command with --yes`)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`${question} (y/N) `).finally(() => prompt.close())
  return /^y(es)?$/i.test(answer.trim())
}
