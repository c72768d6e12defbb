import { methods, type Technique, type Treatment } from '#domain/composing/technique.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import { placesOf } from './transport-format.ts'
import type { KindsPacker, KindsReader } from './transport-kinds.ts'

/** How techniques travel: a treatment that several foods share stands once, and so does each of its texts. */

/** Texts by their places, −1 where there is none; `minutes` is null where none are stated. */
type PackedTreatment = readonly [
  prep: number,
  minutes: number | null,
  done: number,
  note: number,
  alone?: 1,
]

type PackedTechnique = readonly [
  id: number,
  /** By its place among all methods, the place of its treatment, one after the other. */
  methods: readonly number[],
  /** 0 where it is not stated. */
  portion: number,
  /** Null where it is not stated. */
  count: 0 | 1 | null,
  can: number,
  water: number,
  dose: readonly [amount: number, unit: Unit] | null,
]

export interface PackedTechniques {
  techniques: readonly PackedTechnique[]
  treatments: readonly PackedTreatment[]
  texts: readonly string[]
}

export function packTechniques(
  techniques: readonly Technique[],
  kinds: KindsPacker,
): PackedTechniques {
  const treatments = placesOf<PackedTreatment>()
  const texts = placesOf<string>()
  const text = (written: string | undefined) => (written === undefined ? -1 : texts.place(written))
  const treatment = ({ prep, minutes, done, note, alone }: Treatment) => {
    const stated = [text(prep), minutes ?? null, text(done), text(note)] as const
    return treatments.place(alone === true ? [...stated, 1] : stated)
  }
  const packed = techniques.map((each): PackedTechnique => {
    const { id, methods: own, portion = 0, count, can = 0, water = 0, dose } = each
    const treated = methods.flatMap((method, place) => {
      const found = own[method]
      return found === undefined ? [] : [place, treatment(found)]
    })
    const counted = count === undefined ? null : count ? 1 : 0
    const measured = dose === undefined ? null : ([dose.amount, dose.unit] as const)
    return [kinds.id(id), treated, portion, counted, can, water, measured]
  })
  return { techniques: packed, treatments: treatments.lists, texts: texts.lists }
}

export function unpackTechniques(
  { techniques, treatments, texts }: PackedTechniques,
  kinds: KindsReader,
): Technique[] {
  const known = treatments.map(([prep, minutes, done, note, alone]): Treatment => {
    return {
      prep: texts[prep],
      minutes: minutes ?? undefined,
      done: texts[done],
      note: texts[note],
      ...(alone === 1 && { alone: true }),
    }
  })
  return techniques.map(([id, treated, portion, count, can, water, dose]): Technique => {
    const own = methods.flatMap((method, place) => {
      const at = treated.findIndex((each, index) => index % 2 === 0 && each === place)
      const found = at < 0 ? undefined : known[treated[at + 1] ?? -1]
      return found === undefined ? [] : [[method, found] as const]
    })
    return {
      id: kinds.id(id),
      methods: Object.fromEntries(own),
      ...(portion > 0 && { portion }),
      ...(count !== null && { count: count === 1 }),
      ...(can > 0 && { can }),
      ...(water > 0 && { water }),
      ...(dose !== null && { dose: { amount: dose[0], unit: dose[1] } }),
    }
  })
}
