import { expect, it } from 'vitest'

import { inBritishWords } from './british-words.ts'

it.each([
  ['Zucchini and eggplants, salted', 'Courgette and aubergines, salted'],
  ['Six eggs, two zucchini, one pan.', 'Six eggs, two courgettes, one pan.'],
  ['Sear the shrimp until they curl.', 'Sear the prawns until they curl.'],
  ['Shrimp shells, dried shrimp and shrimp paste', 'Prawn shells, dried shrimp and shrimp paste'],
  ['cilantro with ground coriander', 'coriander with ground coriander'],
  ['Cook the bell pepper with black pepper.', 'Cook the sweet pepper with black pepper.'],
  ['Two red bell peppers, three bell peppers', 'Two red peppers, three peppers'],
  ['chili flakes, chilies, chilis', 'chilli flakes, chillies, chillis'],
  ['Ground beef, ground cumin, coffee grounds', 'Minced beef, ground cumin, coffee grounds'],
  ['cornstarch, corn flour and cornmeal', 'cornflour, corn flour and cornmeal'],
  ['corn tortillas with the corn', 'corn tortillas with the sweetcorn'],
  ['Open a can of beans if you can.', 'Open a tin of beans if you can.'],
  ['as thin as you can, and what a cook can do', 'as thin as you can, and what a cook can do'],
  ['under a hot grill (broiler)', 'under a hot grill'],
  ['Heat a grill, a ridged pan or the broiler.', 'Heat a barbecue, a ridged pan or the grill.'],
  [
    'Boil the beans with the savory; savory and coloured',
    'Boil the beans with the savory; savoury and coloured',
  ],
  ['tomato paste and the tomato purée', 'tomato purée and the tomato purée'],
  // Other foods in Britain, or the same word.
  [
    'Cookies, biscuits, jelly, chips, squash, molasses',
    'Cookies, biscuits, jelly, chips, squash, molasses',
  ],
])('“%s” is “%s”', (american, british) => {
  expect(inBritishWords(american)).toBe(british)
})
