import { describe, expect, test } from 'vitest'
import { parseJson } from '../import/json.ts'
import { readCooklang } from '../import/read-cooklang.ts'
import { readMarkdown } from '../import/read-markdown.ts'
import { readOwnRecipe } from '../import/read-own-json.ts'
import { seededRandom } from '../testing/random.ts'
import { randomDraft } from './testing/drafts.ts'
import { times } from '../testing/times.ts'
import { asTextHolds } from './text-shape.ts'
import { recipeAsCooklang } from './write-cooklang.ts'
import { recipeAsJson } from './write-json.ts'
import { recipeAsMarkdown } from './write-markdown.ts'

const random = seededRandom(11)
const count = times({ quick: 250, thorough: 1_000 })
const drafts = Array.from({ length: count }, () => randomDraft(random))

describe(`${count} random recipes, written and read again`, () => {
  test('are equal in every field as JSON, with how they were kept', () => {
    const key = '0b5f6f0e-3f6a-8c55-9d0e-1f2a3b4c5d6e'
    for (const draft of drafts) {
      const season = ['summer']
      const savedAs = { key, visibility: 'followers', season, picture: 'pictures/1.webp' } as const
      const text = JSON.stringify(recipeAsJson(draft, savedAs))
      expect(readOwnRecipe(parseJson(text))).toEqual({ draft, savedAs })
    }
  })

  test('are as a text file holds them as Cooklang', () => {
    for (const draft of drafts) {
      const held = asTextHolds(draft)
      const read = readCooklang(recipeAsCooklang(draft), '')
      // A file with neither is no recipe.
      const isRecipe = held.lines.length + held.steps.length > 0
      expect(read).toEqual(isRecipe ? held : null)
    }
  })

  test('are as a text file holds them as Markdown', () => {
    for (const draft of drafts) {
      const held = asTextHolds(draft)
      const read = readMarkdown(recipeAsMarkdown(draft), '')
      // A file with neither is no recipe.
      const isRecipe = held.lines.length + held.steps.length > 0
      expect(read).toEqual(isRecipe ? held : null)
    }
  })
})
