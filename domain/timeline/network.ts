/** `to` stands at least so many minutes further before serving than the point that holds this. */
interface Pull {
  to: Point
  by: number
}

/** The beginning of something, in minutes before serving: never less than what the pulls of other points ask for. */
export interface Point {
  before: number
  readonly pulls: Pull[]
}

/** What was changed: a value, or a pull that was added. */
interface Change {
  point: Point
  /** The value that it had; null for a pull. */
  before: number | null
}

/**
 * Minutes between beginnings, by lower bounds alone. Its points always stand at the least values that fulfil all of them, which is
 * the latest time for each of them at once: no other solution begins anything later.
 */
export class Network {
  readonly #changes: Change[] = []
  readonly #most: number

  /** @param most no value beyond this can be one of a solution: bounds that ask for more contradict each other */
  constructor(most: number) {
    this.#most = most
  }

  /** Has `to` stand at least `by` minutes further before serving than `from`. False where that contradicts other bounds. */
  pull(from: Point, to: Point, by: number): boolean {
    from.pulls.push({ to, by })
    this.#changes.push({ point: from, before: null })
    return this.#raise(to, from.before + by)
  }

  /** Has a point stand at least so far before serving. */
  atLeast(point: Point, before: number): boolean {
    return this.#raise(point, before)
  }

  /** To come back to by `undo`. */
  mark(): number {
    return this.#changes.length
  }

  undo(mark: number): void {
    while (this.#changes.length > mark) {
      const change = this.#changes.pop()
      if (change === undefined) return
      if (change.before === null) change.point.pulls.pop()
      else change.point.before = change.before
    }
  }

  #raise(first: Point, least: number): boolean {
    if (!this.#set(first, least)) return first.before >= least
    const changed = [first]
    for (let point = changed.pop(); point !== undefined; point = changed.pop()) {
      for (const { to, by } of point.pulls) {
        const asked = point.before + by
        if (asked > this.#most) return false
        if (this.#set(to, asked)) changed.push(to)
      }
    }
    return true
  }

  /** Whether it was raised. */
  #set(point: Point, least: number): boolean {
    if (point.before >= least) return false
    if (least > this.#most) return false
    this.#changes.push({ point, before: point.before })
    point.before = least
    return true
  }
}
