import { useSyncExternalStore } from 'react'
import { importMarker } from '#web/lib/import-marker.ts'
import { noteProgress, readJobs, removeJob } from '#web/lib/import-store.ts'
import { logFailure } from '#web/lib/log.ts'
import type { ImportItem } from './import-item.ts'
import { isDone, readJob, type ImportJob } from './import-job.ts'

export type Working = 'idle' | 'running' | 'no network' | 'another tab'

interface ImportState {
  userId: string | null
  jobs: readonly ImportJob[]
  working: Working
}

let state: ImportState = { userId: null, jobs: [], working: 'idle' }
const listeners = new Set<() => void>()
/** Other tabs look again at what is stored. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('larder-imports')
export const notifyTabs = tabs?.postMessage.bind(tabs)

function replace(next: Partial<ImportState>) {
  state = { ...state, ...next }
  if (state.userId !== null) {
    const isMarked = importMarker.isSet(state.userId)
    const isWanted = state.jobs.some((job) => !isDone(job))
    if (isMarked !== isWanted) importMarker.set(state.userId, isWanted)
  }
  for (const listener of listeners) listener()
}

export const importState = {
  get: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  setWorking: (working: Working) => working !== state.working && replace({ working }),
}

export const useImports = () => useSyncExternalStore(importState.subscribe, importState.get)

/** Takes up what is stored of this person; what another one had is put aside. */
export async function loadJobs(userId: string): Promise<void> {
  const stored = await readJobs(userId).catch((cause: unknown) => {
    logFailure('Imports on this device cannot be read', cause)
    return []
  })
  const jobs = stored.flatMap((each) => readJob(each) ?? [])
  const working = state.userId === userId ? state.working : 'idle'
  replace({ userId, jobs: jobs.toSorted((a, b) => a.startedAt - b.startedAt), working })
}

/** What other tabs change is seen here. Returns the function that ends it. */
export function followTabs(userId: string): () => void {
  const look = () => void loadJobs(userId)
  tabs?.addEventListener('message', look)
  return () => tabs?.removeEventListener('message', look)
}

let changing: Promise<unknown> = Promise.resolve()

/** Changes a job as it is now, and stores it together with letting go of `done`; one change after the other. */
export async function changeJob(
  jobId: string,
  change: (job: ImportJob) => ImportJob,
  done: readonly ImportItem[] = [],
): Promise<void> {
  const before = changing
  const changed = changeAfter(before, jobId, change, done)
  changing = changed.catch(() => undefined)
  await changed
}

async function changeAfter(
  before: Promise<unknown>,
  ...[jobId, change, done]: Required<Parameters<typeof changeJob>>
): Promise<void> {
  await before
  const job = state.jobs.find(({ id }) => id === jobId)
  if (job === undefined) return
  const next = change(job)
  await noteProgress(next, done)
  replace({ jobs: state.jobs.map((each) => (each.id === jobId ? next : each)) })
  notifyTabs?.('changed')
}

/** Forgets an import: its report, and what of it has not begun. What was brought stays. */
export async function forgetImport(jobId: string): Promise<void> {
  await removeJob(jobId)
  replace({ jobs: state.jobs.filter(({ id }) => id !== jobId) })
  notifyTabs?.('changed')
}
