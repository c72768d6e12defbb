import { expect, it } from 'vitest'
import { languageOfTag, shownLanguage } from './shown-language.ts'

it.each([
  ['de', '200 g Mehl, 2 EL Zucker'],
  ['de', 'Zwiebeln\nKartoffeln\nSahne'],
  ['de', '1 Dose stückige Tomaten\n1 Prise Salz\nPfeffer aus der Mühle'],
  ['fr', '2 c. à soupe d’huile d’olive\n1 gousse d’ail'],
  ['fr', 'oignons, beurre, farine'],
  ['es', '1 cucharada de aceite\n2 dientes de ajo picados'],
  ['it', '2 cucchiai di olio\nsale q.b.\n1 spicchio d’aglio'],
  ['it', 'farina 00 250 g\nuova 3\nzucchero 100 g'],
  ['nl', '2 eetlepels olijfolie\n1 teentje knoflook'],
  ['pt', '2 colheres de sopa de azeite\n1 cebola picada'],
  ['sv', '2 msk olja\n1 gul lök'],
  ['da', '2 spsk olie\n3 fed hvidløg'],
  ['nb', '2 ss olje\n3 fedd hvitløk'],
  ['pl', '2 łyżki oleju\n1 cebula'],
  ['tr', '2 yemek kaşığı zeytinyağı\n1 adet soğan'],
  ['en', '2 cups flour, sifted\n1 clove garlic, minced'],
  ['en', '1 tbsp olive oil\nsalt and pepper to taste'],
])('%s is shown by “%s”', (language, text) => {
  expect(shownLanguage(text)).toBe(language)
})

it.each(['', 'quinoa', '500 g', 'tofu, seitan, tempeh', 'gin\nvermouth'])(
  'no language is shown by “%s”',
  (text) => {
    expect(shownLanguage(text)).toBeNull()
  },
)

it('knows the tags of pages', () => {
  expect(['de-AT', 'fr_FR', 'no', 'NN-no', 'en-us', 'ja', ''].map(languageOfTag)).toEqual([
    'de',
    'fr',
    'nb',
    'nb',
    'en',
    null,
    null,
  ])
})
