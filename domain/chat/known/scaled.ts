import { formatQuantity } from '../../ingredients/format-quantity.ts'
import { numberOf } from '../wish/read-wish.ts'
import type { Teller } from './known.ts'
import { amountOf, quantitiesIn, wordsOf } from './quantities.ts'

const shares: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:double|doubling|twice)\b/u, 2, 'Twice'],
  [/\b(?:triple|treble|three times)\b/u, 3, 'Three times'],
  [/\b(?:half of|halve|halving|half)\b/u, 1 / 2, 'Half of'],
  [/\b(?:a third of|1\/3 of|⅓ of)\b/u, 1 / 3, 'A third of'],
  [/\b(?:a quarter of|quarter of|1\/4 of|¼ of)\b/u, 1 / 4, 'A quarter of'],
]

const number = String.raw`(\d{1,3}|one|two|three|four|five|six|eight|ten|twelve)`
const servings: readonly RegExp[] = [
  new RegExp(String.raw`from ${number}(?: servings| people| portions)? to ${number}`, 'u'),
  new RegExp(
    String.raw`${number} (?:servings|people|portions)\b.*?\b(?:need|want|are|have|for|make it) (?:it )?(?:for )?${number}\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?:recipe|dish|serves|is) (?:is )?(?:for )?${number}\b.*?\b(?:need|want|are|have|only|were|make it) (?:it )?(?:for )?(?:only )?${number}\b`,
    'u',
  ),
]

const turned = new RegExp(
  String.raw`(?:for|serves?) ${number}(?: people| servings)? (?:instead of|not|rather than) ${number}`,
  'u',
)

const tablespoonsPerCup = 16

function scaledInWords(amount: number, unit: string): string {
  const said = unit === 'g' || unit === 'ml' ? String(Math.round(amount)) : formatQuantity(amount)
  const plural = unit === 'cup' && amount > 1 ? 's' : ''
  const inSpoons =
    unit === 'cup' && amount < 1 / 4
      ? ` (${formatQuantity(Math.round(amount * tablespoonsPerCup * 3) / 3)} tbsp)`
      : ''
  return `**${said} ${unit}${plural}**${inSpoons}`
}

/** Makes amounts larger or smaller: "double 3/4 cup", "900 g for 6, we are 2". */
export const tellScaled: Teller = ({ plain }) => {
  const tokens = wordsOf(plain)
  const [, instead, usual] = turned.exec(plain) ?? []
  for (const pattern of servings) {
    const [, from = usual, to = instead] = pattern.exec(plain) ?? []
    if (from === undefined || to === undefined) continue
    const factor = numberOf(to) / numberOf(from)
    const found = quantitiesIn(tokens).filter(({ isStated }) => isStated)
    const begin = `From ${from} to ${to} servings is times ${formatQuantity(factor)}`
    if (found.length === 0)
      return `${begin}. On each recipe’s page you can set the servings, and its amounts follow.`
    return `${begin}: ${found.map(({ amount, unit }) => scaledInWords(amount * factor, unit)).join(', ')}.`
  }
  const share = shares.find(([words]) => words.test(plain))
  if (
    share === undefined ||
    /\b(?:bake|cook|dinner|long|time|recipes? with|without|half (?:a|an)\b(?! (?:of|recipe)))/u.test(
      plain,
    )
  )
    return null
  const [words, factor, begin] = share
  const rest = wordsOf(plain.replace(words, ' '))
  const [found] = quantitiesIn(rest).filter(({ isStated }) => isStated)
  if (found !== undefined) {
    return `${begin} ${formatQuantity(found.amount)} ${found.unit} is ${scaledInWords(found.amount * factor, found.unit)}.`
  }
  const bare = rest.flatMap((word) => amountOf(word) ?? [])[0]
  return bare === undefined
    ? null
    : `${begin} ${formatQuantity(bare)} is **${formatQuantity(bare * factor)}**.`
}
