import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Returns the lines that the running test has logged as errors. They do not appear in the output of the tests.
 * Restores all mocks after each test.
 */
export function collectLoggedErrors(): readonly string[] {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return lines
}
