const longest = 500

/** What would run in our page or show a file, and what is not a way back to an app. */
const refusedSchemes = new Set([
  'about:',
  'blob:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'javascript:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
])

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** Whether an app may be sent a code there: over TLS, to the cook’s own machine, or to a scheme that an app on it took. */
export function isRedirectUri(text: string): boolean {
  if (text.length > longest || !URL.canParse(text) || text.includes('#')) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || refusedSchemes.has(url.protocol)) return false
  return url.protocol !== 'http:' || isLoopback(url)
}

/**
 * Whether a request names one of the registered addresses, letter for letter. A program on the cook’s machine takes any
 * port that is free (RFC 8252 7.3).
 */
export function isRegistered(registered: readonly string[], asked: string): boolean {
  return registered.includes(asked) || registered.some((uri) => differInPort(uri, asked))
}

function differInPort(registered: string, asked: string): boolean {
  if (!isRedirectUri(asked)) return false
  const [one, other] = [new URL(registered), new URL(asked)]
  if (!isLoopback(one) || !isLoopback(other)) return false
  one.port = other.port
  return one.href === other.href
}

/** The address with more in its query; a value that is undefined is left out. */
export function withQuery(uri: string, more: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(more)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
