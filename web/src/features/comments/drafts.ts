import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** What was begun, and the id of the comment that it becomes: sent twice, it is posted once. */
export interface Draft {
  readonly id: string
  readonly text: string
}

/** So many recipes keep what was begun to be written. */
const mostDrafts = 20

type Drafts = readonly (readonly [recipeId: number, text: string, id: string])[]

function parse(json: unknown): Drafts | null {
  if (!Array.isArray(json)) return null
  return json.flatMap((each: unknown) => {
    if (!Array.isArray(each)) return []
    const [recipeId, text, id]: unknown[] = each
    if (typeof recipeId !== 'number' || typeof text !== 'string' || typeof id !== 'string')
      return []
    return [[recipeId, text, id]]
  })
}

const draftsOf = (userId: string) => readStored(storageKeys.commentDrafts(userId), parse) ?? []

/** What a person began to write on a recipe on this device. */
export function readDraft(userId: string, recipeId: number): Draft | null {
  const [, text, id] = draftsOf(userId).find(([recipe]) => recipe === recipeId) ?? []
  return text === undefined || id === undefined ? null : { id, text }
}

/** Keeps it; an empty text ends it. */
export function storeDraft(userId: string, recipeId: number, { id, text }: Draft): void {
  const others = draftsOf(userId).filter(([recipe]) => recipe !== recipeId)
  const next: Drafts = text.trim() === '' ? others : [[recipeId, text, id], ...others]
  if (next.length === 0 && others.length === draftsOf(userId).length) return
  writeStored(storageKeys.commentDrafts(userId), next.slice(0, mostDrafts))
}
