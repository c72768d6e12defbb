import { expect, test } from 'vitest'
import { cookingLevel, levelById, nextLevel, nextLevelInWords } from './cooking-level.ts'

test.each([
  [0, 'beginner', 'home-cook', 3],
  [2, 'beginner', 'home-cook', 1],
  [3, 'home-cook', 'confident-cook', 12],
  [149, 'seasoned-cook', 'master-cook', 1],
])('who cooked %i times is a %s, on the way to %s', (cooks, level, next, left) => {
  expect(cookingLevel(cooks).id).toBe(level)
  expect(nextLevel(cooks)).toMatchObject({ level: { id: next }, left })
})

test('the last level has none after it', () => {
  expect(cookingLevel(1_000).id).toBe('master-cook')
  expect(nextLevel(150)).toBeNull()
})

test('a level that is not known is the first', () => {
  expect(levelById('wizard').id).toBe('beginner')
})

test.each([
  [0, '3 more dishes until home cook'],
  [14, 'One more dish until confident cook'],
  [40, '10 more dishes until seasoned cook'],
  [149, 'One more dish until master cook'],
  [150, null],
])('who cooked %i times reads: %s', (cooks, words) => {
  expect(nextLevelInWords(cooks)).toBe(words)
})
