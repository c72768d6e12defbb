import { expect, test } from 'vitest'
import { readMinutes } from './durations.ts'
import { plainLines, plainText } from './plain-text.ts'
import { readServings, readYield } from './yields.ts'

test.each([
  ['PT1H30M', 90],
  ['P0DT0H45M', 45],
  ['PT90M', 90],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['PT1500S', 25],
  ['P1DT2H', 1560],
  ['P45M', 45],
  ['pt20m', 20],
  ['PT 1H 5M', 65],
  ['PT1H30', 90],
  ['PT0S', null],
  ['P', null],
  ['', null],
  [25, 25],
  ['25', 25],
  ['45 minutes', 45],
  ['1 hour 20 min', 80],
  ['1½ hours', 90],
  ['1 1/2 hrs', 90],
  ['30-40 minutes', 40],
  ['2 to 3 hours', 180],
  ['1:20', 80],
  ['1h30', 90],
  ['1h30m', 90],
  ['1 Std. 15 Min.', 75],
  ['2 heures', 120],
  ['1 ora e 10 minuti', 70],
  ['<b>20</b>&nbsp;mins', 20],
  [['PT0M', 'PT10M'], 10],
  [{ '@type': 'Duration', maxValue: 'PT50M', minValue: 'PT40M' }, 50],
  ['overnight', null],
])('%o lasts %o minutes', (value, minutes) => {
  expect(readMinutes(value)).toBe(minutes)
})

test.each([
  ['4 servings', 4],
  [['4', '4 servings'], 4],
  [['8', '8 to 10 servings'], 8],
  [['1 cake', '12 servings'], 12],
  ['Serves 4', 4],
  ['Serves four', 4],
  ['4-6', 6],
  ['4 to 6 people', 6],
  ['4 – 6 serving(s)', 6],
  ['Makes 24 cookies', 24],
  ['2 dozen', 24],
  ['1 (9-inch) pie, 8 servings', 8],
  ['Für 4 Personen', 4],
  ['pour 6 personnes', 6],
  [8, 8],
  [0, null],
  ['250 g', null],
  ['a few', null],
  [{ '@type': 'QuantitativeValue', value: 5, unitText: 'bowls' }, 5],
])('%o is for %o', (value, servings) => {
  expect(readServings(value)).toBe(servings)
})

test.each([
  ['4 – 6 serving(s)', 4],
  ['Makes 24 to 30 cookies', 24],
  [{ '@type': 'QuantitativeValue', minValue: 4, maxValue: 6 }, 4],
  [['8', '8 to 10 servings'], null],
  ['1 (9-inch) pie, 8 servings', null],
  [8, null],
  ['a few', null],
])('the fewest that %o is for are %o', (value, fewest) => {
  expect(readYield(value).fewestServings).toBe(fewest)
})

test('what is read of HTML is lines without tags, entities and what cannot be seen', () => {
  expect(plainLines('<ol><li>Chop &amp; fry<br>well</li><li>Serve\n now</li></ol>')).toEqual([
    'Chop & fry',
    'well',
    'Serve now',
  ])
  expect(plainLines('One\nTwo <b>three</b>')).toEqual(['One', 'Two three'])
  expect(plainText('&amp;frac12; cup cr&egrave;me&nbsp;fra&#238;che\u200b')).toBe(
    '½ cup crème fraîche',
  )
  expect(plainText('&lt;p&gt;Hot &lt;b&gt;soup&lt;/b&gt;&lt;/p&gt;')).toBe('Hot soup')
  expect(plainText('<script>alert(1)</script>5 < 6 <!-- no --> yes')).toBe('5 < 6 yes')
})

test('a hostile text takes no longer than it is long', () => {
  const begin = performance.now()
  for (const piece of ['<', '<!--', '&amp;', '1 ', '4-', '<script>', '&#', '½ ']) {
    const text = piece.repeat(400_000 / piece.length)
    plainLines(text)
    readMinutes(text)
    readServings(text)
  }
  // Quadratic time would take minutes.
  expect(performance.now() - begin).toBeLessThan(20_000)
})
