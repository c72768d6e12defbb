/**
 * Whether a new key comes without a certificate of its maker. None is asked for, and one that is sent anyway is refused
 * unread: to look whether it was revoked, the library would fetch whatever address a stranger wrote into it.
 * `attestationObject` in base64url.
 */
export async function comesWithoutCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const bytes = Buffer.from(attestationObject, 'base64url')
    const attestation = decodeAttestationObject(new Uint8Array(bytes))
    const format = attestation.get('fmt')
    if (format === 'none') return true
    return format === 'packed' && attestation.get('attStmt').get('x5c') === undefined
  } catch {
    return false
  }
}
