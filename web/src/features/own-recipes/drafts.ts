import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { formOfDraft, isBlankForm, type RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { field } from '#web/lib/json.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { paths } from '#web/lib/paths.ts'
import { readForm } from './read-form.ts'

/** What is being written, each in its place: `new`, `edit-7`, or a key of what was handed over. */
interface KeptDraft {
  place: string
  form: RecipeForm
}

const mostDrafts = 10

const parse = (json: unknown): KeptDraft[] | null =>
  Array.isArray(json)
    ? json.flatMap((each: unknown) => {
        const place = field(each, 'place')
        const form = readForm(field(each, 'form'))
        return typeof place === 'string' && form !== null ? [{ place, form }] : []
      })
    : null

const draftsOf = (userId: string | null) =>
  readStored(storageKeys.recipeDrafts(userId), parse) ?? []

/** What this person wrote there on this device, and has not saved. */
export function keptForm(userId: string | null, place: string): RecipeForm | null {
  return draftsOf(userId).find((each) => each.place === place)?.form ?? null
}

/** Keeps it through a reload and without a network; answers whether the browser took it. */
export function keepForm(userId: string | null, place: string, form: RecipeForm): boolean {
  const others = draftsOf(userId).filter((each) => each.place !== place)
  const all = isBlankForm(form) ? others : [{ place, form }, ...others]
  return writeStored(storageKeys.recipeDrafts(userId), all.slice(0, mostDrafts))
}

/** It is saved, or not wanted. */
export function forgetForm(userId: string | null, place: string): void {
  const others = draftsOf(userId).filter((each) => each.place !== place)
  if (others.length === 0) removeStored(storageKeys.recipeDrafts(userId))
  else writeStored(storageKeys.recipeDrafts(userId), others)
}

/** What a visitor wrote comes along when they sign in, unless they have begun something else. */
export function takeOverGuestForm(userId: string, place: string): void {
  const form = keptForm(null, place)
  if (form === null || keptForm(userId, place) !== null) return
  if (keepForm(userId, place, form)) forgetForm(null, place)
}

/**
 * Puts a recipe from elsewhere, an import or an answer of the chef, before the person to look through.
 * Returns the address of the editor that holds it.
 */
export function beginRecipe(
  userId: string | null,
  draft: RecipeDraft,
  more: Partial<Pick<RecipeForm, 'key' | 'copiedFrom' | 'season' | 'visibility'>> = {},
): string {
  const key = more.key ?? crypto.randomUUID()
  keepForm(userId, key, { ...formOfDraft(draft, key), ...more, key })
  return `${paths.createRecipe}?draft=${key}`
}
