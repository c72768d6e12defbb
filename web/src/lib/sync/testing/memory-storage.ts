import { setImmediate as turn } from 'node:timers/promises'

/**
 * As much of IndexedDB as `device-database.ts` uses, in memory, for an environment that has none. It answers in
 * later tasks, one transaction after the other, and copies what it keeps, as a browser does.
 */

type Rows = Map<IDBValidKey, unknown>

class Request extends EventTarget {
  result: unknown = undefined
  readonly error = null

  answer(result: unknown): void {
    this.result = result
    this.dispatchEvent(new Event('success'))
  }
}

class Transaction extends EventTarget {
  readonly error = null
  /** What was asked for, each when its turn comes. */
  readonly asked: (() => void | Promise<void>)[] = []
  readonly #rows: Rows
  readonly #nextKey: () => number

  constructor(rows: Rows, nextKey: () => number) {
    super()
    this.#rows = rows
    this.#nextKey = nextKey
  }

  #ask(work: () => unknown): Request {
    const request = new Request()
    this.asked.push(() => request.answer(work()))
    return request
  }

  #cursor(): Request {
    const request = new Request()
    const rows = this.#rows
    this.asked.push(async () => {
      for (const [key, row] of rows) {
        let goesOn = false
        request.answer({
          key,
          value: structuredClone(row),
          delete: () => rows.delete(key),
          continue: () => (goesOn = true),
        })
        if (!goesOn) return
        await turn()
      }
      request.answer(null)
    })
    return request
  }

  /** Nothing is asked for any more. */
  commit(): void {
    Object.freeze(this.asked)
  }

  objectStore() {
    const rows = this.#rows
    const set = (row: unknown, key: IDBValidKey) =>
      this.#ask(() => {
        rows.set(key, structuredClone(row))
        return key
      })
    const ofUser = (userId: string) =>
      [...rows.values()].filter(
        (row) => typeof row === 'object' && row !== null && Reflect.get(row, 'userId') === userId,
      )
    return {
      add: (row: unknown) => set(row, this.#nextKey()),
      put: set,
      get: (key: IDBValidKey) => this.#ask(() => structuredClone(rows.get(key))),
      delete: (key: IDBValidKey) => this.#ask(() => rows.delete(key)),
      openCursor: () => this.#cursor(),
      index: () => ({
        getAll: (userId: string) => this.#ask(() => structuredClone(ofUser(userId))),
      }),
    }
  }
}

/** To stand in for `indexedDB`; it begins empty. */
export function memoryStorage() {
  const stores = new Map<string, Rows>()
  let lastKey = 0
  let before: Promise<void> = Promise.resolve()

  async function run(transaction: Transaction, earlier: Promise<void>): Promise<void> {
    await earlier
    await turn()
    for (const work of transaction.asked) await work()
    transaction.dispatchEvent(new Event('complete'))
  }

  const database = Object.assign(new EventTarget(), {
    close: () => undefined,
    transaction(name: string) {
      const rows = stores.get(name) ?? new Map<IDBValidKey, unknown>()
      stores.set(name, rows)
      const transaction = new Transaction(rows, () => (lastKey += 1))
      before = run(transaction, before)
      return transaction
    },
  })
  return {
    open() {
      const request = new Request()
      void turn().then(() => request.answer(database))
      return request
    },
  }
}
