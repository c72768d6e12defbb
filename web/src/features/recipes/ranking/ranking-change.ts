import { useEffect, useState } from 'react'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { listInWords } from '../words.ts'

/** What a change of the pantry did to the recipes. */
export interface RankingChange {
  /** "Adding lemons: 3 more ready". */
  words: string
  /** The recipes that are ready since. */
  fresh: ReadonlySet<number>
}

interface Ranking {
  kitchen: Kitchen
  matches: readonly RecipeMatch[]
}

const shownForMilliseconds = 20_000

/** The recipes that are ready, and what is missing in each. */
function stateOf({ matches }: Ranking) {
  const missed = new Map(matches.map((match) => [match.recipe.id, match.missedIngredientCount]))
  return { missed, isReady: (id: number) => missed.get(id) === 0 }
}

function causeOf(before: Kitchen, after: Kitchen): string {
  const named = (from: Kitchen, other: Kitchen) =>
    [...from.owned]
      .filter((id) => !other.owned.has(id))
      .map((id) => ingredientPlural(id, after.vocabulary))
  const [added, gone] = [named(after, before), named(before, after)]
  const parts = [
    added.length > 0 && `adding ${listInWords(added)}`,
    gone.length > 0 && `without ${listInWords(gone)}`,
  ].filter((part) => part !== false)
  const cause = parts.join(', ')
  return cause === '' ? '' : `${cause.charAt(0).toUpperCase()}${cause.slice(1)}: `
}

function effectInWords(fresh: number, lost: number, nearer: number): string {
  if (fresh > 0 && lost > 0) return `${fresh} more ready, ${lost} no longer`
  if (fresh > 0) return `${fresh} more ready`
  if (lost > 0) return `${lost} fewer ready`
  if (nearer > 0) return `${nearer} ${nearer === 1 ? 'recipe comes' : 'recipes come'} nearer`
  return 'as many are ready as before'
}

/** What became of the recipes between two rankings of the same ones; null where nothing did. */
export function rankingChange(before: Ranking, after: Ranking): RankingChange | null {
  const [was, is] = [stateOf(before), stateOf(after)]
  const ids = [...is.missed.keys()]
  const fresh = ids.filter((id) => is.isReady(id) && !was.isReady(id))
  const lost = [...was.missed.keys()].filter((id) => was.isReady(id) && !is.isReady(id))
  const nearer = ids.filter((id) => (is.missed.get(id) ?? 0) < (was.missed.get(id) ?? Infinity))
  const cause = causeOf(before.kitchen, after.kitchen)
  if (cause === '' && fresh.length + lost.length + nearer.length === 0) return null
  const effect = effectInWords(fresh.length, lost.length, nearer.length)
  return { words: cause + effect, fresh: new Set(fresh) }
}

/**
 * What the last change of the pantry did, for 20 seconds; null where nothing has changed since. A change of
 * the recipes themselves, by a filter or the order, is none.
 */
export function useRankingChange(
  kitchen: Kitchen,
  recipes: unknown,
  matches: readonly RecipeMatch[],
): RankingChange | null {
  const [seen, setSeen] = useState({ kitchen, recipes, matches })
  const [change, setChange] = useState<RankingChange | null>(null)
  if (seen.kitchen !== kitchen || seen.recipes !== recipes) {
    setSeen({ kitchen, recipes, matches })
    const now = seen.recipes === recipes ? rankingChange(seen, { kitchen, matches }) : null
    if (now !== null) setChange(now)
  }
  useEffect(() => {
    if (change === null) return undefined
    const timer = setTimeout(() => setChange(null), shownForMilliseconds)
    return () => clearTimeout(timer)
  }, [change])
  return change
}
