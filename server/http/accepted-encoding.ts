export type Encoding = 'br' | 'gzip'

/** Below this the headers weigh as much as what is saved. */
export const worthwhileBytes = 1_000

/** The best encoding that the caller takes; undefined means as it is. */
export function acceptedEncoding(acceptEncoding = ''): Encoding | undefined {
  const accepted = acceptedIn(acceptEncoding)
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}

export function acceptsGzip(acceptEncoding = ''): boolean {
  return acceptedIn(acceptEncoding).has('gzip')
}

function acceptedIn(acceptEncoding: string): ReadonlySet<string | undefined> {
  return new Set(
    acceptEncoding
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
}
