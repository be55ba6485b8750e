import { Problem } from '../../seed/problem.ts'

export class ImportProblem extends Problem {
  override name = 'ImportProblem'
}
