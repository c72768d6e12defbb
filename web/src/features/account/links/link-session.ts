/** A session in the address of this page: a link or a provider brought it, or anybody wrote it there. */
export interface LinkSession {
  accessToken: string
  refreshToken: string
  /** The mark of a request for it, as `returnAddress` makes them; null without one. */
  mark: string | null
}

/** The parameter in which an address carries the mark of a request. */
export const markParameter = 'request'

/** Reads the session behind the # of an address; null where there is none. */
export function readLinkSession({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): LinkSession | null {
  const behind = new URLSearchParams(hash.replace(/^#/, ''))
  const [accessToken, refreshToken] = [behind.get('access_token'), behind.get('refresh_token')]
  if (accessToken === null || refreshToken === null) return null
  return { accessToken, refreshToken, mark: new URLSearchParams(search).get(markParameter) }
}

/** The address without session and mark; null where it carries neither. */
export function withoutLinkSession({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): { hash: string; search: string } | null {
  const query = new URLSearchParams(search)
  const hasSession = /[#&]access_token=/.test(hash)
  if (!hasSession && !query.has(markParameter)) return null
  query.delete(markParameter)
  const rest = query.toString()
  return { hash: hasSession ? '' : hash, search: rest === '' ? '' : `?${rest}` }
}
