import { onFirstUse } from '#domain/on-first-use.ts'
import { locale } from '#domain/texts/t.ts'
import { regional } from './regional.ts'

const longDate = onFirstUse(() => new Intl.DateTimeFormat(regional, { dateStyle: 'long' }))
const monthAndYear = onFirstUse(
  () => new Intl.DateTimeFormat(regional, { month: 'long', year: 'numeric' }),
)

/** "June 15, 2026", in the reader's time zone. */
export function formatDate(date: Date): string {
  return longDate().format(date)
}

/** "June 2026", in the reader's time zone. */
export function formatMonth(date: Date): string {
  return monthAndYear().format(date)
}

/** A sum in the currency's smallest unit, as payment providers count; ISO 4217 in any case. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale(), { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** digits)
}
