/// <reference lib="dom" />

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** Controls a window of a real browser, with real input: `press` moves the mouse to the element and clicks. */
export interface Engine {
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  press(selector: string): Promise<void>
  type(text: string): Promise<void>
  pressKey(name: 'Tab' | 'Enter' | 'Escape' | 'ArrowDown'): Promise<void>
  goBack(): Promise<void>
  /**
   * Runs a function in the page. The function is sent as source code, so it can use its arguments and the page's
   * globals, but no variables of the test.
   */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}

const TIMEOUT_MS = 10_000

/**
 * Runs a function in the page repeatedly until `passes` accepts its result, and returns that result. Throws after ten
 * seconds. Until then, ignores errors, because the function can fail while another page loads.
 */
export async function waitUntil<A extends readonly unknown[], R>(
  engine: Engine,
  run: (...args: A) => R,
  passes: (value: R) => boolean,
  ...args: A
): Promise<R> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const lastResult = await engine.evaluate(run, ...args).then(
      (value) => ({ value, error: null }),
      (error: unknown) => ({ value: null, error }),
    )
    if (!lastResult.error && passes(lastResult.value as R)) return lastResult.value as R
    if (Date.now() > deadline)
      throw new Error(
        `waited ${TIMEOUT_MS / 1000} s; the last value was ${JSON.stringify(lastResult.value ?? String(lastResult.error))}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
