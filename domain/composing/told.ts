import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { Composition } from './form.ts'
import type { DishWords } from './tell-dish.ts'
import { type Telling, UntoldError } from './telling.ts'

/** How dishes are told in a language that is not English. */
export interface Told {
  telling: Telling
  /** By whose names things are told, where `telling` is English. */
  vocabulary?: Vocabulary
  /** The words of a dish: in English where the language lacks something. */
  words: (dish: DishWords & { composition: Composition }) => DishWords
}

/** What is told, or something else where the language lacks what it takes. */
export function unlessUntold<Words>(tell: () => Words, otherwise: Words): Words {
  try {
    return tell()
  } catch (thrown) {
    if (thrown instanceof UntoldError) return otherwise
    throw thrown
  }
}
