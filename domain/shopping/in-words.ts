import { t } from '../texts/t.ts'
import { categoryName } from '../ingredients/category-name.ts'
import { formatAmount } from '../ingredients/format-quantity.ts'
import type { Aisle } from './aisles.ts'
import type { ShoppingLine } from './merged-lines.ts'
import { amountInNumbers } from './records.ts'
import type { ShoppingItem } from './shopping-item.ts'

/** How much to buy: "3", "1.3 kg", "about 740 g", "a few"; empty where nobody said. */
export function amountInWords({ total, isAbout, words }: ShoppingLine): string {
  if (total === null) return words
  const amount = formatAmount(total.quantity, total.unit)
  return isAbout ? t('about {amount}', { amount }) : amount
}

function partInWords({ source, amount, unit }: ShoppingItem): string {
  const number = amountInNumbers(amount)
  const how = number === null || number <= 0 ? amount : formatAmount(number, unit)
  return `${source ?? t('by hand')} ${how}`.trim()
}

/** Where it comes from: "Onion soup 2, Curry 1"; empty where nobody but the cook wants it. */
export function sourcesInWords({ parts }: ShoppingLine): string {
  return parts.some(({ source }) => source !== null) ? parts.map(partInWords).join(', ') : ''
}

/** The list to be sent to somebody, aisle by aisle. What is in the basket is left out. */
export function listAsText(title: string, aisles: readonly Aisle[]): string {
  const parts = aisles.flatMap(({ name, lines }) => {
    const open = lines.filter(({ checked }) => !checked)
    if (open.length === 0) return []
    const items = open.map((line) => `- ${`${amountInWords(line)} ${line.name}`.trim()}`)
    return `${categoryName(name)}\n${items.join('\n')}`
  })
  return [title, ...parts].join('\n\n')
}
