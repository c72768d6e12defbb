import { expect, it } from 'vitest'
import { defaultDietarySettings, type DietarySettings } from '#domain/dietary-settings.ts'
import { nothingKnown } from '#domain/ingredients/contents.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { warningOf } from './diet-warning.tsx'

function settings(...ids: string[]): DietarySettings {
  const check = <Each extends { id: string }>(options: readonly Each[]) =>
    options.map((each) => ({ ...each, checked: ids.includes(each.id) }))
  return {
    ...defaultDietarySettings,
    restrictions: check(defaultDietarySettings.restrictions),
    otherRestrictions: check(defaultDietarySettings.otherRestrictions),
    preferences: check(defaultDietarySettings.preferences),
  }
}
const cheesy = { diets: ['vegetarian'], ...holding('dairy', 'gluten') }

it('warns of what is in it that somebody avoids', () => {
  expect(warningOf(settings('dairy', 'nuts'), cheesy)).toBe('Contains dairy, which you avoid.')
  expect(warningOf(settings('vegan'), cheesy)).toBe('Not known to be vegan.')
})

it('says nothing where there is nothing to say', () => {
  expect(warningOf(settings('nuts', 'vegetarian'), cheesy)).toBeNull()
  expect(warningOf(settings(), { diets: [], ...nothingKnown })).toBeNull()
  expect(warningOf(null, cheesy)).toBeNull()
})

it('never takes for safe what is not known', () => {
  expect(warningOf(settings('nuts', 'soy'), { diets: [], ...nothingKnown })).toBe(
    'It is not known whether this contains nuts or soy, which you avoid.',
  )
  expect(warningOf(settings('nuts', 'dairy'), { diets: [], contains: ['dairy'], freeOf: [] })).toBe(
    'Contains dairy, which you avoid. It is not known whether this contains nuts, which you avoid.',
  )
  expect(warningOf(settings('animal-rennet'), { ...cheesy, freeOf: ['nuts'] })).toBe(
    'It is not known whether this contains animal rennet, which you avoid.',
  )
  expect(warningOf(settings('nuts'), null)).toContain('Not checked yet')
  expect(warningOf('failed', cheesy)).toContain('could not be loaded')
})

it('names the lines that nobody could read, where something is not known for them', () => {
  const unknown = { diets: [], ...nothingKnown }
  expect(warningOf(settings('nuts'), unknown, ['salt n pepper'])).toBe(
    'It is not known whether this contains nuts, which you avoid. Larder could not read “salt n pepper”.',
  )
  expect(warningOf(settings('dairy'), cheesy, ['salt n pepper'])).toBe(
    'Contains dairy, which you avoid.',
  )
})
