import type { ConceptId } from './lexicon.ts'

/** One thing that a wish asks for, or asks not to have. */
export interface Aspect {
  concept: ConceptId
  isWanted: boolean
  /** How much it counts: about 1 for what is named, less for what is only likely. */
  weight: number
  /** About the person, not the dish: "I have a cold". */
  isOfPerson: boolean
  /** It follows from that, and need not be so. */
  isLikely?: boolean
  /** What the words of its name are one by one. */
  parts?: readonly ConceptId[]
}
