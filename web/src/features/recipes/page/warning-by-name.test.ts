import { expect, it } from 'vitest'
import {
  checkOption,
  defaultDietarySettings,
  type DietaryList,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { nothingKnown } from '#domain/ingredients/contents.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { settingsOfTable } from '#domain/people/table.ts'
import { warningByName } from './warning-by-name.ts'

const settings = (...options: [DietaryList, string][]): DietarySettings =>
  options.reduce(
    (before, [list, id]) => checkOption(before, list, id, true),
    defaultDietarySettings,
  )
const me = { id: 'me', name: '', settings: settings(['restrictions', 'fish']) }
const ada = {
  id: 'ada',
  name: 'Ada',
  settings: settings(['restrictions', 'eggs'], ['preferences', 'vegan']),
}
const ben = { id: 'ben', name: 'Ben', settings: settings(['restrictions', 'eggs']) }
const table = settingsOfTable(me.settings, [me, ada, ben])
const eggy = { diets: ['vegan'], ...holding('eggs') }

it('names whom it concerns, once for what concerns the same people', () => {
  expect(warningByName(table, eggy)).toBe('Contains eggs: not for Ada and Ben.')
  expect(warningByName(table, { ...eggy, diets: [] })).toBe(
    'Contains eggs: not for Ada and Ben. Not known to be vegan: not for Ada.',
  )
  expect(warningByName(table, { diets: ['vegan'], ...holding('fish', 'eggs') })).toBe(
    'Contains fish: not for you. Contains eggs: not for Ada and Ben.',
  )
})

it('never takes for safe what is not known', () => {
  expect(warningByName(table, { diets: ['vegan'], ...nothingKnown }, ['a pinch of this'])).toBe(
    'It is not known whether this contains fish: not for you. It is not known whether this contains eggs: not for Ada and Ben. Larder could not read “a pinch of this”.',
  )
})

it('says of whom it is not known what they avoid, also where a dish suits all the others', () => {
  const cleo = { id: 'cleo', name: 'Cleo', settings: null }
  const dan = { ...cleo, id: 'dan', name: 'Dan' }
  const unknown = 'Not known for Cleo and Dan: ask what they avoid.'
  const holdingSoy = { diets: ['vegan'], ...holding('soy') }
  expect(warningByName(settingsOfTable(me.settings, [me, cleo, dan]), holdingSoy)).toBe(unknown)
  expect(warningByName(settingsOfTable(me.settings, [ben, cleo, dan]), eggy)).toBe(
    `Contains eggs: not for Ben. ${unknown}`,
  )
})

it('says nothing of what suits all of them, nor of a table of one', () => {
  expect(warningByName(table, { diets: ['vegan'], ...holding('soy') }, ['a pinch'])).toBeNull()
  expect(warningByName(me.settings, eggy)).toBeNull()
})
