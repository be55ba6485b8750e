/** An expected problem, such as a file of an unknown format. Its message says what to do; it needs no stack trace. */
export class ImportProblem extends Error {
  override name = 'ImportProblem'
}
