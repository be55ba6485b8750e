/// <reference lib="dom" />

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** A window of a real browser. Input is sent by the browser, not by scripts: a press first moves the mouse. */
export interface Engine {
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  press(selector: string): Promise<void>
  type(text: string): Promise<void>
  key(name: 'Tab' | 'Enter' | 'Escape' | 'ArrowDown'): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. The function is sent as source code, so it can use only its arguments. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}

const TIMEOUT_MS = 10_000

/** Ignores errors, which occur while a page is being replaced. */
export async function waitUntil<A extends readonly unknown[], R>(
  engine: Engine,
  run: (...args: A) => R,
  passes: (value: R) => boolean,
  ...args: A
): Promise<R> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const last = await engine.evaluate(run, ...args).then(
      (value) => ({ value, error: null }),
      (error: unknown) => ({ value: null, error }),
    )
    if (!last.error && passes(last.value as R)) return last.value as R
    if (Date.now() > end)
      throw new Error(
        `waited ${TIMEOUT_MS / 1000} s; the last value was ${JSON.stringify(last.value ?? String(last.error))}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
