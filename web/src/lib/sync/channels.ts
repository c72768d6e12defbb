import { field } from '../json.ts'
import type { Membership } from './memberships.ts'

/** How the operations of one feature reach the backend. */
export interface Channel {
  name: string
  /**
   * Whether this version of the app can send it. What it cannot, because a newer one wrote it, stays in the
   * log until a version that can is there.
   */
  understands: (operation: unknown) => boolean
  /** Operations come to the same in any order, so that those behind one that has to stay need not wait. */
  isUnordered?: true
  /**
   * Sends these, all of which it understands and which were done by one membership, in their order, in the name of this person, and
   * resolves when the backend has answered every one of them: done, or refused and said so. What it shows afterwards includes them. A rejection
   * means that all of them have to be sent again, which must come to the same.
   */
  send: (userId: string, operations: readonly unknown[], membership: Membership) => Promise<void>
  /** Another tab has sent something: fetches what came of it. */
  refresh: (userId: string) => Promise<void>
}

/**
 * Whether nothing of what stands in the log was lost in reading it. A field that is missing in what was read, or
 * is another, is one that only a newer version knows; white space around a text is nothing.
 */
export function isReadWhole(read: unknown, json: unknown): boolean {
  if (typeof json === 'string') return typeof read === 'string' && read.trim() === json.trim()
  if (typeof json !== 'object' || json === null) return read === json
  if (typeof read !== 'object' || read === null) return false
  return Object.entries(json).every(([name, value]) => isReadWhole(field(read, name), value))
}

const channels = new Map<string, Channel>()

/** Makes a feature's operations sendable. A channel of the same name takes the place of the former. */
export function registerChannel(channel: Channel): void {
  channels.set(channel.name, channel)
}

/** By its own name, or by any under which its changes stand in the log. */
export function channelNamed(name: string): Channel | undefined {
  return channels.get(name.split('@', 1)[0] ?? name)
}
