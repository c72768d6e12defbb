import { ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import { t } from '../texts/t.ts'
import type { Path } from './found-path.ts'
import type { Kitchen } from './kitchen.ts'
import { breaksMore } from './sources.ts'
import { swapFor } from './swaps.ts'

const ownedCredit = 100
const transformCredit = 95
const probablyCredit = 60
/** Above every guess: it is the very thing, if it is there. Of a swap with it as much of its quality. */
const believedCredit = 80

/** The owned thing behind something that is there or can be made; nothing for a staple that is assumed. */
function ownedFor(id: IngredientId, { meets, yields }: Kitchen): IngredientId[] {
  const owned = meets.get(id) ?? yields.get(id)
  return owned === undefined ? [] : [owned]
}

/** Whether something is there without a doubt, can be made of what is, or is always at home. */
export function isThere(id: IngredientId, { meets, yields, assumed }: Kitchen): boolean {
  return meets.has(id) || yields.has(id) || assumed.has(id)
}

type FoundPath = Omit<Path, 'urgency'>

/** Undefined where nothing leads to it. */
function findPath(
  id: IngredientId,
  kitchen: Kitchen,
  contexts: readonly string[],
): FoundPath | undefined {
  const asked = { ingredient: id, contexts }
  const { vocabulary, rules, owned, meets, yields, assumed, swaps, believed, runOut } = kitchen
  const name = (each: IngredientId) => ingredientPlural(each, vocabulary)
  const names = (ids: readonly IngredientId[]) => {
    const [one = '', ...others] = ids.map(name)
    return others.reduce((first, second) => t('{first} and {second}', { first, second }), one)
  }
  const there = meets.get(id)
  if (there !== undefined) {
    return {
      state: 'have',
      credit: ownedCredit,
      via: [there],
      reason: t('you have {food}', { food: name(there) }),
    }
  }
  if (yields.has(id)) {
    const via = ownedFor(id, kitchen)
    const reason = t('you get it from {food}', { food: via.map(name).join('') })
    return { state: 'have', credit: transformCredit, via, reason }
  }
  const staple = assumed.get(id)
  if (staple !== undefined) {
    const food = name(staple.staple)
    const reason = staple.made
      ? t('you get it from {food}, which you always have', { food })
      : t('you always have {food}', { food })
    return { state: 'assumed', credit: 0, via: [], reason }
  }
  const swap = swapFor(asked, swaps)
  if (swap !== undefined) {
    const reason = t('use {foods} instead', { foods: names(swap.uses) })
    const via = swap.uses.flatMap((use) => ownedFor(use, kitchen))
    return { state: 'swap', credit: Math.round(swap.quality * 100), via, reason }
  }
  if (runOut.has(id)) {
    return {
      state: 'missing',
      credit: 0,
      via: [],
      reason: t('you ran out of {food}', { food: name(id) }),
    }
  }
  const likely = believed.get(id)
  if (likely !== undefined) {
    const reason = t('you probably have {food}', { food: name(likely) })
    return { state: 'believed', credit: believedCredit, via: [likely], reason }
  }
  const general = lineageOf(id, vocabulary).find(
    (each) => owned.has(each) && !breaksMore(each, id, vocabulary, rules),
  )
  if (general !== undefined) {
    const reason = t('you have {owned}: does that include {food}?', {
      owned: name(general),
      food: name(id),
    })
    return { state: 'probably', credit: probablyCredit, via: [general], reason }
  }
  const likelySwap = swapFor(asked, kitchen.likelySwaps)
  if (likelySwap !== undefined) {
    const via = likelySwap.uses.flatMap((use) =>
      isThere(use, kitchen) ? [] : (believed.get(use) ?? []),
    )
    const credit = Math.floor((Math.round(likelySwap.quality * 100) * believedCredit + 50) / 100)
    const reason = t('use {foods} instead: you probably have {likely}', {
      foods: names(likelySwap.uses),
      likely: names(via),
    })
    return { state: 'believed', credit, via, reason }
  }
  return undefined
}

const missingKnown = new WeakMap<Vocabulary, Map<IngredientId, Path>>()

/** To what nothing leads. Most of what recipes ask for is missing in any kitchen, in the same words: it is one object. */
function noPathTo(id: IngredientId, vocabulary: Vocabulary): Path {
  const known = missingKnown.get(vocabulary) ?? new Map<IngredientId, Path>()
  missingKnown.set(vocabulary, known)
  const before = known.get(id)
  if (before !== undefined) return before
  const reason = t('you have no {food}', { food: ingredientPlural(id, vocabulary) })
  const path: Path = { state: 'missing', credit: 0, via: [], reason, urgency: 0 }
  known.set(id, path)
  return path
}

function withUrgency({ state, credit, via, reason }: FoundPath, { urgency: known }: Kitchen): Path {
  const urgency = Math.max(0, ...via.map((each) => known.get(each) ?? 0))
  return { state, credit, via, reason, urgency }
}

/** Under which a kitchen notes its path to an ingredient. */
export function pathKey(id: IngredientId, contexts: readonly string[] = []): string {
  return contexts.length === 0 ? id : `${id}|${contexts.join('|')}`
}

/**
 * Whether and how a kitchen meets a required ingredient, by its best path: the thing itself or a kind
 * of it, what can be made of something owned, an assumed staple, a substitute that holds where it is used (all of its set), or only
 * the more general thing, to be confirmed. What is probably there fills in where nothing else is known. A sibling never meets it. What ran out is neither assumed nor
 * guessed nor believed; any other path to it still counts.
 */
export function pathTo(id: IngredientId, kitchen: Kitchen, contexts: readonly string[] = []): Path {
  const key = pathKey(id, contexts)
  const known = kitchen.paths.get(key)
  if (known !== undefined) return known
  const found = findPath(id, kitchen, contexts)
  const path = found === undefined ? noPathTo(id, kitchen.vocabulary) : withUrgency(found, kitchen)
  kitchen.paths.set(key, path)
  return path
}
