import { avoidableName } from '#domain/ingredients/avoidable-name.ts'
import { t } from '#domain/texts/t.ts'
import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import { listInWords } from './words.ts'

/** All of them in a sentence: "nuts, fish and animal rennet". */
export function avoidablesInWords(ids: readonly Avoidable[]): string {
  return listInWords(ids.map(avoidableName), ids.length)
}

/** The same where any one of them is meant: "nuts or fish". */
export function eitherInWords(ids: readonly Avoidable[]): string {
  const words = ids.map(avoidableName)
  const last = words.pop() ?? ''
  return words.length === 0 ? last : t('{several} or {last}', { several: words.join(', '), last })
}
