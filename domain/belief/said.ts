import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import { makings } from '../matching/sources.ts'
import { usualStaples } from '../pantry/staples.ts'
import { noRules } from '../recipes/suits-diet.ts'

/** What a cook has said of their home, by what is in the pantry and on the list of staples. */
export interface Said {
  /** There, as something in the pantry or as a staple. */
  present: ReadonlySet<IngredientId>
  /** Ran out, was said not to be there, or is a usual staple that was taken off the list. */
  absent: ReadonlySet<IngredientId>
  /** Everything that needs no belief: of it or of a kind of it something was said, or it can be made of what is there. */
  known: ReadonlySet<IngredientId>
}

export function saidOf(
  pantry: readonly PantryEntry[],
  staples: readonly IngredientId[],
  vocabulary: Vocabulary,
): Said {
  const idsOf = (entries: readonly PantryEntry[]) =>
    entries.flatMap(({ ingredient }) =>
      ingredient !== null && vocabulary.ingredients.has(ingredient) ? [ingredient] : [],
    )
  const owned = new Set(idsOf(pantry.filter(({ status }) => status !== 'out')))
  const runOut = idsOf(pantry.filter(({ status }) => status === 'out'))
  const takenOff = usualStaples.filter((id) => !staples.includes(id))
  const absent = new Set([...runOut, ...takenOff].filter((id) => !owned.has(id)))
  const onList = staples.filter((id) => vocabulary.ingredients.has(id) && !absent.has(id))
  const present = new Set([...owned, ...onList])
  const named = [...present, ...absent].flatMap((id) => lineageOf(id, vocabulary))
  return {
    present,
    absent,
    known: new Set([...named, ...makings(present, vocabulary, noRules).keys()]),
  }
}

/** Whether the cook said no to it, or to something that it is a kind of. */
export function isRefused(id: IngredientId, { absent }: Said, vocabulary: Vocabulary): boolean {
  return lineageOf(id, vocabulary).some((each) => absent.has(each))
}
