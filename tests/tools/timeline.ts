interface Pause {
  until: number
  end: () => void
  waiting: Promise<void>[]
}

/** A virtual clock, and tasks that can pause until a later time on the clock. */
export class Timeline {
  now = 0
  #setTime: (milliseconds: number) => void
  #pauses = new Map<string, Pause>()
  #onPause = new Map<string, () => void>()

  constructor(setTime: (milliseconds: number) => void) {
    this.#setTime = setTime
  }

  async advanceTo(moment: number): Promise<void> {
    const due = [...this.#pauses].filter(([, { until }]) => until <= moment)
    for (const [name, { until, end, waiting }] of due.sort(([, a], [, b]) => a.until - b.until)) {
      this.#set(until)
      this.#pauses.delete(name)
      end()
      await Promise.all(waiting)
    }
    if (moment < Infinity) this.#set(moment)
  }

  /**
   * Runs a task until the task finishes or pauses. If a task with the same name is paused, starts this one too, and
   * awaits it after the pause.
   */
  async run(name: string, start: () => Promise<void>): Promise<void> {
    const current = this.#pauses.get(name)
    if (current) {
      current.waiting.push(start())
      return
    }
    const paused = new Promise<void>((resolve) => this.#onPause.set(name, resolve))
    const done = start()
    await Promise.race([done, paused])
    this.#onPause.delete(name)
    this.#pauses.get(name)?.waiting.push(done)
  }

  /**
   * Pauses the running task with this name, and returns true when the pause is over. Returns false immediately if no
   * such task runs, or if it was paused before.
   */
  async pause(name: string, milliseconds: number): Promise<boolean> {
    const onPause = this.#onPause.get(name)
    if (!onPause) return false
    const until = this.now + milliseconds
    const ended = new Promise<void>((end) => this.#pauses.set(name, { until, end, waiting: [] }))
    onPause()
    await ended
    return true
  }

  #set(milliseconds: number): void {
    this.now = milliseconds
    this.#setTime(milliseconds)
  }
}
