import { formatQuantity } from '../../ingredients/format-quantity.ts'
import { capitalised, nameInEnglish, pluralInEnglish } from '../../ingredients/names.ts'
import { ratioOf } from '../../ingredients/unit-ratios.ts'
import type { Unit } from '../../ingredients/units.ts'
import type { Ingredient } from '../../ingredients/vocabulary.ts'
import type { Teller } from './known.ts'
import { type QuantityFound, quantitiesIn, unitOf, wordsOf } from './quantities.ts'

const millilitresPerCup = 237
const gramsPerStick = 113.4
const heavy: ReadonlySet<Unit> = new Set(['g', 'kg', 'oz', 'lb'])
const asks =
  /\b(?:in|to|into|convert\w*|how (?:many|much)|weigh\w*|weight|grams?|equals?|conversion|what is|whats|is)\b|=/u
const ofOthers =
  /\b(?:per (?:person|head)|person|people|recipe|how long|keep|store|fridge|freez\w*|substitut\w*|instead|servings|calories|protein|cost|price|double|triple|half of|halve|days|minutes|oven|fan|serves?|need)\b/u

/** As people read an amount: grams and millilitres whole, kilograms and pounds with two decimals, spoons in fractions. */
function inWords(amount: number, unit: Unit): string {
  if (unit === 'kg' || unit === 'lb' || unit === 'l')
    return `${Math.round(amount * 100) / 100} ${unit}`
  if (unit === 'g' || unit === 'ml' || unit === 'oz') {
    return `${amount < 3 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${unit}`
  }
  const rounded = Math.round(amount * 8) / 8
  const said =
    amount > 10 || rounded === 0 ? String(Math.round(amount * 10) / 10) : formatQuantity(rounded)
  const plural = unit === 'cup' || unit === 'stick' || unit === 'pint' || unit === 'quart'
  return `${said} ${unit}${plural && amount > 1 ? 's' : ''}`
}

/** Grams of an amount of a food; null where nobody weighed it. */
function gramsOf(
  { amount, unit }: Pick<QuantityFound, 'amount' | 'unit'>,
  food: Ingredient,
): number | null {
  if (unit === 'stick')
    return food.id === 'butter' || food.id === 'margarine' ? amount * gramsPerStick : null
  if (unit === 'clove') return food.id === 'garlic' ? amount * 5 : null
  if (heavy.has(unit)) return amount * (ratioOf('g', unit) ?? Number.NaN)
  const millilitres = ratioOf('ml', unit)
  if (millilitres === null || food.gramsPerCup === null) return null
  const cups = unit === 'cup' ? amount : (amount * millilitres) / millilitresPerCup
  return cups * food.gramsPerCup
}

function between(from: QuantityFound, to: Unit): string | null {
  if (from.unit === 'pint' && (to === 'ml' || to === 'l')) {
    return `A US pint is **473 ml**, an imperial one **568 ml**${from.amount === 1 ? '' : ` (times ${formatQuantity(from.amount)})`}.`
  }
  const ratio = from.unit === 'kg' && to === 'lb' ? 2.2046 : ratioOf(to, from.unit)
  if (ratio === null) return null
  const also = [from.unit, to].includes('cup')
    ? ' A US cup is 237 ml, in recipes mostly counted as 240; a metric cup is 250 ml.'
    : ''
  return `${capitalised(inWords(from.amount, from.unit))} is **${inWords(from.amount * ratio, to)}**.${also}`
}

