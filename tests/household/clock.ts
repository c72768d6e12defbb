interface Timer {
  at: number
  work: () => void
}

/** The time on one device, which goes on only when it is told to, with what is to be done later there. */
export class DeviceClock {
  #now: number
  #lastId = 0
  readonly #timers = new Map<number, Timer>()

  constructor(now: number) {
    this.#now = now
  }

  readonly now = (): number => this.#now

  readonly setTimeout = (work: () => void, delay = 0): number => {
    this.#lastId += 1
    this.#timers.set(this.#lastId, { at: this.#now + delay, work })
    return this.#lastId
  }

  readonly clearTimeout = (id: number | undefined): void => {
    if (id !== undefined) this.#timers.delete(id)
  }

  /** The page is closed: nothing is done later any more. */
  stop(): void {
    this.#timers.clear()
  }

  /** Goes on for so many milliseconds, and does what is due in its order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end)
      const [first] = due.toSorted(([, one], [, other]) => one.at - other.at)
      if (first === undefined) break
      const [id, { at, work }] = first
      this.#timers.delete(id)
      this.#now = Math.max(this.#now, at)
      work()
    }
    this.#now = end
  }

  /** A class of dates whose present is this clock's; all dates count as its own, also those that a disk gave back. */
  dates(): unknown {
    const { now } = this
    class DeviceDate extends Date {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(now())
        else super(...given)
      }
      static override now = now
      static override [Symbol.hasInstance](value: unknown): boolean {
        return Object.prototype.toString.call(value) === '[object Date]'
      }
    }
    return DeviceDate
  }
}
