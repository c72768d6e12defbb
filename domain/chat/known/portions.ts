import { capitalised, ingredientPlural } from '../../ingredients/names.ts'
import { formatQuantity } from '../../ingredients/format-quantity.ts'
import { quantitiesIn, wordsOf } from './quantities.ts'
import { numberOf } from '../wish/read-wish.ts'
import type { Teller } from './known.ts'

const asks =
  /\bhow (?:much|many)\b.*(?:\bper (?:person|head|serving|portion)\b|\beach\b|\b(?:for|do i need|should i)\b)|\bper (?:person|head)\b/u
const people =
  /\bfor (\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?! ?(?:g|kg|ml|l|cups?|grams?)\b)/u

const asksWater = /\bhow much (?:water|liquid|stock)\b|\bwater (?:to|for|ratio)|\bratio\b/u

/** How much water a grain takes up when it simmers. */
export const tellWater: Teller = ({ plain, foods }, { kitchen, techniques }) => {
  if (!asksWater.test(plain)) return null
  for (const id of foods) {
    const water = techniques?.of(id)?.water
    if (water === undefined) continue
    const [grams] = quantitiesIn(wordsOf(plain)).filter(({ unit }) => unit === 'g')
    const name = capitalised(ingredientPlural(id, kitchen.vocabulary))
    const share = `${name}: **${formatQuantity(water)} times its weight** of water, where all of it is taken up`
    return grams === undefined
      ? `${share}.`
      : `${share}: **${Math.round(grams.amount * water)} ml** for ${grams.amount} g.`
  }
  return null
}

/** How much of a food for so many people. */
export const tellPortions: Teller = ({ plain, foods }, { kitchen, techniques }) => {
  if (!asks.test(plain) || /\bhow long\b/u.test(plain)) return null
  const found = foods.flatMap((id) => {
    const portion = techniques?.of(id)?.portion
    return portion === undefined ? [] : [{ id, portion }]
  })
  const [first] = found
  if (first === undefined) return null
  const [, said] = people.exec(plain) ?? []
  const count = said === undefined ? 1 : numberOf(said)
  const { id, portion } = first
  const name = capitalised(ingredientPlural(id, kitchen.vocabulary))
  const one = `${name}: about **${portion} g a person** where the dish is made of it`
  return count === 1
    ? `${one}, as bought.`
    : `${one}, so **${portion * count} g for ${count}**, as bought.`
}