/** What an amount of a food comes to in another unit, or what one of it weighs. */
function ofFood(
  food: Ingredient,
  from: QuantityFound | undefined,
  to: Unit | null,
  pieces: number,
): string | null {
  const name = pluralInEnglish(food.id, undefined) === '' ? food.name : food.name
  if (from === undefined) {
    if (food.gramsPerPiece === null) return null
    const grams = Math.round(food.gramsPerPiece * pieces)
    const one = pieces === 1 ? `One medium ${name}` : `${formatQuantity(pieces)} ${food.plural}`
    return `${one} weigh${pieces === 1 ? 's' : ''} about **${grams} g** (${inWords(grams / 28.35, 'oz')}).`
  }
  const grams = gramsOf(from, food)
  if (grams === null) return null
  const said = `${capitalised(inWords(from.amount, from.unit))} of ${name}`
  const target = to ?? (heavy.has(from.unit) ? 'cup' : 'g')
  if (target === 'piece') {
    if (food.gramsPerPiece === null) return null
    return `${said} is about **${formatQuantity(Math.round((grams / food.gramsPerPiece) * 2) / 2)}** ${food.plural}, at ${food.gramsPerPiece} g each.`
  }
  if (heavy.has(target))
    return `${said} is about **${inWords(grams / (ratioOf('g', target) ?? 1), target)}**.`
  if (food.gramsPerCup === null) return null
  const cups = grams / food.gramsPerCup
  const amount =
    target === 'cup' ? cups : (cups * millilitresPerCup) / (ratioOf('ml', target) ?? Number.NaN)
  return Number.isFinite(amount) ? `${said} is about **${inWords(amount, target)}**.` : null
}

/** Turns amounts into other units: "1 cup of flour in grams", "how much does an onion weigh". */
export const tellMeasure: Teller = ({ plain, foods }, { kitchen }) => {
  if (ofOthers.test(plain)) return null
  const tokens = wordsOf(plain)
  const found = quantitiesIn(tokens)
  const isClove = found.some(({ unit }) => unit === 'clove') && foods.includes('garlic')
  const named = isClove ? ['garlic'] : foods
  const food = named.flatMap((id) => kitchen.vocabulary.ingredients.get(id) ?? [])[0]
  const asksWeight = /\bweigh\w*|\bweight\b|\bgrams?\b/u.test(plain)
  if (found.length === 0) {
    return food !== undefined && /\bweigh\w*|\bweight\b/u.test(plain)
      ? ofFood(food, undefined, null, 1)
      : null
  }
  const [, many] = /\bhow many (\p{L}+)/u.exec(plain) ?? []
  const [, into] = /\b(?:in|to|into|as) (?:a |an )?(\p{L}+)\b(?! of)/u.exec(plain) ?? []
  const [, per, one] = /\b(\p{L}+) (?:are )?in (?:a|an|one|1|the) (\p{L}+)\b/u.exec(plain) ?? []
  const [small, large] = [unitOf(per ?? ''), unitOf(one ?? '')]
  if (small !== null && large !== null && food === undefined) {
    return between({ amount: 1, isStated: true, unit: large, at: 0 }, small)
  }
  const target = unitOf(many ?? '') ?? unitOf(into ?? '') ?? null
  const rest = found.filter(({ unit }) => unit !== target)
  // "oz to ml fluid 4": the number stands apart.
  const loose = tokens.flatMap((word) => (/^\d+(?:\.\d+)?$/u.test(word) ? [Number(word)] : []))
  const source = rest.find(({ isStated }) => isStated) ?? rest[0]
  const amount = source === undefined || source.isStated ? undefined : loose[0]
  const isFluid = /\bflu?id\b|floz/u.test(tokens.join(' ')) && source?.unit === 'oz'
  const from =
    source === undefined
      ? undefined
      : {
          ...source,
          amount: amount ?? source.amount,
          unit: isFluid ? ('fl oz' as const) : source.unit,
        }
  const trailing =
    target ??
    (rest.length > 1 && rest.at(-1)?.isStated === false ? (rest.at(-1)?.unit ?? null) : null)
  if (!asks.test(plain) && trailing === null) return null
  if (food !== undefined) {
    const counted = many !== undefined && unitOf(many) === null && foodNamed(many, food)
    const pieces = /\b(\d{1,2}) /u.exec(plain)?.[1]
    const isOfPieces = from === undefined && asksWeight
    return ofFood(
      food,
      from,
      counted ? 'piece' : (trailing ?? (asksWeight ? 'g' : null)),
      isOfPieces ? Number(pieces ?? 1) : 1,
    )
  }
  if (from === undefined) return null
  const usual: Unit = heavy.has(from.unit)
    ? from.unit === 'g' || from.unit === 'kg'
      ? 'lb'
      : 'g'
    : 'ml'
  return between(from, trailing ?? usual)
}

const foodNamed = (word: string, { id, plural, name }: Ingredient) =>
  [plural, name, nameInEnglish(id, undefined)].some((each) => each.toLowerCase() === word)
