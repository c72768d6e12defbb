import { afterEach, expect, it } from 'vitest'

import { type DietaryList, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'

afterEach(() => findSpeakerBy(() => undefined))

const listsHere = [
  'preferences',
  'restrictions',
  'otherRestrictions',
  'mealTypeOptions',
  'cookingTimeOptions',
  'difficultyOptions',
  'missingEquipment',
  'ownEquipment',
] as const satisfies readonly DietaryList[]

it('has a text for every option, with the words of English', async () => {
  findSpeakerBy(() => ({ tag: 'de', translate: (english) => english.replace(/\|.*|$/, '!') }))
  // Some names are spoken when their module is read, as the build writes them.
  const { optionName } = await import('./dietary-names.ts')
  for (const list of listsHere) {
    const options = defaultDietarySettings[list]
    expect(options.map((option) => optionName(list, option))).toEqual(
      options.map(({ name }) => `${name}!`),
    )
  }
})
