import { lineageOf } from './lineage.ts'
import { before, behind } from './modifier-rules.ts'
import type { Rule } from './rule.ts'
import type { Ingredient, Vocabulary } from './vocabulary.ts'

/** Families in which growers name the kinds: an unheard-of word before them is such a name. */
const families =
  /^(?:apple|pear|plum|potato|tomato|cherry tomato|cherry|grape|peach|apricot|olive|chilli|chili|chile|oyster|strawberry|raspberry|squash|pumpkin|clam|cheddar|cheddar cheese|fig|beetroot|asparagus)$/u

/** What makes another food of any: no grower's name. */
export const freeing =
  /^(?:vegan|vegetarian|plant|based|meatless|eggless|dairy|gluten|free|mock|imitation|faux|daiya|violife|chao|miyoko|treeline|substitute|alternative|flavou?r(?:ed)?|.*less|.*free)$/u

export interface Beside {
  words: readonly string[]
  /** The normalised alias beside which they stand. */
  alias: string
  ingredient: Ingredient
}

type RulesByWord = ReadonlyMap<string, readonly Rule[]>

function byWord(rules: readonly Rule[]): RulesByWord {
  const found = new Map<string, Rule[]>()
  for (const rule of rules) {
    for (const word of rule.words) found.set(word, [...(found.get(word) ?? []), rule])
  }
  return found
}

const rulesBefore = byWord(before)
const rulesBehind = byWord(behind)

/** The first of the words for which no rule holds, or null. */
function unruled(
  rules: RulesByWord,
  { words, alias, ingredient }: Beside,
  vocabulary: Vocabulary,
): string | null {
  if (words.length === 0) return null
  const kinds = lineageOf(ingredient.id, vocabulary)
  const holds = (rule: Rule) => rule.name?.test(alias) ?? rule.of?.(ingredient, kinds) ?? false
  return words.find((word) => !(rules.get(word)?.some(holds) ?? false)) ?? null
}

/** Whether words name what the food is a kind of: "cannellini white beans", "rigatoni pasta". */
function namesKind({ words, ingredient }: Beside, vocabulary: Vocabulary): boolean {
  const named = vocabulary.aliases.get(words.join(' ')) ?? words.join('-')
  return lineageOf(ingredient.id, vocabulary).includes(named)
}

/** Whether words before a name leave it what it is; `isFood` tells a word that is part of some alias. */
export function keepsBefore(
  beside: Beside,
  vocabulary: Vocabulary,
  isFood: (word: string) => boolean,
): boolean {
  const word = unruled(rulesBefore, beside, vocabulary)
  if (word === null || namesKind(beside, vocabulary)) return true
  return (
    families.test(beside.alias) &&
    beside.words.every(
      (each) =>
        each.length > 2 &&
        // Without a vowel it is no grower's name but an abbreviation: "swt" is not a kind of potato.
        /[aeiouy]/u.test(each) &&
        !isFood(each) &&
        !freeing.test(each) &&
        !/^\d|style$/u.test(each),
    )
  )
}

/** Whether words behind a name leave it what it is: "leaves" of a herb, "cheese" of a Gorgonzola. */
export function keepsBehind(beside: Beside, vocabulary: Vocabulary): boolean {
  return unruled(rulesBehind, beside, vocabulary) === null || namesKind(beside, vocabulary)
}
