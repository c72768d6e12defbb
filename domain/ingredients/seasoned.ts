import { lineageOf } from './lineage.ts'
import { normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

const saysSeasoned = /^(?:(?:pre-?|well |italian[- ])?seasoned|italian(?:[- ]style)?)$/iu

function isSeasoned(remark: string): boolean {
  return remark.split(/,|\band\b/u).some((each) => saysSeasoned.test(each.trim()))
}

/**
 * The seasoned kind of a food or of what it is a kind of: "panko (seasoned)". What it is seasoned with may be
 * something that the plain one is known to be free of.
 */
export function seasonedKind(
  found: IngredientId,
  remark: string,
  vocabulary: Vocabulary,
): IngredientId | null {
  if (!isSeasoned(remark)) return null
  const kinds = lineageOf(found, vocabulary).map((kind) => kind.replaceAll('-', ' '))
  const names = kinds.map((kind) => normalise(`seasoned ${kind}`))
  return names.flatMap((name) => vocabulary.aliases.get(name) ?? [])[0] ?? null
}

/** Whether a remark says that crumbs are seasoned ones of which no kind is known: "gluten-free panko (seasoned)". */
export function isSeasonedUnknown(found: IngredientId, remarks: readonly string[]): boolean {
  return /crumb|panko/u.test(found) && !found.startsWith('seasoned') && remarks.some(isSeasoned)
}

/** Of several names nobody knows which one a remark is about; seasoned counts for each that is sold so. */
export function withSeasoned(
  ids: readonly IngredientId[],
  remarks: readonly string[],
  vocabulary: Vocabulary,
): IngredientId[] {
  const seasoned = (id: IngredientId) =>
    remarks.map((remark) => seasonedKind(id, remark, vocabulary)).find((kind) => kind !== null)
  const kinds = ids.map((id) => seasoned(id) ?? id)
  return [...new Set(kinds)].filter((id) => !isSeasonedUnknown(id, remarks))
}
