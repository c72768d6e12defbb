import { lineageOf } from '../ingredients/lineage.ts'
import type { Unit } from '../ingredients/units.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'

/** Ways of cooking a food, each as catalogue/README.md defines it. */
export const methods = [
  'raw',
  'shred',
  'roast',
  'bake',
  'fry',
  'soften',
  'brown',
  'stir-fry',
  'simmer',
  'braise',
  'boil',
  'poach',
  'warm',
  'melt',
  'bloom',
] as const
export type Method = (typeof methods)[number]

/** How a food is cooked by one method. Texts are templates: `{it}`, `{them}`, `{is}`, `{give|gives}`. */
export interface Treatment {
  /** What is done to it before, an imperative clause: "cut {it} into 2 cm (3/4 in) pieces". */
  prep?: string | undefined
  /** Until it is done. */
  minutes?: number | undefined
  /** What a cook sees then, a clause: "{it} {is} golden". */
  done?: string | undefined
  /** A sentence that is worth saying beside it. */
  note?: string | undefined
  /** Whether it browns by itself: what goes in beside it would steam it. */
  alone?: boolean | undefined
}

/** What is known of cooking a food, or all foods of a kind. */
export interface Technique {
  id: IngredientId
  /** Grams a person, as bought, where it is what a dish is made of. */
  portion?: number | undefined
  /** Whether a recipe names pieces of it rather than grams. */
  count?: boolean | undefined
  /** What a dish for four takes of it where it only flavours. */
  dose?: { amount: number; unit: Unit } | undefined
  /** Drained grams of one can. */
  can?: number | undefined
  /** Grams of water that one gram takes up when it simmers. */
  water?: number | undefined
  methods: Partial<Record<Method, Treatment>>
}

/** The techniques of foods, by id; a food takes from its kind what it does not state. */
export class Techniques {
  readonly #stated: ReadonlyMap<IngredientId, Technique>
  readonly #vocabulary: Vocabulary
  readonly #found = new Map<IngredientId, Technique | null>()

  constructor(stated: Iterable<Omit<Technique, 'core'>>, vocabulary: Vocabulary) {
    this.#stated = new Map([...stated].map((each) => [each.id, each]))
    this.#vocabulary = vocabulary
  }

  /** Of each food or kind what is stated of it. */
  stated(): Iterable<Technique> {
    return this.#stated.values()
  }

  /** What is known of a food; null where neither it nor a kind that it is of is stated. */
  of(id: IngredientId): Technique | null {
    const known = this.#found.get(id)
    if (known !== undefined) return known
    const found = this.#inherited(id)
    this.#found.set(id, found)
    return found
  }

  /** The first of some methods by which a food is cooked. */
  methodOf(id: IngredientId, by: readonly Method[]): Method | null {
    const technique = this.of(id)
    return by.find((method) => technique?.methods[method] !== undefined) ?? null
  }

  /** A food that states how it is cooked is not cooked as its kind is: a shoulder does not fry because a chop does. */
  #inherited(id: IngredientId): Technique | null {
    const stated = lineageOf(id, this.#vocabulary).flatMap((each) => this.#stated.get(each) ?? [])
    const nearest = stated.findIndex(({ methods: own }) => Object.keys(own).length > 0)
    const taken = nearest < 0 ? stated : stated.slice(0, nearest + 1)
    const furthest = taken.at(-1)
    if (furthest === undefined) return null
    const merged = taken.reduceRight((found, own) => ({ ...found, ...own }), furthest)
    return {
      ...merged,
      id,
      methods: furthest.methods,
    }
  }
}
