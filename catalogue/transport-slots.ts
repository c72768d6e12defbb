import type { Condition, FlavourPart, Slot, SlotMeasure } from '#domain/composing/form.ts'
import { type Method, methods } from '#domain/composing/technique.ts'
import type { LineUse } from '#domain/recipes/line-use.ts'
import type { KindsPacker, KindsReader } from './transport-kinds.ts'

/** How the slots of forms travel, and when a title holds; what most of them have not is left out. */

export type PackedSlot = readonly [
  name: string,
  /** The place of a list. */
  kinds: number,
  least: number,
  most: number,
  measure: SlotMeasure,
  /** Places among all methods. */
  by: readonly number[],
  more?: {
    not?: number
    flavour?: FlavourPart
    use?: Exclude<LineUse, 'base'>
    basic?: 1
  },
]

/** Null holds always. */
export type PackedCondition = {
  slots?: readonly (readonly [slot: string, kinds: number])[]
  has?: number
  hasNot?: number
  flavours?: readonly string[]
} | null

export function packSlot(slot: Slot, kinds: KindsPacker): PackedSlot {
  const { name, least, most, measure, by, not, flavour, use, isBasic } = slot
  const ways = by.map((method) => methods.indexOf(method))
  const more = {
    ...(not.length > 0 && { not: kinds.list(not) }),
    ...(flavour !== null && { flavour }),
    ...(use !== 'base' && { use }),
    ...(isBasic && { basic: 1 as const }),
  }
  const usual = [name, kinds.list(slot.kinds), least, most, measure, ways] as const
  return Object.keys(more).length === 0 ? usual : [...usual, more]
}

export function unpackSlot(packed: PackedSlot, kinds: KindsReader): Slot {
  const [name, own, least, most, measure, ways, more = {}] = packed
  return {
    name,
    kinds: kinds.list(own),
    not: more.not === undefined ? [] : kinds.list(more.not),
    flavour: more.flavour ?? null,
    by: ways.flatMap((place): Method[] => {
      const method = methods[place]
      return method === undefined ? [] : [method]
    }),
    least,
    most,
    measure,
    use: more.use ?? 'base',
    isBasic: more.basic === 1,
  }
}

export function packCondition(
  { slots, has, hasNot, flavours }: Condition,
  kinds: KindsPacker,
): PackedCondition {
  const named = Object.entries(slots).map(([slot, of]) => [slot, kinds.list(of)] as const)
  const packed = {
    ...(named.length > 0 && { slots: named }),
    ...(has.length > 0 && { has: kinds.list(has) }),
    ...(hasNot.length > 0 && { hasNot: kinds.list(hasNot) }),
    ...(flavours.length > 0 && { flavours }),
  }
  return Object.keys(packed).length === 0 ? null : packed
}

export function unpackCondition(packed: PackedCondition, kinds: KindsReader): Condition {
  const { slots = [], has, hasNot, flavours = [] } = packed ?? {}
  return {
    slots: Object.fromEntries(slots.map(([slot, of]) => [slot, kinds.list(of)])),
    has: has === undefined ? [] : kinds.list(has),
    hasNot: hasNot === undefined ? [] : kinds.list(hasNot),
    flavours,
  }
}
