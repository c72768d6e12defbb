import { kitchenHere, storedMemberships } from '../kitchen-here.ts'
import { storageKeys, writeStored } from '../local-storage.ts'

/** By which membership somebody does something in a kitchen. */
export interface Membership {
  kitchen: string
  /** Higher than that of any membership before. Null in one's own kitchen; empty where this device knows of none. */
  epoch: string | null
}

/** A kitchen that somebody shares, and their part in it. */
export interface Shared {
  kitchen: string
  epoch: number
  role: 'owner' | 'cook' | 'helper'
  isHere: boolean
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each, at) => each === others[at])

/** Notes on this device which kitchens somebody shares; each tab of theirs hears of it. */
export function storeMemberships(account: string, shared: readonly Shared[]): void {
  const words = ({ kitchen, epoch, role }: Shared) => `${kitchen}.${epoch}.${role}`
  const here = shared.find(({ isHere }) => isHere)
  const others = shared.filter((each) => each !== here)
  const stored = [here === undefined ? '' : words(here), ...others.map(words)]
  if (isSame(storedMemberships(account), stored)) return
  const key = storageKeys.kitchens(account)
  writeStored(key, stored)
  // The browser tells the other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** In one's own kitchen. */
export const homeOf = (account: string): Membership => ({ kitchen: account, epoch: null })

/** As this device knows it. */
export function membershipIn(account: string, kitchen: string): Membership {
  if (kitchen === account) return homeOf(account)
  const stored = storedMemberships(account).map((each) => each.split('.'))
  return { kitchen, epoch: stored.find(([id]) => id === kitchen)?.[1] ?? '' }
}

/** Whether somebody is a helper in a kitchen: they add to its lists and tick them, and change nothing else. */
export const isHelperIn = (account: string, kitchen: string): boolean =>
  storedMemberships(account).some((each) => each.startsWith(kitchen) && each.endsWith('.helper'))

export const membershipHere = (account: string): Membership =>
  membershipIn(account, kitchenHere(account))

/**
 * Under which name a channel's changes stand in the log: those of one's own kitchen under its own, as they always did. Those of another
 * an older version of the app must not send to one's own: it knows no channel of that name, and leaves them.
 */
export const channelAs = (name: string, { kitchen, epoch }: Membership): string =>
  epoch === null ? name : `${name}@${kitchen}.${epoch}`

/** By which membership was done what stands in the log under this name. */
export function membershipOf(channel: string, account: string): Membership {
  const [, kitchen, epoch = ''] = channel.split(/[@.]/)
  return kitchen === undefined ? homeOf(account) : { kitchen, epoch }
}

/** Whether this device knows that it was done by a membership that is over. */
export function isLeftBehind(channel: string, account: string): boolean {
  const { kitchen, epoch } = membershipOf(channel, account)
  if (epoch === null || storedMemberships(account).length === 0) return false
  return epoch === '' || membershipIn(account, kitchen).epoch !== epoch
}

/** What tells the backend by which membership a request is made. */
export const membershipHeader = 'larder-membership'

/** The request by this membership: the backend refuses it as soon as that is over. */
export const asMember = <Request extends { setHeader: (name: string, value: string) => unknown }>(
  request: Request,
  { kitchen, epoch }: Membership,
): Request => {
  if (epoch !== null) request.setHeader(membershipHeader, `${kitchen}.${epoch}`)
  return request
}
