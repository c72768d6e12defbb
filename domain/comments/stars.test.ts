import { expect, test } from 'vitest'
import { ratingsInWords, starShapes, starsInWords } from './stars.ts'

const drawn = (rating: number) =>
  starShapes(rating)
    .map((shape) => ({ full: '*', half: '+', empty: '.' })[shape])
    .join('')

test.each([
  [0, '.....'],
  [0.2, '.....'],
  [0.25, '+....'],
  [3.74, '***+.'],
  [3.75, '****.'],
  [4.5, '****+'],
  [5, '*****'],
])('a mean of %d is drawn as %s', (rating, stars) => {
  expect(drawn(rating)).toBe(stars)
})

test('in words', () => {
  expect(starsInWords(4.33)).toBe('4.3 of 5 stars')
  expect([1, 2, 1200].map(ratingsInWords)).toEqual(['1 rating', '2 ratings', '1,200 ratings'])
})
