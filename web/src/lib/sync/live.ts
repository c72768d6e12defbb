import type { QueryClient } from '@tanstack/react-query'
import { dataClient } from '../backend/data-client.ts'
import type { OfflineQuery } from './offline-query.ts'

type LiveQuery = Required<Pick<OfflineQuery, 'key' | 'live'>>

/** How often each kind was written, and how many milliseconds ago it last was, where that is known. */
type Versions = readonly { kind: string; version: number; age: number | null }[]

/** A connection that swallows a question must not end the asking. */
const answerMilliseconds = 10_000

async function askVersions(): Promise<Versions> {
  const data = await dataClient()
  const query = data.rpc('current_versions', undefined, { get: true })
  return (await query.abortSignal(AbortSignal.timeout(answerMilliseconds)).throwOnError()).data
}

const oftenMilliseconds = 1_300
const seldomMilliseconds = 10_000
const longestMilliseconds = 60_000
/** Nobody touched the screen and nothing changed for so long: it is looked at less often. */
const idleMilliseconds = 5 * 60_000
/** A write may take so long after it was counted until it is seen. */
const writeMilliseconds = 10_000
const signsOfLife = ['pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * While the page is seen and there is a network: asks whether another device has changed anything that this
 * person keeps, by one question for all of it, and refreshes what was written since and is in the cache. A
 * change made here counts too: one refresh follows each burst of them. What is defined without being live is not
 * followed. Returns the function that ends it.
 */
export function followDevices(
  client: QueryClient,
  userId: string,
  definitions: readonly OfflineQuery[],
  ask = askVersions,
): () => void {
  const queries = definitions.flatMap(({ key, live }) => (live === undefined ? [] : { key, live }))
  /** By kind: the version that the cache is known to be as new as. */
  const reached = new Map<string, number>()
  let lastLife = Date.now()
  let pause = oftenMilliseconds
  let timer: ReturnType<typeof setTimeout>
  let ended = false

  function isWritten({ live }: LiveQuery, { kind, version, age }: Versions[number]): boolean {
    if (live.versionShown !== undefined)
      return version > (live.versionShown(client, userId) ?? version)
    const before = reached.get(kind)
    if (before !== undefined) return version !== before
    if (live.isAskedFirst) return true
    // Heard of for the first time: what this page has fetched may be from just before the last write.
    return age === null || age < performance.now() + writeMilliseconds
  }

  async function catchUp(query: LiveQuery, of: Versions[number]): Promise<void> {
    // What was put back from an earlier visit, because the backend could not be asked, is as old as that visit.
    const isOld = client.getQueryState(query.key(userId))?.isInvalidated === true
    if (isOld || isWritten(query, of)) {
      if (reached.has(of.kind)) lastLife = Date.now()
      await query.live.refresh(client, userId)
    }
    reached.set(of.kind, of.version)
  }

  async function look(): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    const versions = await ask()
    if (ended) return
    const results = await Promise.allSettled(
      queries.map(async (query) => {
        const of = versions.find(({ kind }) => kind === query.live.kind)
        if (of !== undefined) await catchUp(query, of)
      }),
    )
    // One that fails holds up none of the others, and is tried again.
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed !== undefined) throw new Error('Not all could be brought up to date')
  }

  async function goOn(): Promise<void> {
    const failed = await look().then(
      () => false,
      () => true,
    )
    if (ended) return
    const isIdle = Date.now() - lastLife > idleMilliseconds
    if (failed) pause = Math.min(pause * 2, longestMilliseconds)
    else pause = isIdle ? seldomMilliseconds : oftenMilliseconds
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void goOn(), pause)
  }

  function wake(): void {
    lastLife = Date.now()
    if (pause === oftenMilliseconds) return
    pause = oftenMilliseconds
    schedule()
  }

  schedule()
  for (const sign of signsOfLife) document.addEventListener(sign, wake)
  window.addEventListener('online', wake)
  return () => {
    ended = true
    clearTimeout(timer)
    for (const sign of signsOfLife) document.removeEventListener(sign, wake)
    window.removeEventListener('online', wake)
  }
}
