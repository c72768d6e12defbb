import type { FunctionEnvironment } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * The address, if it lies on our own origin: else a link to our checkout could lead a person, who has
 * just paid and trusts it, to anywhere. @throws Refusal 400
 */
export function ownAddress(address: string, { siteUrl }: FunctionEnvironment): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isOwn = url?.origin === siteUrl && url.username === '' && url.password === ''
  if (isOwn) return url.href
  throw new Refusal(400, 'foreign_address', 'The return address must be on this site.')
}
