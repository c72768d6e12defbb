import { expect, test } from 'vitest'
import { charactersLeft, commentProblem } from './comment.ts'

test('a comment has 1 to 2,000 characters, white space around it aside', () => {
  expect(commentProblem('  \n ')).toMatch(/write something/)
  expect(commentProblem('x')).toBeNull()
  expect(commentProblem(`  ${'x'.repeat(2000)}\n`)).toBeNull()
  expect(commentProblem('x'.repeat(3001))).toContain('1,001 too many')
})

test('an emoji is one character, as the database counts', () => {
  expect(commentProblem('🍋'.repeat(2000))).toBeNull()
})

test('what is left is said near the end only', () => {
  expect(charactersLeft('x'.repeat(1799))).toBeNull()
  expect(charactersLeft('x'.repeat(1800))).toBe(200)
  expect(charactersLeft('x'.repeat(2003))).toBe(-3)
})
