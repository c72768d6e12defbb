import { storedMemberships } from '../kitchen-here.ts'

/** By which membership somebody does something in a kitchen. */
export interface Membership {
  kitchen: string
  /** Higher than that of any membership before. Null in one's own kitchen; empty where this device knows of none. */
  epoch: string | null
}

/** In one's own kitchen. */
export const homeOf = (account: string): Membership => ({ kitchen: account, epoch: null })

/** As this device knows it. */
export function membershipIn(account: string, kitchen: string): Membership {
  if (kitchen === account) return homeOf(account)
  const stored = storedMemberships(account).find((each) => each.startsWith(kitchen))
  return { kitchen, epoch: stored?.split('.')[1] ?? '' }
}

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
  const [, membership] = channel.split('@')
  const stored = storedMemberships(account)
  if (membership === undefined || stored.length === 0) return false
  return !stored.some((each) => each.startsWith(`${membership}.`))
}
