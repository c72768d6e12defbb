/** Something at home, as a page shows it. `mark` is the act that wrote it last: it stands where the typed words do. */
export interface Thing {
  id: string
  name: string
  amount: number | null
  mark: string | null
}

/** Something to buy, as a page shows it. */
export interface ToBuy {
  id: string
  name: string
  amount: string
  isTicked: boolean
}

/** All that a page shows of the kitchen in which its person cooks. */
export interface Shown {
  kitchen: string
  pantry: readonly Thing[]
  toBuy: readonly ToBuy[]
  /** Null is the usual list. */
  staples: readonly string[] | null
  /** What names mean; null for nothing that is known. */
  corrections: Readonly<Record<string, string | null>>
}

/** What a member may be made by another. */
export type GivenRole = 'cook' | 'helper'

/** A page of the app, as its person sees and uses it. Each act resolves when the app says that it is saved. */
export interface Page {
  shown: () => Shown
  put: (thing: { id: string; name: string; amount: number; mark: string }) => Promise<void>
  change: (id: string, to: { amount: number; mark: string }) => Promise<void>
  remove: (id: string) => Promise<void>
  clear: () => Promise<void>
  add: (item: { id: string; name: string; amount: string; mark: string }) => Promise<void>
  tick: (id: string, isTicked: boolean) => Promise<void>
  rename: (id: string, name: string) => Promise<void>
  step: (id: string, by: number) => Promise<void>
  measure: (id: string, amount: string) => Promise<void>
  takeOff: (id: string) => Promise<void>
  putBack: (id: string) => Promise<void>
  toggleStaple: (id: string) => Promise<void>
  resetStaples: () => Promise<void>
  /** Undefined takes an earlier word back. */
  correct: (name: string, meant: string | null | undefined) => Promise<void>
  found: (name: string, bring: boolean) => Promise<unknown>
  /** Resolves with the code. */
  invite: (kitchen: string, role: GivenRole) => Promise<string>
  /** Looks first at what it would do. */
  accept: (code: string, bring: boolean) => Promise<unknown>
  move: (kitchen: string) => Promise<void>
  leave: (kitchen: string, take: boolean, next?: string) => Promise<unknown>
  end: (kitchen: string) => Promise<unknown>
  removeMember: (kitchen: string, member: string) => Promise<unknown>
  setRole: (kitchen: string, member: string, role: GivenRole) => Promise<unknown>
  /** How many changes still wait, those that were left behind in a kitchen among them. */
  pending: () => number
  /** Names of what was left behind in a kitchen of former times, as the dialog shows them; null where it shows none. */
  leftBehind: () => readonly string[] | null
  takeHome: () => Promise<void>
  /** Takes the messages about what could not be saved. */
  complaints: () => readonly string[]
  /** By key, as JSON: all that it holds of what the backend answered. */
  cached: () => ReadonlyMap<string, unknown>
  /** As when somebody signs out. */
  signOut: () => void
}
