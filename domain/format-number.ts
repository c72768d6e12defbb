import { locale, t } from './texts/t.ts'

/** `330`, `12,400`, `4.3`. The browser's formatter takes long to begin, and is asked where a comma is due, or a point. */
export function formatNumber(value: number): string {
  return value < 1000 && Number.isInteger(value) ? String(value) : value.toLocaleString(locale())
}

/** `4.5`, `4.0`; without the formatter, for each card of a list has one. */
export const formatTenths = (value: number): string =>
  value.toFixed(1).replace('.', t('.|the decimal mark, as in 4.5'))
