import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** So many recipes keep what was begun to be written. */
const mostDrafts = 20

type Drafts = readonly (readonly [recipeId: number, text: string])[]

function parse(json: unknown): Drafts | null {
  if (!Array.isArray(json)) return null
  return json.flatMap((each: unknown) => {
    if (!Array.isArray(each)) return []
    const [recipeId, text]: unknown[] = each
    return typeof recipeId === 'number' && typeof text === 'string' ? [[recipeId, text]] : []
  })
}

const draftsOf = (userId: string) => readStored(storageKeys.commentDrafts(userId), parse) ?? []

/** What a person began to write on a recipe on this device; empty where nothing was. */
export function readDraft(userId: string, recipeId: number): string {
  return draftsOf(userId).find(([id]) => id === recipeId)?.[1] ?? ''
}

/** Keeps it; an empty text ends it. */
export function keepDraft(userId: string, recipeId: number, text: string): void {
  const others = draftsOf(userId).filter(([id]) => id !== recipeId)
  const next: Drafts = text.trim() === '' ? others : [[recipeId, text], ...others]
  if (next.length === 0 && others.length === draftsOf(userId).length) return
  writeStored(storageKeys.commentDrafts(userId), next.slice(0, mostDrafts))
}
