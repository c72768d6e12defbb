import { locale } from './texts/t.ts'

/** `330`, `12,400`. The browser's formatter takes long to begin, and is asked where a comma is due. */
export function formatNumber(value: number): string {
  return value < 1000 ? String(value) : value.toLocaleString(locale())
}
