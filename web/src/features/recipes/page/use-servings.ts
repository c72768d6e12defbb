import { useSearchParams } from 'react-router'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { servingsFrom } from '#domain/recipes/servings.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { swapsFromText, swapsToText, type Swaps } from '#domain/recipes/swap.ts'

const noSwaps: Swaps = new Map()

/**
 * For how many, and with what instead: both stand in the address, so that what is shared or printed is
 * what is seen. Who may not scale sees the servings as written.
 */
export function useServings(
  recipe: Recipe,
  vocabulary: Vocabulary | undefined,
  rules: DietRules,
  mayScale: boolean,
) {
  const [search, setSearch] = useSearchParams()
  const base = recipe.servings
  const servings = mayScale ? servingsFrom(search.get('servings'), base) : base
  const swapText = search.get('swap')
  const swaps =
    vocabulary === undefined || swapText === null
      ? noSwaps
      : swapsFromText(swapText, recipe, vocabulary, rules)

  function put(name: string, value: string) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    servings,
    factor: servings / base,
    swaps,
    /** Four decimals: 300 g of 350 stay 300 g. */
    setServings: (next: number) =>
      put('servings', next === base ? '' : String(Math.round(next * 10_000) / 10_000)),
    setSwaps: (next: Swaps) => put('swap', swapsToText(next)),
  }
}
