export const areas = ['auth', 'data', 'rpc', 'functions', 'import', 'site', 'http'] as const
export type Area = (typeof areas)[number]

/** One request as it goes over the wire. */
export interface Input {
  readonly area: Area
  readonly method: string
  /** In Latin-1: each character is one byte. */
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: Buffer
}

/** Bytes that are no request, or hardly one; sent as they are, and then the sender is done. */
export interface BrokenInput {
  readonly area: 'http'
  readonly broken: Buffer
}

export type AnyInput = Input | BrokenInput

/** Whose credentials a request carries. */
export interface Actor {
  readonly name: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly userId: string
}

/** @param host what the request asks for, name and port */
export function bytesOf(input: AnyInput, host: string): Buffer {
  if ('broken' in input)
    return Buffer.from(input.broken.toString('latin1').replaceAll('HOST', host), 'latin1')
  const named = new Set(input.headers.map(([name]) => name.toLowerCase()))
  const lines = [
    `${input.method} ${Buffer.from(input.path, 'utf8').toString('latin1')} HTTP/1.1`,
    ...(named.has('host') ? [] : [`Host: ${host}`]),
    'Connection: close',
    ...input.headers.map(([name, value]) => `${name}: ${oneLine(value)}`),
    ...(input.body === undefined || named.has('content-length')
      ? []
      : [`Content-Length: ${input.body.length}`]),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return Buffer.concat([head, input.body ?? Buffer.alloc(0)])
}

/** A line break in a header's value makes two headers; that is tried among the broken ones. */
function oneLine(value: string): string {
  const bytes = Buffer.from(value)
  return Buffer.from(bytes.map((byte) => (byte < 32 || byte === 127 ? 63 : byte))).toString(
    'latin1',
  )
}
