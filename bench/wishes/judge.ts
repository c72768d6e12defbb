import { readAspects } from '#domain/wishes/aspects.ts'
import { readDish } from '#domain/wishes/dish-text.ts'
import { fitOf } from '#domain/wishes/fit.ts'
import type { Known } from '#domain/wishes/mentions.ts'
import type { Question } from './question.ts'

export interface Judged {
  question: Question
  isRight: boolean
  /** Of a processor, to read the wish and all of its dishes: what else runs here does not count. */
  milliseconds: number
}

/** Chooses the dish that fits best. Of equal ones the first by its id: the file has the answer first. */
export function judge(question: Question, known: Known): Judged {
  const begin = process.cpuUsage()
  const wish = readAspects(question.query, known)
  const dishes = Object.entries(question.options).map(([id, text]) => ({
    id,
    fit: fitOf(wish, readDish(text, known), known.lexicon),
  }))
  const [best] = dishes.toSorted(
    (one, other) => other.fit - one.fit || (one.id < other.id ? -1 : 1),
  )
  const { user, system } = process.cpuUsage(begin)
  return { question, isRight: best?.id === question.answer, milliseconds: (user + system) / 1000 }
}
