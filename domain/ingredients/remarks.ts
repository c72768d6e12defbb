import { onlyDescribes } from './line-clauses.ts'
import { isKindAsFree } from './is-kind.ts'
import { lineageOf } from './lineage.ts'
import { foodWordsOf } from './food-words.ts'
import { describes, lookUp } from './look-up.ts'
import { readName } from './line-name.ts'
import { normalise } from './normalise.ts'
import type { ParsedLine } from './parse-line.ts'
import { seasonedKind } from './seasoned.ts'
import type { Avoidable, Ingredient, IngredientId, Vocabulary } from './vocabulary.ts'

/** Words behind a comma that belong to the name itself: "salmon, smoked", "cinnamon, ground". */
const states = new Set(
  'smoked dried ground canned tinned frozen cooked candied pickled powdered evaporated condensed sweetened sour green brown white red black'.split(
    ' ',
  ),
)

const oneToThreeWords = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u

/** What is said behind a name that may belong to it: neither how it is cut nor what it is for. */
function belonging(remark: string): string[] {
  if (!oneToThreeWords.test(remark) || readName(remark).preparation !== null) return []
  const words = normalise(remark).split(' ')
  return words.filter((word) => states.has(word) || !describes(word))
}

/**
 * What a name is with the words that stand behind its comma: "paprika, smoked", "beans, black". Only where that is
 * what the first word names in a kind or a state of its own, or where that word alone is not known.
 */
export function lookUpInverted(
  name: string,
  remarks: readonly string[],
  found: IngredientId | null,
  vocabulary: Vocabulary,
): IngredientId | null {
  for (const remark of remarks) {
    const seasoned = found === null ? null : seasonedKind(found, remark, vocabulary)
    if (seasoned !== null) return seasoned
    const words = belonging(remark)
    if (words.length === 0) continue
    const id = withWords(words, name, found, vocabulary)
    if (id === null || id === found) continue
    const isKind = found !== null && lineageOf(id, vocabulary).includes(found)
    const tells = (word: string) => states.has(word) || plants.has(word)
    const isFreed = claims[words.join(' ')] !== undefined
    if (found === null || isKind || isFreed || words.every(tells)) return id
  }
  return kindDescribed(name, remarks, found, vocabulary)
}

const stateBehind = /^(.+) (frozen|canned|tinned|dried|smoked|ground)$/iu

/** The name and the remarks of a line; a state that stands behind a name without a comma is one: "mango frozen". */
export function withStateAsRemark({
  name,
  remarks,
}: Pick<ParsedLine, 'name' | 'remarks'>): [name: string, remarks: readonly string[]] {
  const [, bare, state] = stateBehind.exec(name) ?? []
  return bare === undefined || state === undefined ? [name, remarks] : [bare, [state, ...remarks]]
}

const choosing = /\b(?:or|not|no|if|any|preferably|ideally)\b|[\d/]/iu

/** "Butter (melted, unsalted)", "thighs (boneless and skinless)": words that only describe may name a kind as well. */
function kindDescribed(
  name: string,
  remarks: readonly string[],
  found: IngredientId | null,
  vocabulary: Vocabulary,
): IngredientId | null {
  if (found === null) return null
  const words = remarks
    .filter((remark) => !choosing.test(remark))
    .flatMap((remark) => remark.split(/\s*,\s*|\s+and\s+/u))
    .filter((clause) => onlyDescribes(clause) && readName(clause).preparation === null)
  for (const said of new Set(words.length === 0 ? [] : [words.join(' '), ...words])) {
    const id = lookUp(`${said} ${name}`, vocabulary)
    if (id !== null && isKindAsFree(id, found, vocabulary)) return id
  }
  return null
}

/** By the name as it is typed, by the name of what it was found to be, and only where nothing was, by its words. */
function withWords(
  words: readonly string[],
  name: string,
  found: IngredientId | null,
  vocabulary: Vocabulary,
): IngredientId | null {
  const form = normalise(`${words.join(' ')} ${name}`)
  const alias = vocabulary.aliases.get(form)
  if (alias !== undefined) return alias
  if (found === null) return lookUp(form, vocabulary)
  return (
    vocabulary.aliases.get(normalise(`${words.join(' ')} ${found.replaceAll('-', ' ')}`)) ?? null
  )
}

