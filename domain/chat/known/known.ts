import type { Techniques } from '../../composing/technique.ts'
import type { EngineKnowledge } from '../engine-answer.ts'
import type { Wish } from '../wish/read-wish.ts'

/** What questions are answered from beside recipes. */
export interface Known extends EngineKnowledge {
  /** Not there where it did not come: then no times are named. */
  techniques?: Techniques
}

/** Answers questions of one kind, as Markdown; null for one that is of another. */
export type Teller = (wish: Wish, known: Known) => string | null
