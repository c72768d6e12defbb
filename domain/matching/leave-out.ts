import { ingredientPlural } from '../ingredients/names.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { LineUse } from '../recipes/line-use.ts'
import { t } from '../texts/t.ts'
import type { Need, NeedMatch } from './need.ts'

/** A recipe's distinct need, and whether its title names it or it is made of it. */
export interface AskedNeed {
  need: Need
  isEssential: boolean
}

/** What a need is there for, where it is required; what an older version stored says nothing, and is base. */
export function lineUseOf({ optional, use }: Pick<Need, 'optional' | 'use'>): LineUse {
  return optional ? 'base' : (use ?? 'base')
}

/**
 * The needs with the uses that hold: what the title names is base, and so is all of a dish of which nothing read
 * would stay. The database has the same rule in `private.derived_recipe_matches`.
 */
export function withUses(asked: readonly AskedNeed[]): AskedNeed[] {
  const isBase = ({ need, isEssential }: AskedNeed) =>
    need.ingredient === null || isEssential || lineUseOf(need) === 'base'
  const hasBase = asked.some(
    (each) => each.need.ingredient !== null && !each.need.optional && isBase(each),
  )
  return asked.map((each) => {
    const { use, without: _, ...need } = each.need
    const isPlain = use === undefined || use === 'base'
    return isPlain || (hasBase && !isBase(each)) ? each : { ...each, need }
  })
}

/**
 * How many of so many flavours a dish may go without: two, and never all of several. The one flavour of a dish
 * may go: the base, which always stays, has a taste of its own. `private.missed_flavours` is the same in the database.
 */
export function mostFlavoursLeftOut(flavours: number): number {
  return flavours === 1 ? 1 : Math.min(2, Math.max(0, flavours - 1))
}

/** Why a dish goes without something, in a sentence: what is lost, where the recipe says so. */
function reasonWithout({ ingredient, without, text }: Need, vocabulary: Vocabulary): string {
  const name = ingredient === null ? text : ingredientPlural(ingredient, vocabulary)
  return without ?? t('without the {food}', { food: name })
}

/**
 * What is missing and can be left out, left out: finishes always, flavours while no more of them are missing than
 * the dish may go without; else none of them, so that which ones does not depend on their order.
 */
export function leaveOut(matches: readonly NeedMatch[], vocabulary: Vocabulary): NeedMatch[] {
  const flavours = matches.filter(({ need }) => lineUseOf(need) === 'flavour')
  const unmet = flavours.filter(({ state }) => state === 'missing').length
  const mayLoseFlavour = unmet <= mostFlavoursLeftOut(flavours.length)
  return matches.map((match) => {
    const use = lineUseOf(match.need)
    const mayGo = use === 'finish' || (use === 'flavour' && mayLoseFlavour)
    if (match.state !== 'missing' || !mayGo) return match
    return { ...match, state: 'left-out', reason: reasonWithout(match.need, vocabulary) }
  })
}
