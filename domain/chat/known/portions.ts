import { capitalised, pluralInEnglish } from '../../ingredients/names.ts'
import { numberOf } from '../wish/read-wish.ts'
import type { Teller } from './known.ts'

const asks =
  /\bhow (?:much|many)\b.*(?:\bper (?:person|head|serving|portion)\b|\beach\b|\b(?:for|do i need|should i)\b)|\bper (?:person|head)\b/u
const people = /\bfor (\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/u

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
  const name = capitalised(pluralInEnglish(id, kitchen.vocabulary))
  const one = `${name}: about **${portion} g a person** where the dish is made of it`
  return count === 1
    ? `${one}, as bought.`
    : `${one}, so **${portion * count} g for ${count}**, as bought.`
}
