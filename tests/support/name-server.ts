import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIP } from 'node:net'

const kinds = { 4: 1, 6: 28 } as const

export type NameServer = {
  /** As `Resolver.setServers` takes it. */
  readonly address: string
  /** How many questions have come. */
  asked(): number
  stop(): Promise<void>
}

/**
 * A name server on UDP (RFC 1035) that knows these names, and to questions about any other never says a word; of
 * `null` it says that it has no address.
 *
 * @param names the addresses of each name
 */
export async function startNameServer(
  names: Readonly<Record<string, readonly string[] | null>>,
): Promise<NameServer> {
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', (question, { port, address }) => {
    asked += 1
    const { name, kind, end } = readQuestion(question)
    const known = names[name]
    if (known === undefined) return
    const found = (known ?? []).filter((one) => kinds[isIP(one) === 6 ? 6 : 4] === kind)
    const head = Buffer.from(question.subarray(0, 12))
    // A response without an error, with recursion.
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(found.length, 6)
    head.writeUInt32BE(0, 8)
    socket.send(
      Buffer.concat([head, question.subarray(12, end), ...found.map(record)]),
      port,
      address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    async stop() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function readQuestion(message: Buffer): { name: string; kind: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), kind: message.readUInt16BE(at + 1), end: at + 5 }
}

/** The name by a pointer to the question, class IN, for no time at all. */
function record(address: string): Buffer {
  const kind = isIP(address) === 6 ? 6 : 4
  const bytes = kind === 4 ? Buffer.from(address.split('.').map(Number)) : sixteenBytes(address)
  const head = Buffer.from([0xc0, 12, 0, kinds[kind], 0, 1, 0, 0, 0, 0, 0, bytes.length])
  return Buffer.concat([head, bytes])
}

/** Of an address that is written with one `::`. */
function sixteenBytes(address: string): Buffer {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex')
}
