import { AsyncLocalStorage } from 'node:async_hooks'

type CurrentRequest = {
  readonly id: string | undefined
  /** The block of addresses that it came from. Hashing passwords takes turns by it. */
  readonly sender: string
}

/** Which request is worked on: asked deep below what knows of requests, by the log and by SQL. */
const requests = new AsyncLocalStorage<CurrentRequest>()

export const inRequest = <Result>(id: string, work: () => Result): Result =>
  requests.run({ id, sender: '' }, work)

export const workFor = <Result>(sender: string, work: () => Result): Result =>
  requests.run({ id: currentRequestId(), sender }, work)

/** Empty outside a request. */
export const currentSender = (): string => requests.getStore()?.sender ?? ''

/** Undefined outside a request. */
export const currentRequestId = (): string | undefined => requests.getStore()?.id
