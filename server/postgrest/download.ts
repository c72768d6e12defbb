import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { reasonOf } from '../log.ts'

export type Download = {
  /** Tried in this order. */
  readonly addresses: readonly string[]
  readonly sha256: string
  /** Is written, and may stay behind incomplete where the download fails. */
  readonly file: string
  /** How long nothing may arrive. */
  readonly patienceMilliseconds?: number
}

/** No release is near it; a mirror that sends without end is cut off. */
const mostBytes = 100_000_000

/** @throws Error with the reason of each address, if none gave the file with that sum */
export async function download({ addresses, ...wanted }: Download): Promise<void> {
  const reasons: string[] = []
  for (const address of addresses) {
    try {
      return await downloadFrom(address, wanted)
    } catch (thrown) {
      reasons.push(`${address}: ${reasonOf(thrown)}`)
    }
  }
  throw new Error(reasons.join('; '))
}

async function downloadFrom(
  address: string,
  { sha256, file, patienceMilliseconds = 30_000 }: Omit<Download, 'addresses'>,
): Promise<void> {
  const quiet = new AbortController()
  const timer = setTimeout(() => quiet.abort(new Error('nothing arrives')), patienceMilliseconds)
  try {
    const response = await fetch(address, { signal: quiet.signal })
    if (!response.ok || response.body === null) throw new Error(`the answer is ${response.status}`)
    const hash = createHash('sha256')
    let bytes = 0
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        timer.refresh()
        hash.update(chunk)
        bytes += chunk.length
        done(bytes > mostBytes ? new Error('it is far too long') : null, chunk)
      },
    })
    await pipeline(response.body, measured, createWriteStream(file), { signal: quiet.signal })
    const found = hash.digest('hex')
    if (found !== sha256) {
      throw new Error(`its SHA-256 is ${found}, not ${sha256}; nothing of it was used`)
    }
  } catch (thrown) {
    throw quiet.signal.aborted ? quiet.signal.reason : withCause(thrown)
  } finally {
    clearTimeout(timer)
  }
}

/** `fetch` says "fetch failed", and why only in the cause. */
function withCause(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.cause === undefined) return thrown
  return new Error(`${thrown.message} (${reasonOf(thrown.cause)})`, { cause: thrown })
}
