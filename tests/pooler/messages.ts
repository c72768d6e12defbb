/** One message of PostgreSQL's protocol, whole, with its type byte and length in front. */
export interface Message {
  /** A letter; empty for what opens a connection. */
  readonly type: string
  readonly bytes: Buffer
}

/**
 * Cuts a stream into messages.
 *
 * @param isClient whether the first one opens a connection: that one has no type
 */
export function createFramer(isClient: boolean) {
  let rest = Buffer.alloc(0)
  let opened = !isClient
  return {
    /** The next message that comes opens a connection once more: the client knows that there is no TLS. */
    again(): void {
      opened = false
    },
    *read(chunk: Buffer): Generator<Message> {
      rest = Buffer.concat([rest, chunk])
      for (;;) {
        const head = opened ? 1 : 0
        if (rest.length < head + 4) return
        const end = head + rest.readInt32BE(head)
        if (rest.length < end) return
        const bytes = rest.subarray(0, end)
        const type = opened ? String.fromCharCode(bytes[0] ?? 0) : ''
        rest = rest.subarray(end)
        opened = true
        yield { type, bytes }
      }
    },
  }
}

/** What a client asks for when it connects: `user`, `database` and the like. */
export function startupParameters(bytes: Buffer): Map<string, string> {
  const words = bytes.subarray(8, -1).toString().split('\0')
  const parameters = new Map<string, string>()
  for (let at = 0; at + 1 < words.length; at += 2)
    parameters.set(words[at] ?? '', words[at + 1] ?? '')
  return parameters
}

export function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
