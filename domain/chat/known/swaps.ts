import { foodsInText } from '../../ingredients/foods-in-text.ts'
import { lineageOf } from '../../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import { bothRules } from '../../recipes/suits-diet.ts'
import { answerFromEngine } from '../engine-answer.ts'
import { instead } from '../facts/instead.ts'
import { plainly } from '../wish/plain-words.ts'
import { isRuledOut } from '../wish/narrow.ts'
import type { Wish } from '../wish/read-wish.ts'
import { mayOffer } from './for-them.ts'
import type { Known, Teller } from './known.ts'
import { linesFor } from './tell-topic.ts'
import { topicOf } from './topic.ts'

/** What stands before the food that is to be replaced; the food follows at once. */
const before =
  /\b(?:instead of|in place of|in the place of|substitut\w* (?:for|of)|swap (?:for|out)|replacement (?:for|of)|alternatives? (?:to|for)|ran out of|run out of|running out of|out of|dont have(?: any)?|do not have(?: any)?|havent (?:got )?(?:any)?|have no|ive no|got no|replace|replaces|no|what instead of|need a swap for|missing)\b/gu
const asks =
  /\b(?:substitut\w*|swap\w*|replac\w*|alternatives?|instead|in place of|stand in|what else can i use|ran out|run out|out of (?!the|date|shell)|dont have|do not have|havent got|have no|got no|ive no|no \w+(?: \w+)? left)\b|^no [a-z]+(?: [a-z]+)?$|^no [a-z ]+, what else/u
const ofOthers =
  /\b(?:store|keep|freez\w*|no \w+ (?:dinner|lunch|breakfast|dessert|meal|recipe)s?\b|out of the|dinner|recipe|ideas|something)\b/u

/** The first food behind a place, else none. */
function foodBehind(text: string, vocabulary: Vocabulary): IngredientId | undefined {
  for (const { index, 0: said } of text.matchAll(before)) {
    const [food] = foodsInText(
      text.slice(index + said.length).split(/\b(?:with|in|for|by)\b/u)[0] ?? '',
      vocabulary,
    )
    if (food !== undefined) return food
  }
  return undefined
}

/** The food that is to be replaced. */
function replacedIn({ plain, foods }: Wish, vocabulary: Vocabulary): IngredientId | undefined {
  return foodBehind(plain, vocabulary) ?? foodsInText(plain, vocabulary)[0] ?? foods[0]
}

/** Of a food without substitutes of its own, its kind. */
function withSubstitutes(id: IngredientId, vocabulary: Vocabulary): IngredientId {
  const known = new Set(vocabulary.substitutions.map(({ need }) => need))
  return lineageOf(id, vocabulary).find((each) => known.has(each)) ?? id
}

/** What to take instead of a food: where amounts matter, from our facts; else the substitutes that suit who asks. */
export const tellSwaps: Teller = (wish, known) => {
  const { plain } = wish
  const topic = topicOf(plain, instead)
  if (topic !== undefined) return linesFor(topic, wish, known)
  if (!asks.test(plain) || ofOthers.test(plain)) return null
  const { vocabulary } = known.kitchen
  const replaced = replacedIn(wish, vocabulary)
  if (replaced === undefined) return null
  return suitedSwaps(withSubstitutes(replaced, vocabulary), wish, known)
}

function suitedSwaps(food: IngredientId, wish: Wish, known: Known): string {
  const { vocabulary } = known.kitchen
  // What is replaced is ruled out by itself, not its group: who has no eggs may take milk.
  const isAsked = (id: IngredientId) => id === food || lineageOf(food, vocabulary).includes(id)
  const rules = bothRules(
    known.rules,
    hasReason(wish) ? wish.rules : { restrictions: [], preferences: wish.rules.preferences },
  )
  const without = wish.without.filter((id) => !isAsked(id))
  const narrowed: Wish = { ...wish, without, rules }
  const substitutions = vocabulary.substitutions
    .filter(
      ({ need, uses }) =>
        need === food && uses.every((id) => !isRuledOut(id, narrowed, vocabulary)),
    )
    .map((each) => ({
      ...each,
      note: noteFor(
        each.note,
        (id) => isAsked(id) || mayOffer(id, narrowed, rules, vocabulary),
        vocabulary,
      ),
    }))
  const kitchen = { ...known.kitchen, vocabulary: { ...vocabulary, substitutions } }
  const question = {
    about: 'substitute' as const,
    foods: [food],
    meals: [],
    maxMinutes: null,
    days: 3,
  }
  return answerFromEngine(question, { ...known, kitchen, rules })
}

/** Whether what is ruled out is so for somebody's sake, and not because there is none left. */
const hasReason = ({ plain }: Wish): boolean =>
  /\b(?:allerg\w*|intoleran\w*|free|\w+less|without|not|cant|cannot|vegan|coeliac)\b/u.test(
    plainly(plain),
  )

/** A note without the clauses that offer what who asks does not eat: "a mashed anchovy brings it back". */
function noteFor(
  note: string,
  mayBe: (id: IngredientId) => boolean,
  vocabulary: Vocabulary,
): string {
  const clauses = note.split(/(?<=[;.]) /u)
  const left = clauses.filter((clause) => foodsInText(clause, vocabulary).every(mayBe))
  if (left.length === clauses.length) return note
  const rest = left.join(' ').replace(/;$/u, '.')
  return rest === '' ? 'It can take its place.' : rest
}
