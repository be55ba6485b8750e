interface Pause {
  until: number
  end: () => void
  waitingTasks: Promise<void>[]
}

/** A virtual clock, and tasks that can pause until a later time on the clock. */
export class Timeline {
  now = 0
  #setTime: (milliseconds: number) => void
  #pauses = new Map<string, Pause>()
  #onPauseByName = new Map<string, () => void>()

  constructor(setTime: (milliseconds: number) => void) {
    this.#setTime = setTime
  }

  async advanceTo(moment: number): Promise<void> {
    const duePauses = [...this.#pauses].filter(([, { until }]) => until <= moment)
    for (const [name, { until, end, waitingTasks: waiting }] of duePauses.sort(([, a], [, b]) => a.until - b.until)) {
      this.#set(until)
      this.#pauses.delete(name)
      end()
      await Promise.all(waiting)
    }
    if (moment < Infinity) this.#set(moment)
  }

  /** Starts a task. Resolves when the task finishes or pauses, or immediately if a task of this name is paused. */
  async run(name: string, start: () => Promise<void>): Promise<void> {
    const currentPause = this.#pauses.get(name)
    if (currentPause) {
      currentPause.waitingTasks.push(start())
      return
    }
    const firstPause = new Promise<void>((resolve) => this.#onPauseByName.set(name, resolve))
    const task = start()
    await Promise.race([task, firstPause])
    this.#onPauseByName.delete(name)
    this.#pauses.get(name)?.waitingTasks.push(task)
  }

  /**
   * Pauses a task, and returns true when the pause ends. Returns false immediately if no task of this name is running,
   * or if that task has paused before.
   */
  async pause(name: string, milliseconds: number): Promise<boolean> {
    const onPause = this.#onPauseByName.get(name)
    if (!onPause) return false
    const until = this.now + milliseconds
    const pauseEnd = new Promise<void>((end) => this.#pauses.set(name, { until, end, waitingTasks: [] }))
    onPause()
    await pauseEnd
    return true
  }

  #set(milliseconds: number): void {
    this.now = milliseconds
    this.#setTime(milliseconds)
  }
}
