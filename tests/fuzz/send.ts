import { connect } from 'node:net'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** What came back over one connection; `cut` where it ended without, or in the middle of, an answer. */
export interface Exchange {
  readonly answers: readonly Answer[]
  readonly outcome: 'answered' | 'cut' | 'hung'
  readonly milliseconds: number
}

interface Line {
  readonly port: number
  /** Where on this machine it comes from. */
  readonly from: string
  /** Whether the sender says that nothing more comes. */
  readonly ends: boolean
  readonly patience: number
}

/** Sends bytes over a connection of their own and reads until the other side closes it. */
export function exchange(bytes: Buffer, { port, from, ends, patience }: Line): Promise<Exchange> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const pieces: Buffer[] = []
    const socket = connect({
      host: '127.0.0.1',
      port,
      // Other systems have only one address of themselves.
      ...(process.platform === 'linux' && { localAddress: from }),
    })
    const settle = (hung: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      const answers = parseAnswers(Buffer.concat(pieces))
      const outcome = hung ? 'hung' : answers.length > 0 ? 'answered' : 'cut'
      resolve({ answers, outcome, milliseconds: performance.now() - startedAt })
    }
    const timer = setTimeout(() => settle(true), patience)
    socket.on('data', (piece: Buffer) => pieces.push(piece))
    socket.on('error', () => undefined)
    socket.on('close', () => settle(false))
    if (ends) socket.end(bytes)
    else socket.write(bytes)
  })
}

/** All whole answers in what was read, one after another, without those that only say "go on". */
export function parseAnswers(bytes: Buffer): Answer[] {
  const found: Answer[] = []
  let rest = bytes
  for (;;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return found
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN)
    if (Number.isNaN(status)) return found
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    )
    rest = rest.subarray(end + 4)
    if (status < 200) continue
    const length = Number(headers.get('content-length') ?? Number.NaN)
    const isChunked = headers.get('transfer-encoding') === 'chunked'
    const [body, used] = isChunked
      ? unchunk(rest)
      : upTo(rest, Number.isNaN(length) ? rest.length : length)
    rest = rest.subarray(used)
    found.push({ status, headers, body: unpack(body, headers.get('content-encoding')) })
  }
}

/** A HEAD's answer names a length and has none of it. */
function upTo(rest: Buffer, length: number): [Buffer, number] {
  const used = Math.min(length, rest.length)
  return [rest.subarray(0, used), used]
}

function unchunk(bytes: Buffer): [Buffer, number] {
  const pieces: Buffer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (end < 0 || !(size > 0)) return [Buffer.concat(pieces), end < 0 ? bytes.length : end + 4]
    pieces.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

function unpack(body: Buffer, encoding: string | undefined): string {
  try {
    if (encoding === 'gzip') return gunzipSync(body).toString()
    if (encoding === 'br') return brotliDecompressSync(body).toString()
  } catch {
    // The answer to a HEAD has no body, and one that was cut is reported as it is.
  }
  return body.toString()
}
