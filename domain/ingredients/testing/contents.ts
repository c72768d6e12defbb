import type { Contents } from '../contents.ts'
import { avoidable, type Avoidable } from '../vocabulary.ts'

/** For tests: of what all is known, it holds these and nothing else. */
export function holding(...contains: readonly Avoidable[]): Contents {
  return { contains, freeOf: avoidable.filter((each) => !contains.includes(each)) }
}
