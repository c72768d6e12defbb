import { dietFacts } from '../facts/contents.ts'
import { cookedThrough } from '../facts/cooked-through.ts'
import { dangers } from '../facts/danger.ts'
import { freezing } from '../facts/freezing.ts'
import { keeping } from '../facts/keeping.ts'
import { leftOut } from '../facts/left-out.ts'
import { rescueOfTaste } from '../facts/rescue-taste.ts'
import { rescue } from '../facts/rescue.ts'
import { safeFoods } from '../facts/safe-foods.ts'
import { servingFacts } from '../facts/servings.ts'
import { signs } from '../facts/signs.ts'
import { talk } from '../facts/talk.ts'
import { technique } from '../facts/technique.ts'
import { times } from '../facts/times.ts'
import type { Wish } from '../wish/read-wish.ts'
import { tellTimes } from './cooking-times.ts'
import { tellContents } from './contains.ts'
import { tellDone } from './done.ts'
import { tellPairs } from './goes-with.ts'
import { tellKept } from './kept.ts'
import type { Known, Teller } from './known.ts'
import { tellMeasure } from './measures.ts'
import { tellOvenHeat } from './oven-heat.ts'
import { tellPortions, tellWater } from './portions.ts'
import { tellScaled } from './scaled.ts'
import { tellSwaps } from './swaps.ts'
import { tellAll, tellSuited } from './tell-topic.ts'

/** Danger goes before everything; what is asked of by few words stands behind what needs many. */
const ofSafety: readonly Teller[] = [
  tellAll(dangers),
  tellAll(safeFoods),
  tellAll(dietFacts),
  tellContents,
  tellAll(leftOut),
  tellAll(cookedThrough),
]
/** Of a wish too: nobody who is on fire waits for a recipe, and a recipe may be what is made larger. */
const evenOfWishes: readonly Teller[] = [tellAll(dangers), tellScaled, tellAll(servingFacts)]
const ofKitchen: readonly Teller[] = [
  tellOvenHeat,
  tellScaled,
  tellAll(servingFacts),
  tellWater,
  tellPortions,
  tellMeasure,
  tellSuited(rescueOfTaste),
  tellSuited(rescue),
  tellSwaps,
  tellAll(freezing),
  tellAll(keeping),
  tellKept,
  tellAll(signs),
  tellAll(times),
  tellTimes,
  tellDone,
  tellPairs,
  tellSuited(technique),
]

export const wantsDish =
  /\b(?:recipes?|ideas?|dinners?|lunch(?:es|box)?|breakfasts?|brunch|supper|desserts?|snacks?|meals?|suggest|something|anything|surprise me|use up|using up|feeding|hungry|tonight)\b|\bwhat (?:can|should|could|do|shall) (?:i|we) (?:make|cook|bake|eat|have|do with)\b/u
const asksFact =
  /\bhow (?:long|do|to|many|much|hot|should|can i (?:tell|know|fix|store|freeze))\b|\btemp\w*|substitut|instead|\bswap|replac|alternativ|\bstor(?:e|ing|age)\b|\bkeeps?\b|freez|\bsafe\b|\b(?:goes?|pairs?) (?:well )?with|\bgrams?\b|\btoo (?:salty|thick|thin|hot|much|wet|dry|sweet|sour)|\bserve with|thaw|defrost|reheat|\bfridge\b|left out|burnt|curdled|\bsplit\b|leftovers? (?:keep|good)|good for how/u

/** Whether a question only wants something to eat: then no word in it is asked about. */
const isWish = ({ plain, about }: Wish): boolean =>
  about === 'plan' || (wantsDish.test(plain) && !asksFact.test(plain))

/** Words before what is asked: "hi! can you tell me …", "thanks! and …". */
const politeness =
  /^(?:(?:hi|hello|hey|thanks|thank you|ok|okay|cheers)\b(?: chef| there| so much| a lot)?[ !,.]+)+(?=\S.{6})(?:and |so |please |now )?(?:(?:can|could) you (?:please )?tell me )?/u

/**
 * What Larder knows of an English question without a model: small talk, measures, times, temperatures, storage, rescue,
 * substitutes, pairings and the safety of food. Null where it knows nothing: then recipes may be the answer.
 */
export function answerKnown(wish: Wish, known: Known): string | null {
  const small = tellAll(talk)(wish, known)
  if (small !== null) return small
  const plain = wish.plain.replace(politeness, '')
  const asked = { ...wish, plain }
  const tellers = isWish(asked) ? evenOfWishes : [...ofSafety, ...ofKitchen]
  for (const tell of tellers) {
    const words = tell(asked, known)
    if (words !== null) return words
  }
  return null
}
