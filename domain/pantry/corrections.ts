import { capitalised } from '../ingredients/names.ts'
import { normalise } from '../ingredients/normalise.ts'
import type { ReadLine } from '../ingredients/read-line.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { nameInPantry, unknownCategory, type PantryItem } from './pantry-item.ts'

/** What names mean to one person: by `correctionKey`, null for nothing that the vocabulary knows. */
export type Corrections = ReadonlyMap<string, IngredientId | null>

/** What a name means from now on; undefined takes an earlier word back. */
export interface Correction {
  /** See `correctionKey`. */
  alias: string
  meant: IngredientId | null | undefined
}

const longestKey = 200

/** The form under which a name's correction is kept: as an alias is, and no longer than can be stored. */
export function correctionKey(name: string): string {
  return Array.from(normalise(name)).slice(0, longestKey).join('').trim()
}

/** What names mean after a correction; the same one once more changes nothing. */
export function afterCorrection(before: Corrections, { alias, meant }: Correction): Corrections {
  const after = new Map(before)
  if (meant === undefined) after.delete(alias)
  else after.set(alias, meant)
  return after
}

/** What a name, found to be `found`, means to this person: in the pantry as on a recipe's line. */
export function correctedIngredient(
  name: string,
  found: IngredientId | null,
  corrections: Corrections,
  vocabulary: Vocabulary,
): IngredientId | null {
  const meant = corrections.size === 0 ? undefined : corrections.get(correctionKey(name))
  if (meant === undefined) return found
  // What a later catalogue dropped is no answer.
  return meant === null || vocabulary.ingredients.has(meant) ? meant : found
}

/** A line as this person means it; what they called unknown gets no proposals either. */
export function correctedLine(
  line: ReadLine,
  corrections: Corrections,
  vocabulary: Vocabulary,
): ReadLine {
  const found = line.resolution.kind === 'resolved' ? line.resolution.ingredient : null
  const key = corrections.size === 0 ? '' : correctionKey(line.name)
  if (!corrections.has(key)) return line
  const meant = correctedIngredient(line.name, found, corrections, vocabulary)
  return meant === null
    ? { ...line, resolution: { kind: 'unresolved', suggestions: [] } }
    : { ...line, resolution: { kind: 'resolved', ingredient: meant } }
}

/** The words that a correction of this item is remembered for; null where none were typed. */
export function correctableName(item: PantryItem): string | null {
  const name = item.typedAs ?? (item.ingredient === null ? item.name : null)
  return name === null || correctionKey(name) === '' ? null : name
}

/** The item as another ingredient, or as the words that were typed. Amount and age stay. */
export function itemAs(
  item: PantryItem,
  ingredient: IngredientId | null,
  vocabulary: Vocabulary,
): PantryItem {
  const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  if (known === undefined) {
    const name = capitalised(item.typedAs ?? item.name)
    return { ...item, ingredient: null, name, category: unknownCategory }
  }
  const name = nameInPantry(known.id, item.quantity, item.unit, vocabulary)
  return { ...item, ingredient: known.id, name, category: known.category }
}
