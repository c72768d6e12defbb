import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTranslations } from '#languages/catalogues.ts'
import { findSpeakerBy } from '../texts/speaker.ts'
import { shownStepText } from './scale-shown-step.ts'

const speaker = { tag: 'fr', translate: readTranslations('fr') }
beforeEach(() => findSpeakerBy(() => speaker))
afterEach(() => findSpeakerBy(() => undefined))

it.each([
  ['Stir in 2 tablespoons of the oil.', 1.5, 'metric', 'Stir in 3 tablespoons of the oil.'],
  ['Add 600 ml (2 1/2 cups) milk.', 2.5, 'metric', 'Add 1.5 litres milk.'],
  ['Add 500 g flour.', 2.5, 'metric', 'Add 1.25 kg flour.'],
  ['Add 240 ml (1 cup) milk.', 2, 'us', 'Add 2 cups milk.'],
  ['Add 100 ml (6 1/2 tbsp) oil.', 1, 'us', 'Add ¼ cup plus 2½ tbsp oil.'],
  ['Add 1 teaspoon salt.', 4, 'metric', 'Add 1 tablespoon plus 1 teaspoon salt.'],
] as const)(
  'an English step on a French page stays English: “%s” times %d',
  (text, factor, system, shown) => {
    expect(shownStepText({ text }, { factor, system }, [], true)).toBe(shown)
  },
)