/** Of what a food must be known to be free, or which diet it must suit, to be what such a remark says. */
const claims: Readonly<Record<string, Avoidable | 'vegan' | 'vegetarian'>> = {
  vegan: 'vegan',
  'plant based': 'vegan',
  vegetarian: 'vegetarian',
  'dairy free': 'dairy',
  'non dairy': 'dairy',
  'gluten free': 'gluten',
  gf: 'gluten',
  'egg free': 'eggs',
  'nut free': 'nuts',
  'soy free': 'soy',
}
/** What such milk, cream and butter is made of. */
const plants = new Set(['oat', 'almond', 'soy', 'soya', 'coconut', 'rice', 'cashew', 'hemp'])

const mayDeny = new RegExp(
  [...plants, ...Object.keys(claims)].join('|').replace(/ /gu, '[ -]'),
  'iu',
)

function contradicts(word: string, { freeOf, diets }: Ingredient): boolean {
  if (plants.has(word)) return !freeOf.includes('dairy')
  const claim = claims[word]
  if (claim === undefined) return false
  if (claim === 'vegan' || claim === 'vegetarian') return !diets.includes(claim)
  return !freeOf.includes(claim)
}

/** Whether a remark says that it is another food than its name: "butter, vegan", "milk (oat or soy)". */
export function isDenied(
  id: IngredientId,
  remarks: readonly string[],
  { ingredients }: Vocabulary,
): boolean {
  const ingredient = ingredients.get(id)
  if (ingredient === undefined) return false
  return remarks.some((remark) => {
    if (!mayDeny.test(remark)) return false
    const words = remark.split(/,|\/|\bor\b|\band\b|&/u).map(normalise)
    return words.every((word) => contradicts(word, ingredient))
  })
}

const mixed = /\b(?:paste|mix|blend|mixture|pur[ée]e|rub)$/iu
const isExample = /\b(?:or|such|like|e\.?g|for|not|no|without)\b|\d/iu

/** Whether a list in brackets says that more is in it than its name: "ginger paste (ginger, garlic)". */
export function holdsMore(
  name: string,
  id: IngredientId,
  remarks: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  if (!mixed.test(name)) return false
  return remarks.some((remark) => {
    if (isExample.test(remark)) return false
    const listed = remark.split(/\s*,\s*(?:and\s+)?|\s+(?:and|-|&)\s+/iu)
    const foods = listed.map((each) => lookUp(readName(each).name, vocabulary))
    return foods.includes(id) && foods.some((food) => food !== null && food !== id)
  })
}

const madeOfDried = /\bmade (?:by|from|of|with)\b.*\bdried\b/iu

/** "Apricot purée (made by blending dried apricots)" takes dried ones; null where no such food is known. */
export function lookUpMadeOf(
  id: IngredientId,
  remarks: readonly string[],
  vocabulary: Vocabulary,
): IngredientId | null {
  if (!remarks.some((remark) => madeOfDried.test(remark))) return id
  return vocabulary.aliases.get(normalise(`dried ${id.replaceAll('-', ' ')}`)) ?? null
}

const sameThing = /^(?:aka|a\.k\.a\.|also known as|also called|i\.e\.|that is),?\s+/iu

/**
 * What a name in another language is by the name in brackets behind it: "haldi (turmeric)". Not where a
 * word of it is of a food that we know: "stew mix (carrots)" is more than carrots.
 */
export function lookUpTranslated(
  name: string,
  remarks: readonly string[],
  vocabulary: Vocabulary,
): IngredientId | null {
  const foods = foodWordsOf(vocabulary)
  const isForeign = normalise(name)
    .split(' ')
    .every((word) => !foods.has(word) && !describes(word) && /^\p{L}+$/u.test(word))
  for (const remark of remarks) {
    const isSame = sameThing.test(remark)
    if (!isForeign && !isSame) continue
    const [first = '', ...others] = remark.replace(sameThing, '').split(/,\s*/u)
    if (/\b(?:or|and|like|such as|from|for|see|with|without|use[ds]?|not|no)\b|[&\d]/iu.test(first))
      continue
    if (others.some((other) => lookUp(readName(other).name, vocabulary) !== null)) continue
    const id = lookUp(readName(first).name, vocabulary)
    if (id !== null) return id
  }
  return null
}
