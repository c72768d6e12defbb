import { expect, test } from 'vitest'
import { alcoholIn } from '#domain/ingredients/alcohol.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))

/** Glasses and bottles that the catalogue draws strong drinks with. */
const strongIcons = new Set(
  catalogue.ingredients.filter(({ id }) => alcoholIn(id) === 'yes').map(({ icon }) => icon),
)
/** Drawn like them, and free of it. */
const softDrinks = new Set([
  'celery-juice',
  'flavored-sparkling-water',
  'grape-juice',
  'grenadine',
  'malta',
  'pomegranate-juice',
  'sparkling-apple-juice',
])

test('what is a kind of what may hold alcohol is not known to be free of it', () => {
  const freer = catalogue.ingredients.filter(
    ({ id, parent }) =>
      parent !== undefined &&
      ['brewed', 'varies'].includes(alcoholIn(parent)) &&
      alcoholIn(id) === 'no',
  )
  expect(freer.map(({ id }) => id)).toEqual([])
})

test('what is a kind of an alcoholic drink holds alcohol, too', () => {
  const freer = catalogue.ingredients.filter(
    ({ id, parent }) =>
      parent !== undefined && alcoholIn(parent) === 'yes' && alcoholIn(id) !== 'yes',
  )
  expect(freer.map(({ id }) => id)).toEqual([])
})

test('whoever adds a drink that is drawn like a strong one says whether it is one', () => {
  const undecided = catalogue.ingredients.filter(
    ({ id, category, icon }) =>
      category === 'Drinks' &&
      strongIcons.has(icon) &&
      alcoholIn(id) === 'no' &&
      !softDrinks.has(id),
  )
  expect(undecided.map(({ id }) => id)).toEqual([])
})

test.each([
  'wine red-wine white-wine beer stout rum brandy whiskey vodka sherry port marsala mirin sake shaoxing-wine kirsch',
  'soy-sauce dark-soy-sauce light-soy-sauce low-sodium-soy-sauce sweet-soy-sauce miso red-miso white-miso xo-sauce',
  'tamari ssamjang teriyaki-sauce ponzu eel-sauce stir-fry-sauce fermented-tofu pate chicken-liver-pate foie-gras demi-glace unagi',
  'pasta-sauce ready-made-gravy filled-chocolate-bar panettone non-alcoholic-beer',
  'vanilla-extract almond-extract gochujang doenjang dijon-mustard kombucha apple-cider maraschino-cherry',
])('each of them is a food of the catalogue: %s', (ids) => {
  expect(ids.split(' ').filter((id) => !byId.has(id) || alcoholIn(id) === 'no')).toEqual([])
})
