import { foldText, normalise } from '../../ingredients/normalise.ts'
import { allergens, type IngredientId, type Vocabulary } from '../../ingredients/vocabulary.ts'
import { type Avoided, avoidedBy } from './avoided.ts'

/** What a question rules out, and what is left of it. */
export interface Negations {
  foods: readonly IngredientId[]
  avoided: readonly Avoided[]
  /** Words of dishes and ways of cooking: "soup", "fried". */
  dishes: readonly string[]
  /** As they were said, in their order. */
  names: readonly string[]
  /** The question without them. */
  rest: string
}

/** What follows counts, also behind commas. */
const strong =
  /^(?:without|allergic to|allergy to|allergies|intolerant (?:of|to)|intolerance (?:of|to)|avoid(?:s|ing)?|hates?|dislikes?|neither|except(?: for)?|anything but|other than|apart from|leave out|leaving out|minus|free (?:of|from)|(?:cant|cannot|can not|must not|mustnt|shouldnt) (?:eat|have|tolerate|stand)|(?:dont|doesnt|do not|does not|never|wont) (?:eat|like|want|do|touch|include|use))\b/u
/** What follows at once counts; behind a comma only where "or" ends the list. */
const weak = /^(?:no|not|isnt|isn t|nor|non|zero|skip)\b/u
const ofAllergy = /^(?:allerg|intoleran|free|cant|cannot|can not|must not)/u

/** Words between "no" and what is ruled out. */
const fillers = new Set(
  'any anything something stuff more much too really very the a an of to with containing having either all like that which has in'.split(
    ' ',
  ),
)
const joints = new Set(['or', 'and', 'nor', '/', 'no', 'not', 'also', 'without'])
const dishWords =
  /^(?:(?:deep |pan )?fried|fry|baked|roast(?:ed)?|grilled|boiled|raw|soups?|salads?|slaw|coleslaw|curry|curries|stews?|sandwich(?:es)?|omelett?es?|casseroles?|stir fr(?:y|ies)|burgers?|pizzas?|tacos?|pies?|risottos?|wraps?)$/u

const mostWords = 5

interface Found {
  length: number
  take: (to: Mutable) => void
  name: string
}
interface Mutable {
  foods: Set<IngredientId>
  avoided: Avoided[]
  dishes: string[]
}

/** What may be ruled out that stands at a place: a group first, then the longest name of a food, then a dish. */
function thingAt(
  tokens: readonly string[],
  at: number,
  isAllergy: boolean,
  vocabulary: Vocabulary,
): Found | null {
  for (let length = Math.min(mostWords, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length)
    const said = words.join(' ')
    if (words.some((word) => /[^\p{L}\p{N}]/u.test(word))) continue
    const form = normalise(said)
    const avoided = avoidedBy.get(form)
    if (avoided !== undefined) {
      return { length, name: said, take: (to) => to.avoided.push(avoided) }
    }
    const food = fillers.has(said) ? undefined : vocabulary.aliases.get(form)
    if (food !== undefined) {
      const take = (to: Mutable) => {
        to.foods.add(food)
        if (isAllergy) to.avoided.push(allergensOf(food, vocabulary))
      }
      return { length, name: said, take }
    }
    if (dishWords.test(said)) {
      return { length, name: said, take: (to) => to.dishes.push(foldText(said)) }
    }
  }
  return null
}

/** Who is allergic to a food avoids the whole group that it is of: what it is not known to be free of. */
function allergensOf(food: IngredientId, { ingredients }: Vocabulary): Avoided {
  const free = ingredients.get(food)?.freeOf ?? []
  return { kind: 'restriction', ids: allergens.filter((each) => !free.includes(each)) }
}

const boundary = new Set(['.', ';', '!', '?', ':'])

/** Reads the list that a negation begins. Returns where it ends. */
function readList(
  tokens: readonly string[],
  from: number,
  { isStrong, isAllergy }: { isStrong: boolean; isAllergy: boolean },
  vocabulary: Vocabulary,
  to: Mutable & { names: string[] },
): number {
  let at = from
  let end = from
  let hasAny = false
  while (at < tokens.length) {
    const token = tokens[at] ?? ''
    if (boundary.has(token)) break
    if (token === ',') {
      if (!hasAny || (!isStrong && !endsWithOr(tokens, at, isAllergy, vocabulary))) break
      at++
      continue
    }
    const found = thingAt(tokens, at, isAllergy, vocabulary)
    if (found !== null) {
      found.take(to)
      to.names.push(found.name)
      at += found.length
      end = at
      hasAny = true
      continue
    }
    const mayPass = hasAny ? joints.has(token) : fillers.has(token) || joints.has(token)
    if (!mayPass) break
    at++
  }
  return end
}

/** "no onion, garlic or tomatoes" goes on behind the comma, "no onion, garlic and rice" does not. */
function endsWithOr(
  tokens: readonly string[],
  comma: number,
  isAllergy: boolean,
  vocabulary: Vocabulary,
): boolean {
  let at = comma + 1
  while (at < tokens.length) {
    const token = tokens[at] ?? ''
    if (token === 'or' || token === 'nor') return true
    const found = token === ',' ? { length: 1 } : thingAt(tokens, at, isAllergy, vocabulary)
    if (found === null) return false
    at += found.length
  }
  return false
}

/** "nut free", "eggless", "fish allergy": what stands before the word. */
const behind = /^(?:free|allergy|allergies|allergic|intolerance|intolerant)$/u
const less = /^(egg|meat|dairy|gluten|nut|milk|flour|sugar|yeast|wheat)less$/u

function beforeAt(tokens: readonly string[], at: number, vocabulary: Vocabulary) {
  for (let length = Math.min(3, at); length > 0; length--) {
    const found = thingAt(tokens.slice(0, at), at - length, true, vocabulary)
    if (found !== null && found.length === length) return { ...found, from: at - length }
  }
  return null
}

/** Reads what a question, in plain words, rules out. */
export function readNegations(plain: string, vocabulary: Vocabulary): Negations {
  const tokens = plain
    .replaceAll(/([.,;:!?()/])/gu, ' $1 ')
    .split(/\s+/u)
    .filter((word) => word !== '')
  const to = { foods: new Set<IngredientId>(), avoided: [], dishes: [], names: [] } as Mutable & {
    names: string[]
  }
  const isGone = tokens.map(() => false)
  const drop = (from: number, end: number) => isGone.fill(true, from, end)
  for (let at = 0; at < tokens.length; at++) {
    if (isGone[at] === true) continue
    const token = tokens[at] ?? ''
    const [, begin] = less.exec(token) ?? []
    if (begin !== undefined) {
      const found = thingAt([begin], 0, false, vocabulary)
      found?.take(to)
      to.names.push(begin)
      drop(at, at + 1)
      continue
    }
    const before = behind.test(token) ? beforeAt(tokens, at, vocabulary) : null
    if (before !== null) {
      before.take(to)
      to.names.push(before.name)
      drop(before.from, at + 1)
      continue
    }
    const rest = tokens.slice(at, at + 4).join(' ')
    const [said] = strong.exec(rest) ?? weak.exec(rest) ?? []
    if (said === undefined) continue
    const how = { isStrong: strong.test(rest), isAllergy: ofAllergy.test(said) }
    const from = at + said.split(' ').length
    const end = readList(tokens, from, how, vocabulary, to)
    if (end > from) drop(at, end)
  }
  const rest = tokens.map((token, at) => (isGone[at] === true ? '.' : token)).join(' ')
  return { ...to, foods: [...to.foods], rest }
}
