import { expect, test } from 'vitest'
import { keepingIn } from './keeping.ts'

/** "fridge 3, freezer 90 without the almonds, freezable" */
function inShort(storage: string): string {
  const keeping = keepingIn(storage)
  const stays = (['fridge', 'freezer', 'room'] as const).flatMap((place) => {
    const stay = keeping[place]
    if (stay === undefined) return []
    return `${place} ${stay.days}${stay.only === null ? '' : ` ${stay.only}`}`
  })
  const frozen = { yes: ['freezes'], part: ['a part freezes'], no: ['spoilt frozen'], unknown: [] }
  const kind = keeping.kind === 'keeps' ? [] : [keeping.kind]
  return [...kind, ...stays, ...frozen[keeping.freezable]].join(', ')
}

test.each([
  ['3 days in the fridge. It is fine cold, on toast.', 'fridge 3'],
  ['3 days in the fridge, 3 months in the freezer.', 'fridge 3, freezer 90, freezes'],
  [
    '4 days in the fridge and best from the second; 3 months in the freezer.',
    'fridge 4, freezer 90, freezes',
  ],
  ['4 days in the fridge or 3 months frozen. Crisp it again.', 'fridge 4, freezer 90, freezes'],
  ['Up to 4 days in the fridge or 3 months in the freezer.', 'fridge 4, freezer 90, freezes'],
  ['Even better tomorrow. It keeps 4 days in the fridge.', 'fridge 4'],
  ['Keeps 2 days in the fridge. Warm it in a pan.', 'fridge 2'],
  ['Five days in the fridge, pressed into a jar.', 'fridge 5'],
  [
    '10 days in the fridge, 3 months in the freezer, eaten straight from it.',
    'fridge 10, freezer 90, freezes',
  ],
  ['A week in a jar in the fridge.', 'fridge 7'],
  ['2 weeks in a closed jar, away from the light.', 'room 14'],
  ['5 days in a tin; 2 months in the freezer, in slices.', 'freezer 60, room 5, freezes'],
  ['2 days in a tin at room temperature, a week in the fridge.', 'fridge 7, room 2'],
  ['3 days in a tin at room temperature. In the fridge it turns to fudge.', 'room 3'],
  ['1 month in the freezer. Let it soften first.', 'freezer 30, freezes'],
  [
    '4 days in the fridge. Freeze it in portions for up to 3 months.',
    'fridge 4, freezer 90, freezes',
  ],
  [
    '3 days in the fridge. They freeze well for 2 months, raw or cooked.',
    'fridge 3, freezer 60, freezes',
  ],
  ['Cool it within the hour; 1 day in the fridge. Reheat it until it steams.', 'fridge 1'],
  ['Cool it within the hour and eat it within a day, heated until it steams.', 'fridge 1'],
  ['Cool what is left within the hour and eat it the next day.', 'fridge 1'],
  [
    'Pack it with its fat, 4 days in the fridge or 3 months frozen.',
    'fridge 4, freezer 90, freezes',
  ],
  ['A day or two in the fridge, though the peanuts soften.', 'fridge 1'],
  ['Stack them with paper between; 2 days in the fridge.', 'fridge 2'],
])('%s → %s', (storage, short) => {
  expect(inShort(storage)).toBe(short)
})

test.each([
  [
    '3 days in the fridge, 2 months in the freezer without the almonds.',
    'fridge 3, freezer 60 without the almonds, freezes',
  ],
  [
    '2 months in the freezer before the cream goes in.',
    'freezer 60 before the cream goes in, freezes',
  ],
  [
    '3 days in the fridge; without the pasta 3 months in the freezer.',
    'fridge 3, freezer 90 without the pasta, freezes',
  ],
  [
    '2 days in the fridge. Freeze them raw on a tray, 2 months.',
    'fridge 2, freezer 60 raw, freezes',
  ],
  [
    'Freeze them raw on a tray, then bag them; 2 months. Cook from frozen.',
    'freezer 60 raw, freezes',
  ],
  [
    'Without the rice 3 days in the fridge, a month in the freezer.',
    'fridge 3 without the rice, freezer 30 without the rice, freezes',
  ],
  ['1 day raw, 3 days cooked in the fridge.', 'fridge 3'],
  ['Without the cheese they keep 2 days in the fridge.', 'fridge 2 without the cheese'],
])('of what is left away or raw: %s', (storage, short) => {
  expect(inShort(storage)).toBe(short)
})

test.each([
  [
    'The broth with the chicken keeps 3 days in the fridge. Crisp noodles stay crisp for a day in a tin.',
    'part',
  ],
  ['Noodles don’t wait. The sauce keeps 3 weeks in the fridge.', 'part'],
  [
    'The sauce keeps 3 days in the fridge and 3 months in the freezer. Cook the pasta fresh.',
    'part, a part freezes',
  ],
  ['The quark keeps 2 days in the fridge, the potatoes 3.', 'part'],
  ['Without its miso the broth keeps 3 days in the fridge.', 'part'],
  ['Hard ones keep 5 days in the fridge in their shells; soft ones are for now.', 'part'],
  ['Cool it within the hour; 1 day in the fridge for the rice, 4 for the sauce.', 'part'],
  [
    '3 days in the fridge. The meatballs freeze for 3 months without the gravy.',
    'fridge 3, a part freezes',
  ],
  ['4 days in the fridge; the sauce freezes for 4 months.', 'fridge 4, a part freezes'],
  ['It does not keep. The batter does, for a day in the fridge.', 'eaten-fresh'],
])('a part that keeps is not the dish: %s', (storage, short) => {
  expect(inShort(storage)).toBe(short)
})

test.each([
  'Made to be eaten standing up, at once.',
  'None. Warmed again, the cheese runs apart.',
  'It does not keep.',
  'Eat it the same day. It waters by the hour.',
  'They are for now. An hour later they are soft.',
  'Half a day in the fridge. It loses its crunch.',
  'A few hours in the fridge in a closed bottle.',
  'Nothing keeps here.',
])('does not keep for a day: %s', (storage) => {
  expect(inShort(storage)).toBe('eaten-fresh')
})

test.each([
  ['3 days in the fridge. It does not freeze.', 'fridge 3, spoilt frozen'],
  ['3 days in the fridge. Tofu turns spongy in the freezer.', 'fridge 3, spoilt frozen'],
  ['3 days in the fridge; don’t freeze it, the potatoes turn grainy.', 'fridge 3, spoilt frozen'],
  ['They freeze well, with paper between them.', 'unknown, freezes'],
])('of the freezer: %s', (storage, short) => {
  expect(inShort(storage)).toBe(short)
})

test.each([
  '',
  '2 days wrapped in a towel.',
  'Toast it on the next two.',
  'Warm it for 3 minutes before you serve it.',
  'Heat it at 180 °C for a week of lunches.',
])('nothing is invented where nothing is said: "%s"', (storage) => {
  expect(inShort(storage)).toBe('unknown')
})
