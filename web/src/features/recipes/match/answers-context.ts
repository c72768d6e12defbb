import { createContext } from 'react'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'

/** What somebody says of a thing that is probably at home. */
export interface HomeAnswers {
  onHave: (ids: readonly IngredientId[]) => void
  onHaveNot: (ids: readonly IngredientId[]) => void
}

/** Null where cards are only looked at, as by a helper. */
export const HomeAnswersContext = createContext<HomeAnswers | null>(null)
