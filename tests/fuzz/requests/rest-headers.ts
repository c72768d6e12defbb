import { nastyText } from '../nasty.ts'
import type { Chance } from '../random.ts'

const preferences = [
  'return=representation',
  'return=minimal',
  'return=headers-only',
  'count=exact',
  'count=planned',
  'count=estimated',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'tx=rollback',
  'handling=strict',
  'handling=lenient',
  'max-affected=1',
  'timezone=Europe/Berlin',
  'timezone=Nowhere/None',
  'params=single-object',
] as const

const accepted = [
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.array+json',
  'application/vnd.pgrst.plan+json',
  'application/vnd.pgrst.plan+text; for="application/json"; options=analyze|verbose|buffers',
  'application/openapi+json',
  'application/geo+json',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'text/csv',
  'text/plain',
  'text/xml',
  'text/html',
  '*/*',
  'image/webp',
  ';;;,,,',
] as const

const sent = [
  'application/json',
  'text/csv',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/vnd.pgrst.object+json',
  'application/json; charset=latin1',
  'garbage',
] as const

/** What a request of the data API may say of itself. */
export function restHeaders(chance: Chance): [string, string][] {
  const headers: [string, string][] = []
  while (chance.percent(35)) {
    headers.push(['prefer', chance.percent(92) ? chance.pick(preferences) : nastyText(chance)])
  }
  if (chance.percent(15))
    headers.push(['accept', chance.percent(92) ? chance.pick(accepted) : nastyText(chance)])
  if (chance.percent(6)) {
    const schema =
      chance.any(['public', 'private', 'auth', 'pg_catalog', 'PUBLIC', nastyText(chance)]) ?? ''
    headers.push([chance.pick(['accept-profile', 'content-profile']), schema])
  }
  if (chance.percent(10)) {
    const range =
      chance.any(['0-9', '5-2', '0-', '-5', '99999999999999999999-', 'a-b', nastyText(chance)]) ??
      ''
    headers.push(['range', range], ['range-unit', 'items'])
  }
  if (chance.percent(15))
    headers.push(['accept-encoding', chance.pick(['gzip', 'br', 'gzip;q=0', '*', ';;'])])
  if (chance.percent(5))
    headers.push(['x-http-method-override', 'DELETE'], ['x-forwarded-host', nastyText(chance)])
  return headers
}

export function contentType(chance: Chance): string {
  return chance.percent(85) ? 'application/json' : chance.pick(sent)
}
