/**
 * What should be: plain data, worked out from what the backend answered with "done" and from nothing that the product's code says. It
 * follows the rules of decisions 20, 22, 100 and 101 in their shortest form.
 */

export type Role = 'owner' | 'cook' | 'helper'

export const roleOf = (json: unknown): Role =>
  json === 'owner' || json === 'cook' ? json : 'helper'

interface Member {
  role: Role
  /** Which membership this is of all that there ever were. */
  epoch: number
}

export interface Thing {
  name: string
  amount: number
  mark: string | null
  /** Who put it there. */
  by: string
  /** Things of one age are one after the other by their ids. */
  age: number
}

/** The registers of one thing to buy: when they were last written, and what. */
export type Doc = Map<string, readonly [clock: string, value: unknown]>

export interface Kitchen {
  home: string | null
  members: Map<string, Member>
  pantry: Map<string, Thing>
  toBuy: Map<string, Doc>
  staples: readonly string[] | null
  corrections: Map<string, string | null>
}

export interface State {
  kitchens: Map<string, Kitchen>
  /** Where somebody cooks now. */
  here: Map<string, string>
  invitations: Map<string, { kitchen: string; role: Role; by: string }>
  /** All that there ever were: who has one may try it. */
  codes: string[]
  memberships: number
  /** Which membership of this state a device means by `kitchen.epoch`. */
  epochs: Map<string, number>
  /** How old what is made now will be. */
  age: number
}

const emptyKitchen = (home: string | null): Kitchen => ({
  home,
  members: new Map(),
  pantry: new Map(),
  toBuy: new Map(),
  staples: null,
  corrections: new Map(),
})

export function stateOf(accounts: readonly string[]): State {
  const state: State = {
    kitchens: new Map(),
    here: new Map(),
    invitations: new Map(),
    codes: [],
    memberships: 0,
    epochs: new Map(),
    age: 0,
  }
  for (const account of accounts) {
    makeKitchen(state, account, account)
    join(state, account, account, 'owner')
    state.here.set(account, account)
  }
  return state
}

export function makeKitchen(state: State, id: string, home: string | null): Kitchen {
  const kitchen = emptyKitchen(home)
  state.kitchens.set(id, kitchen)
  return kitchen
}

export function join(state: State, kitchen: string, account: string, role: Role): void {
  state.memberships += 1
  kitchenIn(state, kitchen).members.set(account, { role, epoch: state.memberships })
}

/** Of a kitchen that there is not, one in which nobody is. */
export const kitchenIn = (state: State, id: string): Kitchen =>
  state.kitchens.get(id) ?? emptyKitchen(null)

/** What a register of something to buy holds. */
export const valueIn = (doc: Doc, field: string): unknown => doc.get(field)?.[1]

export const isOnList = (doc: Doc): boolean =>
  typeof valueIn(doc, 'name') === 'string' && valueIn(doc, 'removed') !== true

/** How much: what was written, and what each page added to it. */
export function amountIn(doc: Doc): string {
  const measure = valueIn(doc, 'measure')
  const written = String(Reflect.get(Object(measure), 'amount') ?? '1')
  let steps = 0
  for (const [field, [, value]] of doc) if (field.startsWith('+piece@')) steps += Number(value)
  return steps === 0 ? written : String(Math.max(0, Number(written) + steps))
}
