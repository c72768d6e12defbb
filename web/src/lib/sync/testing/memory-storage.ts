/**
 * As much of IndexedDB as `device-database.ts` uses, in memory, for an environment that has none. It answers
 * in later tasks and copies what it keeps, as a browser does.
 */

type Rows = Map<IDBValidKey, unknown>

class Answer<Result> extends EventTarget {
  result: Result
  readonly error = null

  constructor(result: Result, answer = 'success') {
    super()
    this.result = result
    setTimeout(() => this.dispatchEvent(new Event(answer)))
  }
}

/** Each row in turn; `continue` moves on in a later task. */
class Cursor extends EventTarget {
  result: unknown = null
  readonly error = null
  readonly #rows: Rows
  readonly #keys: IDBValidKey[]
  readonly #ended: () => void

  constructor(rows: Rows, ended: () => void) {
    super()
    this.#rows = rows
    this.#keys = [...rows.keys()]
    this.#ended = ended
    setTimeout(() => this.#next())
  }

  #next() {
    const key = this.#keys.shift()
    this.result =
      key === undefined
        ? null
        : {
            key,
            value: structuredClone(this.#rows.get(key)),
            delete: () => this.#rows.delete(key),
            continue: () => setTimeout(() => this.#next()),
          }
    this.dispatchEvent(new Event('success'))
    if (key === undefined) this.#ended()
  }
}

class Transaction extends EventTarget {
  readonly error = null
  readonly #rows: Rows
  readonly #nextKey: () => number
  #isWaiting = false

  constructor(rows: Rows, nextKey: () => number) {
    super()
    this.#rows = rows
    this.#nextKey = nextKey
  }

  #end = () => setTimeout(() => this.dispatchEvent(new Event('complete')))

  #answered<Result>(result: Result): Answer<Result> {
    if (!this.#isWaiting) {
      this.#isWaiting = true
      this.#end()
    }
    return new Answer(result)
  }

  objectStore() {
    const rows = this.#rows
    const userOf = (row: unknown) =>
      typeof row === 'object' && row !== null ? Reflect.get(row, 'userId') : undefined
    return {
      add: (row: unknown) => {
        const key = this.#nextKey()
        rows.set(key, structuredClone(row))
        return this.#answered(key)
      },
      put: (row: unknown, key: IDBValidKey) => {
        rows.set(key, structuredClone(row))
        return this.#answered(key)
      },
      delete: (key: IDBValidKey) => this.#answered(rows.delete(key)),
      get: (key: IDBValidKey) => this.#answered(structuredClone(rows.get(key))),
      count: () => this.#answered(rows.size),
      openCursor: () => new Cursor(rows, this.#end),
      index: () => ({
        getAll: (userId: string) =>
          this.#answered(
            structuredClone([...rows.values()].filter((row) => userOf(row) === userId)),
          ),
      }),
    }
  }
}

/** To stand in for `indexedDB`; it begins empty. */
export function memoryStorage() {
  const stores = new Map<string, Rows>()
  let lastKey = 0
  const rowsOf = (name: string) => {
    const rows = stores.get(name) ?? new Map<IDBValidKey, unknown>()
    stores.set(name, rows)
    return rows
  }
  const database = Object.assign(new EventTarget(), {
    close: () => undefined,
    transaction: (name: string) => new Transaction(rowsOf(name), () => (lastKey += 1)),
  })
  return { open: () => new Answer(database) }
}
