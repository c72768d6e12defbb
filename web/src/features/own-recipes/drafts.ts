import { t } from '#domain/texts/t.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { formOfDraft, isBlankForm, type RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { field } from '#web/lib/json.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { readForm } from './read-form.ts'

/** What is being written, each in its place: `new`, `edit-7`, or a key of what was handed over. */
interface StoredDraft {
  place: string
  form: RecipeForm
  /** It was saved without a network, and stays here until the account has it. */
  waits: boolean
}

const mostDrafts = 50

const parse = (json: unknown): StoredDraft[] | null =>
  Array.isArray(json)
    ? json.flatMap((each: unknown) => {
        const place = field(each, 'place')
        const form = readForm(field(each, 'form'))
        return typeof place === 'string' && form !== null
          ? [{ place, form, waits: field(each, 'waits') === true }]
          : []
      })
    : null

const draftsOf = (userId: string | null) =>
  readStored(storageKeys.recipeDrafts(userId), parse) ?? []

/** What this person wrote there on this device, and has not saved. */
export function storedForm(userId: string | null, place: string): RecipeForm | null {
  return draftsOf(userId).find((each) => each.place === place)?.form ?? null
}

/**
 * Keeps it through a reload and without a network. False where the browser does not take it, or where so many
 * are begun that another would push one of them out.
 */
export function storeForm(
  userId: string | null,
  place: string,
  form: RecipeForm,
  waits = false,
): boolean {
  const others = draftsOf(userId).filter((each) => each.place !== place)
  const isBlank = isBlankForm(form)
  if (!isBlank && others.length >= mostDrafts) return false
  const all = isBlank ? others : [{ place, form, waits }, ...others]
  return writeStored(storageKeys.recipeDrafts(userId), all)
}

/** Where a recipe that waits for the network is found again: its key for a new one. */
export const placeOfPending = ({ id, key }: { id: number | null; key: string }) =>
  id === null ? key : `edit-${id}`

/** The address of the editor that holds what is stored there. */
export function editorOf({ id, key }: { id: number | null; key: string }): string {
  return id === null ? `${paths.createRecipe}?draft=${key}` : `${paths.createRecipe}?edit=${id}`
}

/** It waits for the network; until the account has it, this device holds what was typed. */
export function storePending(userId: string, place: string, form: RecipeForm): void {
  if (storeForm(userId, placeOfPending(form), form, true) && place !== placeOfPending(form))
    forgetForm(userId, place)
}

/** The account has it, unless more has been written there since. */
export function forgetPending(userId: string, place: string): void {
  if (draftsOf(userId).some((each) => each.place === place && each.waits)) forgetForm(userId, place)
}

/** It is saved, or not wanted. */
export function forgetForm(userId: string | null, place: string): void {
  const others = draftsOf(userId).filter((each) => each.place !== place)
  if (others.length === 0) removeStored(storageKeys.recipeDrafts(userId))
  else writeStored(storageKeys.recipeDrafts(userId), others)
}

/** What a visitor wrote comes along when they sign in, unless they have begun something else. */
export function takeOverGuestForm(userId: string, place: string): void {
  const form = storedForm(null, place)
  if (form === null || storedForm(userId, place) !== null) return
  if (storeForm(userId, place, form)) forgetForm(null, place)
}

/**
 * Puts a recipe from elsewhere, an import or an answer of the chef, before the person to look through.
 * Returns the address of the editor that holds it; null, and says so, where this device does not take it.
 */
export function beginRecipe(
  userId: string | null,
  draft: RecipeDraft,
  more: Partial<Pick<RecipeForm, 'key' | 'copiedFrom' | 'season' | 'visibility'>> = {},
): string | null {
  const key = more.key ?? crypto.randomUUID()
  if (!storeForm(userId, key, { ...formOfDraft(draft, key), ...more, key })) {
    toast({
      title: t('This recipe could not be opened'),
      description:
        draftsOf(userId).length < mostDrafts
          ? t('This device keeps nothing that is not saved.')
          : t('{count} recipes on this device are begun and not saved. Save one of them first.', {
              count: mostDrafts,
            }),
      tone: 'error',
    })
    return null
  }
  return `${paths.createRecipe}?draft=${key}`
}
