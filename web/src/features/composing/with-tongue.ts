import { readTongue } from '#catalogue/transport-tongue.ts'
import type { Writing } from '#domain/composing/dish.ts'
import { toldIn } from '#domain/composing/in-language/teller.ts'
import { englishTexts } from '#domain/composing/in-language/tongue.ts'

/** What dishes are written from, told in the language of this build; in English where that could not be had. */
export function withTongue(writing: Writing, tongue: unknown): Writing {
  if (tongue === null) return writing
  return { ...writing, told: toldIn(readTongue(tongue, englishTexts(writing)), writing) }
}
