import { hash32 } from '../import/import-key.ts'
import type { Composition } from './form.ts'

/**
 * The address of a composed dish says what it is made of, so that a link shows the same dish to anyone:
 * `/dish/traybake-1?flavour=italian&for=4&main=chicken-thigh&veg=potato,carrot:300`. Grams stand behind what is short.
 */
export function dishAddress({ form, version, flavour, servings, fills }: Composition): string {
  const slots = Object.entries(fills).map(([slot, entries]) => {
    const things = entries.map(({ id, grams }) => (grams === undefined ? id : `${id}:${grams}`))
    return `${slot}=${things.join(',')}`
  })
  return `/dish/${form}-${version}?${[`flavour=${flavour}`, `for=${servings}`, ...slots].join('&')}`
}

/** The parts of the address of a dish, as `dishAddress` writes it: what stands behind `/dish/`, and what it says. */
export function partsOfAddress(address: string): {
  name: string
  query: [name: string, value: string][]
} {
  const [path = '', query = ''] = address.split('?', 2)
  const said = query.split('&').map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=', 2)
    return [name, value]
  })
  return { name: path.replace('/dish/', ''), query: said }
}

const formAndVersion = /^(?<form>[a-z][a-z-]*)-(?<version>\d{1,4})$/u
const word = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const thing = /^(?<id>[a-z0-9]+(?:-[a-z0-9]+)*)(?::(?<grams>\d{1,5}))?$/u
/** More is no dish, and no address of ours. */
const most = { slots: 30, things: 12 }
/** A dish is for one to so many. */
export const mostPeople = 12

/**
 * What an address says; null where it is none of a dish.
 *
 * @param name what stands behind `/dish/`
 */
export function readDishAddress(
  name: string,
  query: Iterable<readonly [string, string]>,
): Composition | null {
  const { form, version } = formAndVersion.exec(name)?.groups ?? {}
  const { flavour, for: people, ...slots } = Object.fromEntries(query)
  const servings = Number(people)
  if (form === undefined || flavour === undefined || !word.test(flavour)) return null
  if (!Number.isInteger(servings) || servings < 1 || servings > mostPeople) return null
  const named = Object.entries(slots).filter(([slot]) => word.test(slot))
  if (named.length === 0 || named.length > most.slots) return null
  const fills: Record<string, { id: string; grams?: number }[]> = {}
  for (const [slot, written] of named) {
    const things = written.split(',').map((each) => thing.exec(each)?.groups)
    if (things.length > most.things) return null
    const entries = things.flatMap((each) => {
      const id = each?.['id']
      if (id === undefined) return []
      return [each?.['grams'] === undefined ? { id } : { id, grams: Number(each['grams']) }]
    })
    if (entries.length < things.length) return null
    fills[slot] = entries
  }
  return { form, version: Number(version), flavour, servings, fills }
}

/** A number for a dish that no recipe has: a negative one, the same for the same address. */
export function dishId(address: string): number {
  return -1 - (hash32(address, 1) >>> 1)
}
