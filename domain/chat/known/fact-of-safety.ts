import { cookedThrough } from '../facts/cooked-through.ts'
import { dangers } from '../facts/danger.ts'
import { leftOut } from '../facts/left-out.ts'
import { safeFoods } from '../facts/safe-foods.ts'
import { plainly } from '../wish/plain-words.ts'
import { inLines, topicOf } from './topic.ts'

/** What is known of a danger or of the safety of food that an English question asks about; null where it asks about none. */
export function factOfSafety(question: string): string | null {
  const plain = plainly(question)
  for (const topics of [dangers, safeFoods, leftOut, cookedThrough]) {
    const topic = topicOf(plain, topics)
    if (topic !== undefined) return inLines(topic.says, topic.source)
  }
  return null
}
