import { foodsInText } from './foods-in-text.ts'
import { withoutPhrases } from './descriptors.ts'
import { foodWordsOf } from './food-words.ts'
import { describes, lookUp } from './look-up.ts'
import { lineageOf } from './lineage.ts'
import { freeing, makesADish } from './modifiers.ts'
import { powderIds } from './powders.ts'
import type { Ingredient, IngredientId, Vocabulary } from './vocabulary.ts'

/** Kinds whose last word alone says which food it is: "California walnuts", "wildflower honey". */
const toldByOneWord: ReadonlySet<IngredientId> = new Set(['flavored-nut', 'flavored-honey'])

/** Words that tell of milk without naming it: a "creamy pasta sauce" holds some. */
const tellsOfMilk = /^(?:cream|creamy|cheesy|cheese|butter|buttery|buttered|milky)$/u
/** Words that tell of something more, or of another food. */
const tellsOfMore =
  /^(?:creamed|nutty|eggy|meaty|stuffed|filled|covered|coated|dipped|wrapped|battered|breaded|loaded|infused|sprouted|malted|fermented)$/u

/** What is left out must be as free as what is read, or the line would claim what is not true. */
function isAsFree(dropped: Ingredient | undefined, read: Ingredient): boolean {
  return (
    dropped !== undefined &&
    read.freeOf.every((each) => dropped.freeOf.includes(each)) &&
    read.diets.every((each) => dropped.diets.includes(each))
  )
}

function mayBeLeftOut(words: readonly string[], read: Ingredient, vocabulary: Vocabulary): boolean {
  if (words.some((word) => freeing.test(word) || tellsOfMore.test(word))) return false
  if (read.freeOf.includes('dairy') && words.some((word) => tellsOfMilk.test(word))) return false
  return foodsInText(words.join(' '), vocabulary).every((id) =>
    isAsFree(vocabulary.ingredients.get(id), read),
  )
}

/** Whether a word is nobody's name for a food, and makes no other food of what it stands before. */
function isUnheardOf(word: string, vocabulary: Vocabulary): boolean {
  return describes(word) || (!foodWordsOf(vocabulary).has(word) && !makesADish(word))
}

/**
 * Whether a known name goes over the cut at `start` whose rest is another food: the red pepper of "red pepper powder" is no
 * pepper, but dark chocolate is chocolate.
 */
function cutsAName(
  tokens: readonly string[],
  start: number,
  read: IngredientId,
  vocabulary: Vocabulary,
): boolean {
  const areKin = (one: IngredientId, other: IngredientId) =>
    lineageOf(one, vocabulary).includes(other) || lineageOf(other, vocabulary).includes(one)
  for (let from = 0; from < start; from++) {
    for (let to = start + 1; to < tokens.length; to++) {
      const whole = vocabulary.aliases.get(tokens.slice(from, to).join(' '))
      const rest = vocabulary.aliases.get(tokens.slice(start, to).join(' ')) ?? read
      if (whole !== undefined && !areKin(whole, rest) && !areKin(whole, read)) return true
    }
  }
  return false
}

export interface Particular {
  id: IngredientId
  /** The words that stand before its name. */
  before: readonly string[]
}

/**
 * The longest known name at the end of what would else be read by its last word alone: soy sauce of a "naturally
 * brewed soy sauce". `form` is normalised; `general` is what the last word says.
 */
export function lookUpParticular(
  form: string,
  general: IngredientId,
  generalIds: ReadonlySet<IngredientId>,
  vocabulary: Vocabulary,
): Particular | null {
  const tokens = form.split(' ')
  for (let start = 1; start < tokens.length; start++) {
    const words = tokens.slice(start)
    const telling = withoutPhrases(words).filter((word) => !describes(word))
    const id = lookUp(words.join(' '), vocabulary)
    const read = id === null ? undefined : vocabulary.ingredients.get(id)
    if (read === undefined || generalIds.has(read.id)) continue
    if (cutsAName(tokens, start, read.id, vocabulary)) continue
    const before = tokens.slice(0, start)
    const isTold =
      telling.length > 1 ||
      (toldByOneWord.has(general) && before.every((word) => isUnheardOf(word, vocabulary)))
    if (!isTold) continue
    // "Ginger garlic powder" is of both.
    const isOfBoth =
      powderIds.includes(general) && foodsInText(before.join(' '), vocabulary).length > 0
    return !isOfBoth && mayBeLeftOut(before, read, vocabulary) ? { id: read.id, before } : null
  }
  return null
}
