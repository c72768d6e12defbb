/**
 * ASCII only, and checked before it is lower-cased: two spellings that fold to one address (the
 * Kelvin sign and k, say) must not reach one account.
 */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${label}\\.)+${label}$`, 'i')

export const longestEmailAddress = 254

/** The address trimmed and in lower case; undefined where it cannot be one. */
export function parseEmailAddress(text: string): string | undefined {
  const address = text.trim()
  if (address.length > longestEmailAddress || !pattern.test(address)) return undefined
  return address.toLowerCase()
}
