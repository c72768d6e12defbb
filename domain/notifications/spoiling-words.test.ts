import { expect, it } from 'vitest'
import { spoilingVocabulary as vocabulary } from '../pantry/testing/spoiling-vocabulary.ts'
import { spoilingInWords } from './spoiling-words.ts'

const spoils = (ingredient: string, daysLeft: number) => ({
  item: { ingredient },
  left: { spentDays: 1, daysLeft },
})

it('names what spoils by our names, each food once', () => {
  expect(spoilingInWords([spoils('spinach', 0), spoils('chicken-thigh', 1)], vocabulary)).toEqual({
    title: 'Use these 2 soon',
    lines: ['Spinach: today', 'Chicken thighs: 1 day left'],
  })
  expect(spoilingInWords([spoils('milk', 0), spoils('milk', 2)], vocabulary)).toEqual({
    title: 'Use this soon',
    lines: ['Milk: today'],
  })
})

it('names five, and counts the others', () => {
  const many = ['milk', 'ham', 'chicken', 'spinach', 'tofu', 'bread', 'apple']
  const { title, lines } = spoilingInWords(
    many.map((id) => spoils(id, 1)),
    vocabulary,
  )
  expect(title).toBe('Use these 7 soon')
  expect(lines.slice(4)).toEqual(['Tofu: 1 day left', 'and 2 more'])
})
