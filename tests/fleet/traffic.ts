import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type BackendClient, connectTo } from '../support/backend-client.ts'

/** What people did, and what became of it. */
export type Tally = {
  /** Requests that have been answered, well or not. */
  requests: number
  /** What each failed read and write was answered; `broken` where nobody knows what became of it. */
  readonly failedReads: string[]
  readonly failedWrites: string[]
  /** Names of what was acknowledged as kept. */
  readonly acknowledged: string[]
  readonly milliseconds: number[]
}

export type Traffic = {
  readonly tally: Tally
  /** Resolves when so many more requests have been answered. */
  more(requests: number): Promise<void>
  /** Lets everybody finish what they do. */
  stop(): Promise<void>
}

const codeSchema = z.object({ code: z.string() })

/** Below the thousand that one person may keep. */
const itemsEach = 400
const betweenRefreshes = 8
/** People stop to think: a machine that has nothing left tells nothing of restarts. */
const shortThought = 5

/** People who write, read what they wrote, and renew their session, each one thing after the other, until `stop`. */
export async function startTraffic(
  address: string,
  people: number,
  thoughtMilliseconds = shortThought,
): Promise<Traffic> {
  const tally: Tally = {
    requests: 0,
    failedReads: [],
    failedWrites: [],
    acknowledged: [],
    milliseconds: [],
  }
  const ending = new AbortController()
  const isOver = () => ending.signal.aborted
  let waiting: { at: number; tell: () => void }[] = []

  /** Every request as it goes out: the client asks some of them again by itself, which hides what failed. */
  const watched: typeof fetch = async (input, init) => {
    const isRead = ['GET', 'HEAD'].includes(init?.method ?? 'GET')
    const failed = isRead ? tally.failedReads : tally.failedWrites
    const since = performance.now()
    try {
      const response = await fetch(input, init)
      if (response.status >= 400) failed.push(await faultOf(response.clone()))
      return response
    } catch (thrown) {
      failed.push('no answer')
      throw thrown
    } finally {
      tally.requests += 1
      tally.milliseconds.push(performance.now() - since)
      for (const { at, tell } of waiting) if (at <= tally.requests) tell()
      waiting = waiting.filter(({ at }) => at > tally.requests)
    }
  }
  const connect = await connectTo(address, watched)

  async function live(): Promise<void> {
    while (!isOver()) {
      const client = connect()
      if (!(await signUp(client))) continue
      for (let item = 1; !isOver() && item <= itemsEach; item += 1) {
        await saveOne(client, tally)
        if (item % betweenRefreshes === 0) await client.auth.refreshSession()
        await pause(thoughtMilliseconds)
      }
    }
  }

  const lives = Array.from({ length: people }, live)
  return {
    tally,
    more: (requests) =>
      new Promise((resolve) => waiting.push({ at: tally.requests + requests, tell: resolve })),
    async stop() {
      ending.abort()
      await Promise.all(lives)
    },
  }
}

async function faultOf(response: Response): Promise<string> {
  const parsed = codeSchema.safeParse(await response.json().catch(() => undefined))
  const code = parsed.data?.code ?? 'without a code'
  return code === 'connection_broken' ? 'broken' : `${response.status} ${code}`
}

async function signUp(client: BackendClient): Promise<boolean> {
  const email = `cook-${randomUUID()}@example.com`
  const { error } = await client.auth.signUp({ email, password: 'a good soup' })
  return error === null
}

/** What one server has kept the next one shows. */
async function saveOne(client: BackendClient, { acknowledged, failedReads }: Tally): Promise<void> {
  const name = `item ${randomUUID()}`
  const { error } = await client.from('pantry_items').insert({ name, quantity: 1, unit: 'g' })
  if (error !== null) return
  acknowledged.push(name)
  const { data, error: unread } = await client.from('pantry_items').select('name').eq('name', name)
  if (unread === null && data.length !== 1) failedReads.push(`${name} is not there`)
}
