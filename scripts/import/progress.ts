const INTERVAL_MS = 1000
const INTERVAL_STEPS = 10_000

export interface ProgressOutput {
  write: (text: string) => unknown
  isTTY?: boolean
}

export function createProgressPrinter(label: string, output: ProgressOutput, now: () => number = Date.now) {
  let shownAt = now()
  return (done: number, total: number): void => {
    if (!output.isTTY) {
      if (done > 0 && done % INTERVAL_STEPS === 0) output.write(`  ${label} ${describe(done, total)}\n`)
    } else if (now() - shownAt >= INTERVAL_MS) {
      shownAt = now()
      output.write(`\r  ${label} ${describe(done, total)}\u001b[K\r`)
    }
  }
}

const numberFormat = new Intl.NumberFormat('en-US')
const describe = (done: number, total: number) => `${numberFormat.format(done)} of ${numberFormat.format(total)}`
