import type { Random } from '#domain/testing/random.ts'

type Task = () => void | Promise<void>

/** Lets everything happen that waits for nothing but itself. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * All that is still to happen somewhere in a household: an answer on its way, a write on its way to a disk. One thing happens at a
 * time, whichever the random numbers choose, so that the same numbers make the same history.
 */
export class Turns {
  #tasks: Task[] = []

  /** It happens at some time. */
  add(task: Task): void {
    this.#tasks.push(task)
  }

  /** Resolves when its turn comes. */
  turn(): Promise<void> {
    return new Promise((resolve) => this.add(resolve))
  }

  /** Lets so many things happen, or all of them and what follows. */
  async run(random: Random, most = Infinity): Promise<void> {
    await settled()
    for (let done = 0; done < most && this.#tasks.length > 0; done += 1) {
      const [task] = this.#tasks.splice(random.integer(this.#tasks.length), 1)
      await task?.()
      await settled()
    }
  }
}
