import type { DishCard } from '../composing/dish-card.ts'
import type { Techniques } from '../composing/technique.ts'
import type { Lackable } from '../recipes/kitchen-facts.ts'
import { answerFromEngine, type EngineKnowledge } from './engine-answer.ts'
import { answerKnown, wantsDish } from './known/answer-known.ts'
import { answerWish, notUnderstood, type WishAnswer } from './known/answer-wish.ts'
import { narrowedTo } from './wish/narrow.ts'
import { readWish, type Wish } from './wish/read-wish.ts'

/** What is known of who asks, and what questions are answered from. */
export interface AskedOf extends EngineKnowledge {
  /** Not there where it did not come: then no times are named. */
  techniques?: Techniques
  /** Equipment that is not there. */
  lacked: readonly Lackable[]
}

/** A question that was read: either it is answered, or dishes may be composed for what it wishes. */
export interface AskedQuestion {
  wish: Wish
  /** Null where recipes are to answer it. */
  answer: string | null
  /** Kitchen and recipes as the wish narrows them: dishes are composed for these. */
  narrowed: AskedOf
}

/** Reads an English question, and answers it where it asks for what Larder knows. */
export function askInEnglish(text: string, known: AskedOf): AskedQuestion {
  const wish = readWish(text, known.kitchen.vocabulary)
  const answer = answerKnown(wish, known) ?? otherwise(wish, known)
  const narrowed = answer === null ? { ...known, ...narrowedTo(wish, known) } : known
  return { wish, answer, narrowed }
}

/** How something is cooked of which no fact tells, and what nobody here knows. */
function otherwise(wish: Wish, known: AskedOf): string | null {
  if (wish.about === 'plan' || wish.dishes.length > 0) return null
  if (wish.about === 'technique') {
    const narrowed = { ...known, ...narrowedTo(wish, known) }
    return answerFromEngine(wish, narrowed)
  }
  const isNamed = wish.foods.length > 0 || wish.diets.length > 0 || wish.ruledOut.length > 0
  const isHurry = wish.maxMinutes !== null || wish.servings !== null
  return wish.about === 'other' && !isNamed && !isHurry && !wantsDish.test(wish.plain)
    ? notUnderstood
    : null
}

/** Answers what was asked, with dishes that were composed for it. */
export function answerInEnglish(
  { wish, answer, narrowed }: AskedQuestion,
  dishes: readonly DishCard[],
): WishAnswer {
  return answer === null
    ? answerWish(wish, { ...narrowed, dishes })
    : { understood: '', words: answer }
}

/** As one text. */
export const inOneText = ({ understood, words }: WishAnswer): string =>
  understood === '' ? words : `${understood}\n\n${words}`
