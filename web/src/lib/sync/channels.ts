/** How the operations of one feature reach the backend. */
export interface Channel {
  name: string
  /**
   * Sends these, in their order, in the name of this person, and resolves when the backend has answered
   * every one of them: done, or refused and said so. What it shows afterwards includes them. A rejection
   * means that all of them have to be sent again, which must come to the same.
   */
  send: (userId: string, operations: readonly unknown[]) => Promise<void>
  /** Another tab has sent something: fetches what came of it. */
  refresh: (userId: string) => Promise<void>
}

const channels = new Map<string, Channel>()

/** Makes a feature's operations sendable. A channel of the same name takes the place of the former. */
export function registerChannel(channel: Channel): void {
  channels.set(channel.name, channel)
}

export function channelNamed(name: string): Channel | undefined {
  return channels.get(name)
}
