import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import { listInWords } from './words.ts'

/** As it stands in a sentence: "nuts", "animal rennet". */
export function avoidableName(id: Avoidable): string {
  return id.replaceAll('-', ' ')
}

/** All of them in a sentence: "nuts, fish and animal rennet". */
export function avoidablesInWords(ids: readonly Avoidable[]): string {
  return listInWords(ids.map(avoidableName), ids.length)
}

/** The same where any one of them is meant: "nuts or fish". */
export function eitherInWords(ids: readonly Avoidable[]): string {
  return avoidablesInWords(ids).replace(/ and (?=[^,]+$)/u, ' or ')
}
