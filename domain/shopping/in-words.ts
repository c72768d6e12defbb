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

/** Who else put it there, or ticked it: "from Ben", "ticked by Ben"; empty where that is nobody of these names. */
export function othersInWords(
  { parts, checked }: ShoppingLine,
  names: ReadonlyMap<string, string>,
): string {
  const accounts = parts.map(({ addedBy, checkedBy }) => (checked ? checkedBy : addedBy))
  const found = accounts.flatMap((each) => (each === undefined ? [] : (names.get(each) ?? [])))
  if (found.length === 0) return ''
  const name = [...new Set(found)].join(', ')
  return checked ? t('ticked by {name}', { name }) : t('from {name}', { name })
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
