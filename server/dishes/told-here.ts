import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTongue } from '#catalogue/transport-tongue.ts'
import type { Writing } from '#domain/composing/dish.ts'
import { toldInBritain } from '#domain/composing/in-britain.ts'
import { toldIn } from '#domain/composing/in-language/teller.ts'
import { englishTexts } from '#domain/composing/in-language/tongue.ts'
import { locale } from '#domain/texts/t.ts'
import { vocabularyHere } from '../language/food-names.ts'
import { paths } from '../paths.ts'

const read = new Map<string, Pick<Writing, 'told'>>()

/** How dishes are told in the language in which the work goes on; nothing where that is English. */
export function toldHere(writing: Writing): Pick<Writing, 'told'> {
  const tag = locale()
  const found = read.get(tag) ?? tellingOf(tag, writing)
  read.set(tag, found)
  return found
}

function tellingOf(tag: string, writing: Writing): Pick<Writing, 'told'> {
  const vocabulary = vocabularyHere()
  if (vocabulary === null) return {}
  const here = { ...writing, vocabulary }
  if (tag === 'en-GB') return { told: toldInBritain(here) }
  const file = path.join(paths.catalogueInLanguages, tag, 'dishes.json')
  if (!existsSync(file)) return {}
  return {
    told: toldIn(readTongue(JSON.parse(readFileSync(file, 'utf8')), englishTexts(writing)), here),
  }
}
