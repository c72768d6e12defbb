import type { Known, Teller } from './known.ts'
import { mayReadTo } from './for-them.ts'
import { inLines, type Topic, topicOf } from './topic.ts'
import type { Wish } from '../wish/read-wish.ts'

/** A topic with all of its lines: everybody reads what is dangerous. */
export function tellAll(topics: readonly Topic[]): Teller {
  return ({ plain }) => {
    const topic = topicOf(plain, topics)
    return topic === undefined ? null : inLines(topic.says, topic.source)
  }
}

/** The lines of a topic that name nothing which who asks does not eat. */
export function linesFor(topic: Topic, wish: Wish, { rules, kitchen }: Known): string {
  const lines = topic.says.filter((line) => mayReadTo(line, wish, rules, kitchen.vocabulary))
  return lines.length === 0
    ? 'What I know of that takes something that may not suit what you eat, so I leave it.'
    : inLines(lines, topic.source)
}

/** As `tellAll`, without the lines that offer what who asks does not eat. */
export function tellSuited(topics: readonly Topic[]): Teller {
  return (wish, known) => {
    const topic = topicOf(wish.plain, topics)
    return topic === undefined ? null : linesFor(topic, wish, known)
  }
}
