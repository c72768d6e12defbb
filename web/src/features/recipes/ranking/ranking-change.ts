import { useEffect, useState } from 'react'
import { t } from '#domain/texts/t.ts'
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

/** What was added and what is gone, each in words; empty where it is nothing. */
function causeOf(before: Kitchen, after: Kitchen) {
  const named = (from: Kitchen, other: Kitchen) =>
    [...from.owned]
      .filter((id) => !other.owned.has(id))
      .map((id) => ingredientPlural(id, after.vocabulary))
  const [added, gone] = [named(after, before), named(before, after)]
  return { added: listInWords(added), gone: listInWords(gone) }
}

function inWords({ added, gone }: ReturnType<typeof causeOf>, effect: string): string {
  if (added !== '' && gone !== '') {
    return t('Adding {added}, without {gone}: {effect}', { added, gone, effect })
  }
  if (added !== '') return t('Adding {added}: {effect}', { added, effect })
  return gone === '' ? effect : t('Without {gone}: {effect}', { gone, effect })
}

function effectInWords(fresh: number, lost: number, nearer: number): string {
  if (fresh > 0 && lost > 0) {
    return t('{fresh, plural, other {# more ready}}, {lost, plural, other {# no longer}}', {
      fresh,
      lost,
    })
  }
  if (fresh > 0) return t('{fresh, plural, other {# more ready}}', { fresh })
  if (lost > 0) return t('{lost, plural, other {# fewer ready}}', { lost })
  if (nearer > 0) {
    return t('{nearer, plural, one {# recipe comes nearer} other {# recipes come nearer}}', {
      nearer,
    })
  }
  return t('as many are ready as before')
}

/** What became of the recipes between two rankings of the same ones; null where nothing did. */
export function rankingChange(before: Ranking, after: Ranking): RankingChange | null {
  const [was, is] = [stateOf(before), stateOf(after)]
  const ids = [...is.missed.keys()]
  const fresh = ids.filter((id) => is.isReady(id) && !was.isReady(id))
  const lost = [...was.missed.keys()].filter((id) => was.isReady(id) && !is.isReady(id))
  const nearer = ids.filter((id) => (is.missed.get(id) ?? 0) < (was.missed.get(id) ?? Infinity))
  const cause = causeOf(before.kitchen, after.kitchen)
  const isSame = cause.added === '' && cause.gone === ''
  if (isSame && fresh.length + lost.length + nearer.length === 0) return null
  const effect = effectInWords(fresh.length, lost.length, nearer.length)
  return { words: inWords(cause, effect), fresh: new Set(fresh) }
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
