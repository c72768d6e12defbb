import { useEffect, useMemo, useState } from 'react'
import { gatheringFoodWords } from '#domain/ingredients/food-words.ts'
import { markingAliases } from '#domain/ingredients/nearest.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { InSteps } from '#domain/in-steps.ts'
import { makingSuggestionIndex, type SuggestionIndex } from '#domain/pantry/suggest.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { inTurns } from '#web/lib/in-turns.ts'

/** Work of which every field of the page has the same result. */
class Shared<Of extends object, Result> {
  readonly done = new WeakMap<Of, Result>()
  readonly #begun = new WeakMap<Of, Promise<Result>>()

  async begin(of: Of, steps: (of: Of) => InSteps<Result>): Promise<void> {
    const begun = this.#begun.get(of) ?? inTurns(steps(of))
    this.#begun.set(of, begun)
    this.done.set(of, await begun)
  }
}

/** What work in steps comes to; undefined until it is done. */
function useInTurns<Of extends object, Result>(
  work: Shared<Of, Result>,
  of: Of | undefined,
  steps: (of: Of) => InSteps<Result>,
): Result | undefined {
  const [, setDone] = useState<Of>()
  useEffect(() => {
    if (of === undefined || work.done.has(of)) return undefined
    let isAwaited = true
    async function draw(from: Of) {
      await work.begin(from, steps)
      if (isAwaited) setDone(from)
    }
    void draw(of)
    return () => {
      isAwaited = false
    }
  }, [work, of, steps])
  return of && work.done.get(of)
}

const readable = new Shared<Vocabulary, Vocabulary>()

function* makingReadable(vocabulary: Vocabulary): InSteps<Vocabulary> {
  yield* gatheringFoodWords(vocabulary)
  yield* markingAliases(vocabulary)
  return vocabulary
}

/**
 * The vocabulary as soon as all is made that reading keeps of it: a slow phone takes a quarter of a second, and draws meanwhile
 * what is typed.
 */
export const useReadable = (vocabulary: Vocabulary | undefined): Vocabulary | undefined =>
  useInTurns(readable, vocabulary, makingReadable)

const indexes = new Shared<Vocabulary, SuggestionIndex>()
const none: readonly RecipeCard[] = []

/** What a field of ingredients looks things up in, as soon as it is made. */
export function useSuggestionIndex(vocabulary: Vocabulary): SuggestionIndex | undefined {
  const { data: cards = none } = useRecipeCards()
  const making = useMemo(() => {
    const popularity = new Map<string, number>()
    for (const { ingredient } of cards.flatMap(({ needs }) => needs)) {
      if (ingredient !== null) popularity.set(ingredient, (popularity.get(ingredient) ?? 0) + 1)
    }
    return (of: Vocabulary) => makingSuggestionIndex(of, popularity)
  }, [cards])
  return useInTurns(indexes, useReadable(vocabulary), making)
}
