import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { addToPantry } from './add-to-pantry.ts'
import { guessesInWords, withoutGuesses } from './guesses.ts'
import { afterPantryChange } from './pantry-change.ts'
import { pantryItemOf, type PantryItem } from './pantry-item.ts'

const at = new Date('2026-05-01T10:00:00Z')
const item = (ingredient: string, id: string) =>
  pantryItemOf(ingredient, testVocabulary, { id, at })
const guess: PantryItem = { ...item('coconut-milk', 'guess'), typedAs: 'coco milk', quantity: 2 }
const milk = item('milk', 'milk')
const namesOf = (items: readonly PantryItem[]) => items.map(({ name }) => name).toSorted()

/** The pantry after the guesses were added to it and taken back. */
function addedAndTakenBack(earlier: readonly PantryItem[], guesses: readonly PantryItem[]) {
  const { pantry } = addToPantry(earlier, guesses)
  return afterPantryChange(pantry, withoutGuesses(pantry, guesses, earlier))
}

it('leaves the words as they were typed, with their amount', () => {
  expect(addedAndTakenBack([milk], [guess])).toContainEqual(
    expect.objectContaining({ name: 'Coco milk', ingredient: null, quantity: 2 }),
  )
})

it('gives back what it had been added to', () => {
  const there = { ...item('coconut-milk', 'there'), quantity: 1 }
  const after = addedAndTakenBack([milk, there], [guess])
  expect(after).toContainEqual(there)
  expect(namesOf(after)).toEqual(['Coco milk', 'Coconut milk', 'Milk'])
})

it('makes one thing of one shorthand for two', () => {
  const both = [
    { ...item('salt', 'one'), typedAs: 'S&P' },
    { ...item('black-pepper', 'two'), typedAs: 'S&P' },
  ]
  expect(namesOf(addedAndTakenBack([milk], both))).toEqual(['Milk', 'S&P'])
})

it('brings back nothing that was removed meanwhile', () => {
  expect(withoutGuesses([milk], [guess], [milk])).toEqual({ put: [], remove: [] })
})

it('says how many it takes back', () => {
  const labels = [[guess], [guess, guess], [guess, guess, guess]].map(
    (all) => guessesInWords(all).undo,
  )
  expect(labels).toEqual(['Undo', 'Undo both', 'Undo all 3'])
})

it('names as many guesses as a message has room for', () => {
  expect(guessesInWords([guess]).title).toBe('coco milk → Coconut milk')
  expect(guessesInWords([guess, guess, guess, guess, guess]).title).toMatch(/, 2 more$/)
})
