import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { readDraftLines, withUses, type DraftReading } from '#domain/recipes/own/read-draft.ts'
import { factsOfReading, type ReadingFacts } from '#domain/recipes/own/reading-facts.ts'
import type { FactsById } from '#domain/recipes/ingredient-facts.ts'
import { useVocabularyOfRecipe } from '#web/lib/line-languages.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import {
  ingredientFactsQuery,
  useIngredientFacts,
} from '#web/features/recipes/page/ingredient-facts.ts'

const nothingKnown: FactsById = new Map()
const nothingRead: DraftReading = []
const settleMilliseconds = 300
/** As the database takes it where nobody says. */
const usualServings = 4

interface DraftFacts {
  /** With which the lines are read: in their language. */
  vocabulary: Vocabulary | undefined
  reading: DraftReading
  /** Null while it is looked up, and without a network. */
  facts: ReadingFacts | null
  /** Of exactly what is typed, looked up if need be. Null where nobody can be asked. */
  factsNow: () => Promise<ReadingFacts | null>
}

/** How the lines of a draft are understood, and what they come to. */
export function useDraftFacts(draft: RecipeDraft, english: Vocabulary | undefined): DraftFacts {
  const client = useQueryClient()
  const vocabulary = useVocabularyOfRecipe(draft, english) ?? english
  const { lines, servings, title } = draft
  const asked = useMemo(
    () => (vocabulary === undefined ? nothingRead : readDraftLines(lines, vocabulary)),
    [lines, vocabulary],
  )
  // The steps are another array with each letter.
  const steps = draft.steps.join('\n')
  const reading = useMemo(
    () =>
      vocabulary === undefined
        ? nothingRead
        : withUses({ lines, title, steps: steps.split('\n') }, asked, vocabulary),
    [asked, lines, title, steps, vocabulary],
  )
  const ids = reading.flatMap((things) => things.flatMap(({ ingredient }) => ingredient ?? []))
  // Not at each key: half a word may be another ingredient.
  const settledIds = useSettled([...new Set(ids)].toSorted().join(), settleMilliseconds)
  const { data } = useIngredientFacts(settledIds === '' ? [] : settledIds.split(','), true)
  const known = ids.length === 0 ? nothingKnown : data
  const factsOf = useCallback(
    (found: FactsById | undefined) =>
      found === undefined || vocabulary === undefined
        ? null
        : factsOfReading(reading, servings ?? usualServings, found),
    [reading, servings, vocabulary],
  )
  const facts = useMemo(() => factsOf(known), [factsOf, known])

  async function factsNow(): Promise<ReadingFacts | null> {
    if (ids.length === 0) return factsOf(nothingKnown)
    const query = ingredientFactsQuery(ids)
    return factsOf(
      navigator.onLine
        ? await client.fetchQuery(query).catch(() => undefined)
        : client.getQueryData(query.queryKey),
    )
  }
  return { vocabulary, reading, facts, factsNow }
}
