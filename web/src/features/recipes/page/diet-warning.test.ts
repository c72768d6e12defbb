import { expect, it } from 'vitest'
import { defaultDietarySettings, type DietarySettings } from '#domain/dietary-settings.ts'
import { warningOf } from './diet-warning.tsx'

function settings(...ids: string[]): DietarySettings {
  const check = <Each extends { id: string }>(options: readonly Each[]) =>
    options.map((each) => ({ ...each, checked: ids.includes(each.id) }))
  return {
    ...defaultDietarySettings,
    restrictions: check(defaultDietarySettings.restrictions),
    preferences: check(defaultDietarySettings.preferences),
  }
}
const cheesy = { diets: ['vegetarian'], allergens: ['dairy', 'gluten'] } as const

it('warns of what is in it that somebody avoids', () => {
  expect(warningOf(settings('dairy', 'nuts'), cheesy)).toBe('Contains dairy, which you avoid.')
  expect(warningOf(settings('vegan'), cheesy)).toBe('Not known to be vegan.')
})

it('says nothing where there is nothing to say', () => {
  expect(warningOf(settings('nuts', 'vegetarian'), cheesy)).toBeNull()
  expect(warningOf(settings(), { diets: [], allergens: null })).toBeNull()
  expect(warningOf(null, cheesy)).toBeNull()
})

it('never takes for safe what is not known', () => {
  expect(warningOf(settings('nuts', 'soy'), { diets: [], allergens: null })).toBe(
    'It is not known whether this contains nuts or soy, which you avoid.',
  )
  expect(warningOf(settings('nuts'), null)).toContain('Not checked yet')
  expect(warningOf('failed', cheesy)).toContain('could not be loaded')
})
