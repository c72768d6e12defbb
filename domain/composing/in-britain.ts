import { nameOfFood, pluralOfFood } from '../ingredients/names.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { inBritishWords } from '../texts/british-words.ts'
import { type Writing, writeDish } from './dish.ts'
import { english } from './english.ts'
import type { Told } from './told.ts'

/** As English, with the names that pages show. */
function calledAsShown(vocabulary: Vocabulary): Vocabulary {
  const foods = [...vocabulary.ingredients].map(
    ([id, food]) => [id, { ...food, name: nameOfFood(food), plural: pluralOfFood(food) }] as const,
  )
  return { ...vocabulary, ingredients: new Map(foods) }
}

/** How dishes are told in Britain: in the same texts, with its own names. What a dish is stays that of the American one. */
export function toldInBritain(writing: Writing): Told {
  const vocabulary = calledAsShown(writing.vocabulary)
  const here: Writing = { ...writing, vocabulary }
  const orNull = (text: string | null) => (text === null ? null : inBritishWords(text))
  return {
    telling: english,
    vocabulary,
    words({ composition }) {
      const { title, summary, steps, tip, storage } = writeDish(composition, here)
      return {
        title: inBritishWords(title),
        summary: inBritishWords(summary),
        steps: steps.map(inBritishWords),
        tip: orNull(tip),
        storage: orNull(storage),
      }
    },
  }
}
