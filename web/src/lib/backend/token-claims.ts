/** What an access token says, unverified: for what this device does alone. */
export function claimsOfToken(token: string): unknown {
  const [, payload = ''] = token.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}
