import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { FunctionFailure } from '#web/lib/backend/functions.ts'
import { readItems } from '#web/lib/import-store.ts'
import { textField } from '#web/lib/json.ts'
import { logFailure } from '#web/lib/log.ts'
import { wordsOfCode } from '#web/lib/refusals/words.ts'
import { savePicture } from './bring-picture.ts'
import { readItem, type ImportItem } from './import-item.ts'
import { isDone, settled, type ImportJob, type Stop } from './import-job.ts'
import { changeJob, importState } from './import-state.ts'
import { saveRecipes, keysThatAreThere, type SaveResult } from './save-recipes.ts'

/** The vocabulary with which the lines of a recipe are read. */
type VocabularyFor = (draft: RecipeDraft) => Promise<Vocabulary>

/** How many are sent at once: few enough that stopping is felt, enough that thousands go quickly. */
const atOnce = 20
const mostTries = 5
const longestWait = 60_000

/** What stops a whole import, not one recipe. */
const stopping: Readonly<Record<string, Stop>> = {
  feature_required: 'plan',
  row_limit_reached: 'full',
  person_not_found: /* not shown */ 'signed out',
}

/** Resolves after a time, when the network comes back, or when it is over. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

/** Resolves when there is something to do, or when it is over. */
function work(signal: AbortSignal): Promise<ImportJob | null> {
  return new Promise((resolve) => {
    function look() {
      const job = importState.get().jobs.find((each) => !isDone(each) && each.stopped === null)
      if (job === undefined && !signal.aborted) return
      end()
      signal.removeEventListener('abort', look)
      resolve(job ?? null)
    }
    const end = importState.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}

/** A recipe with its picture in the account; without it, where that cannot be. */
async function withPicture(item: ImportItem): Promise<{ item: ImportItem; isWhole: boolean }> {
  const bare = { ...item, draft: { ...item.draft, image: null } }
  const picture =
    item.bytes === null ? item.draft.image : new Blob([item.bytes], { type: 'image/jpeg' })
  if (picture === null) return { item: bare, isWhole: true }
  try {
    const image = await savePicture(picture)
    return { item: { ...bare, draft: { ...item.draft, image } }, isWhole: true }
  } catch (cause) {
    if (cause instanceof TypeError) throw cause
    // Of the pictures of thousands only so many an hour are taken: the recipes do not wait for them.
    if (!(cause instanceof FunctionFailure)) logFailure('A picture was not brought over', cause)
    return { item: bare, isWhole: false }
  }
}

/** Notes what became of each of these. */
async function settle(
  job: ImportJob,
  items: readonly ImportItem[],
  results: readonly SaveResult[],
) {
  const stop = results
    .map(({ error }) => stopping[error?.code ?? ''])
    .find((each) => each !== undefined)
  const done = items.filter((_, index) => stopping[results[index]?.error?.code ?? ''] === undefined)
  const refused = items.flatMap(({ draft }, index) => {
    const error = results[index]?.error ?? null
    const isRefused = error !== null && stopping[error.code] === undefined
    if (!isRefused) return []
    const why = error.detail || wordsOfCode(error.code, /* not shown */ 'own recipe') || error.code
    return [{ title: draft.title, why }]
  })
  const created = results.filter((each) => each.created).length
  const known = results.filter((each) => each.error === null && !each.created).length
  await changeJob(
    job.id,
    (now) => ({
      ...now,
      created: now.created + created,
      known: now.known + known,
      refused: [...now.refused, ...refused],
      stopped: stop ?? now.stopped,
    }),
    done,
  )
}

/** Brings the next few recipes of a job. @throws where the account cannot be asked */
async function bringSome(job: ImportJob, vocabulary: VocabularyFor): Promise<void> {
  const stored = await readItems(job.id, atOnce)
  const items = stored.flatMap((each) => readItem(each) ?? [])
  if (items.length === 0) {
    // What a device has lost of it will not come any more.
    await changeJob(job.id, (now) => ({ ...now, total: settled(now) }))
    return
  }
  const there = await keysThatAreThere(
    job.userId,
    items.map(({ key }) => key),
  )
  const known = items.filter(({ key }) => there.has(key))
  if (known.length > 0) {
    await settle(
      job,
      known,
      known.map(() => ({ id: null, created: false, error: null })),
    )
  }
  const fresh: ImportItem[] = []
  let without = 0
  for (const each of items.filter(({ key }) => !there.has(key))) {
    const { item, isWhole } = await withPicture(each)
    fresh.push(item)
    if (!isWhole) without += 1
  }
  if (fresh.length === 0) return
  await settle(job, fresh, await saveRecipes(fresh, vocabulary))
  if (without > 0) {
    await changeJob(job.id, (now) => ({ ...now, withoutPicture: now.withoutPicture + without }))
  }
}

const isSignedOut = (cause: unknown) =>
  /^(?:PGRST30[0-3]|PT40[13]|42501)$/.test(textField(cause, 'code') ?? '')

async function runInThisTab(signal: AbortSignal, vocabulary: VocabularyFor) {
  let tries = 0
  for (;;) {
    importState.setWorking('idle')
    const job = await work(signal)
    if (job === null || signal.aborted) return
    importState.setWorking('running')
    try {
      await bringSome(job, vocabulary)
      tries = 0
    } catch (cause) {
      tries += 1
      // A connection that failed has no code of the database.
      const isOffline = !navigator.onLine || textField(cause, 'code') === undefined
      if (isSignedOut(cause)) {
        await changeJob(job.id, (now) => ({ ...now, stopped: /* not shown */ 'signed out' }))
      } else if (!isOffline && tries >= mostTries) {
        logFailure('An import failed', cause)
        await changeJob(job.id, (now) => ({ ...now, stopped: 'failed' }))
      } else {
        if (isOffline) importState.setWorking(/* not shown */ 'no network')
        await pause(Math.min(longestWait, 1000 * 2 ** tries), signal)
      }
    }
  }
}

/**
 * Brings what waits, in one tab at a time, until it is ended. What is under way then is finished or sent again, and
 * comes to the same.
 */
export function runImports(userId: string, vocabulary: VocabularyFor): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const name = `larder-import-${userId}`
  void (async () => {
    const first = await navigator.locks.query().catch(() => null)
    if (first?.held?.some((lock) => lock.name === name))
      importState.setWorking(/* not shown */ 'another tab')
    await navigator.locks
      .request(name, { signal }, () => runInThisTab(signal, vocabulary))
      .catch((cause: unknown) => {
        if (!signal.aborted) logFailure('Imports cannot go on', cause)
      })
  })()
  return () => ending.abort()
}
