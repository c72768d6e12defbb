import { locale } from './texts/t.ts'

/** `330`, `12,400`, `4.3`. The browser's formatter takes long to begin, and is asked where a comma is due, or a point. */
export function formatNumber(value: number): string {
  return value < 1000 && Number.isInteger(value) ? String(value) : value.toLocaleString(locale())
}

/** `4.0`, `4.3`. */
export function formatTenths(value: number): string {
  return Number(value.toFixed(1)).toLocaleString(locale(), { minimumFractionDigits: 1 })
}
