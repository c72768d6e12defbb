import { afterEach, expect, test } from 'vitest'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { diets } from '#domain/recipes/diets.ts'
import { equipment } from '#domain/recipes/equipment.ts'
import { allMealTypes, recipeTags, seasons } from '#domain/recipes/kinds.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import { tagName } from '#domain/recipes/tag-name.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { avoidableName } from '#domain/ingredients/avoidable-name.ts'
import { dietName } from './diet-words.ts'
import { equipmentName } from './page/equipment-words.ts'
import { seasonName } from './season-words.ts'

afterEach(() => findSpeakerBy(() => undefined))

const all = () => [
  avoidable.map(avoidableName),
  diets.map(dietName),
  equipment.map(equipmentName),
  seasons.map(seasonName),
  allMealTypes.map(kindName),
  recipeTags.map(tagName),
]

test('the texts from which other languages are translated are the words that English takes from the ids', () => {
  const inEnglish = all()
  // Of a language without translations the English texts are shown.
  findSpeakerBy(() => ({ tag: 'de', translate: () => undefined }))
  expect(all()).toEqual(inEnglish)
  expect(inEnglish[0]).toContain('animal rennet')
  expect(dietName('pescatarian')).toBe('pescatarian')
})
