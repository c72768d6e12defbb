import { afterEach, expect, test } from 'vitest'
import { findSpeakerBy } from '../texts/speaker.ts'
import { allInWords, dayInWords, listed } from './answer-words.ts'
import { plannedDays } from './named-recipes.ts'

afterEach(() => findSpeakerBy(() => undefined))

test('names stand in a sentence', () => {
  expect(listed([])).toBe('')
  expect(listed(['eggs', 'milk', 'flour'])).toBe('eggs, milk and flour')
  expect(allInWords(['chia seeds', 'water'])).toBe('chia seeds and water')
})

test('a plan is found again in the language in which it was written, and in English', () => {
  const recipes = [{ id: 1, title: 'Leek soup' }]
  const german: Record<string, string> = { 'Day {number}': 'Tag {number}' }
  findSpeakerBy(() => ({ tag: 'de', translate: (english) => german[english] }))
  const plan = [1, 2].map((day) => `- ${dayInWords(day)}: Leek soup`).join('\n')
  expect(plan).toContain('Tag 2')
  expect(plannedDays(plan, recipes).map(({ day }) => day)).toEqual(['Tag 1', 'Tag 2'])
  expect(plannedDays('Day 1: Leek soup\nDay 2: Leek soup', recipes)).toHaveLength(2)
})
