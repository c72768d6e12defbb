import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose request is worked on: the block of addresses that it came from. Hashing passwords takes turns by it, deep
 * below what knows of requests.
 */
const senders = new AsyncLocalStorage<string>()

export const workFor = <Result>(sender: string, work: () => Result): Result =>
  senders.run(sender, work)

/** Empty outside a request. */
export const currentSender = (): string => senders.getStore() ?? ''
