import { setImmediate as laterTask } from 'node:timers/promises'

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
  error: unknown = null
  /** What was asked for, each when its turn comes. */
  readonly requests: (() => void | Promise<void>)[] = []
  readonly #rows: Rows
  readonly #nextKey: () => number
  readonly #turn: () => Promise<void>

  constructor(rows: Rows, nextKey: () => number, turn: () => Promise<void>) {
    super()
    this.#rows = rows
    this.#nextKey = nextKey
    this.#turn = turn
  }

  #ask(work: () => unknown): Request {
    const request = new Request()
    this.requests.push(() => request.answer(work()))
    return request
  }

  #cursor(): Request {
    const request = new Request()
    const rows = this.#rows
    this.requests.push(async () => {
      for (const [key, row] of rows) {
        let goesOn = false
        request.answer({
          key,
          value: structuredClone(row),
          delete: () => rows.delete(key),
          continue: () => (goesOn = true),
        })
        if (!goesOn) return
        await this.#turn()
      }
      request.answer(null)
    })
    return request
  }

  /** Nothing is asked for any more. */
  commit(): void {
    Object.freeze(this.requests)
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

interface TransactionOptions {
  store: string
  mode: IDBTransactionMode
  durability: IDBTransactionDurability
}
const atOnce = () => Promise.resolve()

/**
 * To stand in for `indexedDB`; it begins empty, or with what `stores` holds by name and key, to which it writes. Each transaction
 * waits for `mayRun` before it begins, and is aborted where that rejects. `turn` resolves in the later task in which it answers.
 */
export function memoryStorage(
  mayRun: (requests: TransactionOptions) => Promise<void> = atOnce,
  { stores = new Map<string, Rows>(), turn = (): Promise<void> => laterTask() } = {},
) {
  const keys = [...stores.values()].flatMap((rows) => [...rows.keys()])
  let lastKey = Math.max(0, ...keys.filter((key) => typeof key === 'number'))
  let before: Promise<void> = Promise.resolve()

  async function run(
    transaction: Transaction,
    requests: TransactionOptions,
    earlier: Promise<void>,
  ) {
    await earlier
    await turn()
    try {
      await mayRun(requests)
    } catch (cause) {
      transaction.error = cause
      transaction.dispatchEvent(new Event('abort'))
      return
    }
    for (const work of transaction.requests) await work()
    transaction.dispatchEvent(new Event('complete'))
  }

  const connections = new Set<EventTarget>()

  function connect() {
    const connection = Object.assign(new EventTarget(), {
      close: () => void connections.delete(connection),
      transaction(store: string, mode: IDBTransactionMode, options: IDBTransactionOptions = {}) {
        if (!connections.has(connection))
          throw new DOMException('The connection is closed', 'InvalidStateError')
        const rows = stores.get(store) ?? new Map<IDBValidKey, unknown>()
        stores.set(store, rows)
        const transaction = new Transaction(rows, () => (lastKey += 1), turn)
        const { durability = 'default' } = options
        before = run(transaction, { store, mode, durability }, before)
        return transaction
      },
    })
    connections.add(connection)
    return connection
  }

  return {
    open() {
      const request = new Request()
      void turn().then(() => request.answer(connect()))
      return request
    },
    /** Another tab wants the database in a newer version. */
    giveWay() {
      for (const connection of connections) connection.dispatchEvent(new Event('versionchange'))
    },
  }
}
