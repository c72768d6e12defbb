import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Settings = {
  readonly origin?: string
  readonly rpId?: string
  /** Whether it makes sure of its owner, by finger, face or PIN. */
  readonly verifiesPerson?: boolean
  /** Whether it counts how often it signs. */
  readonly counts?: boolean
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** What the maker of the device says of it. */
type Attestation = { readonly fmt: string; readonly attStmt: Map<string, Cbor> }

/** As much of CBOR as a new key needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = Array.from(value, ([key, item]) => Buffer.concat([cbor(key), cbor(item)]))
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(major: number, argument: number): Buffer {
  const type = major << 5
  if (argument < 24) return Buffer.from([type | argument])
  if (argument < 256) return Buffer.from([type | 24, argument])
  return Buffer.from([type | 25, argument >> 8, argument & 255])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A device that holds one key (ES256), as browsers hand over what it does. */
export function createAuthenticator(settings: Settings = {}) {
  const { origin = 'https://larder.test', rpId = 'larder.test' } = settings
  const { verifiesPerson = true, counts = true } = settings
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = counts ? 1 : 0
  let userHandle = ''

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const verified = verifiesPerson ? 0x04 : 0
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | verified | flags]), counted])
  }

  function publicKeyBytes(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const parts: [number, Cbor][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
    ]
    parts.push([-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')])
    return cbor(new Map(parts))
  }

  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    keyId: common.id,
    /** What it holds of itself, for who copies it. */
    setCounter(to: number) {
      counter = to
    },
    /** Makes its key for a person. */
    create(
      options: { challenge: string; user: { id: string } },
      { fmt, attStmt }: Attestation = { fmt: 'none', attStmt: new Map() },
    ) {
      userHandle = options.user.id
      const length = Buffer.from([0, id.length])
      const data = [authenticatorData(0x40), Buffer.alloc(16), length, id, publicKeyBytes()]
      const authData = Buffer.concat(data)
      const attested = new Map<string, Cbor>(Object.entries({ fmt, attStmt, authData }))
      return {
        ...common,
        response: {
          clientDataJSON: clientData('create', options.challenge).toString('base64url'),
          attestationObject: cbor(attested).toString('base64url'),
          transports: ['internal'] as AuthenticatorTransport[],
        },
      }
    },
    /** Signs a challenge with it. */
    sign(options: { challenge: string }) {
      if (counts) counter += 1
      const data = authenticatorData(0)
      const client = clientData('get', options.challenge)
      const signed = createSign('SHA256').update(Buffer.concat([data, sha256(client)]))
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signed.sign(privateKey).toString('base64url'),
          ...(userHandle !== '' && { userHandle }),
        },
      }
    },
  }
}

type AuthenticatorTransport = 'internal'

export type Authenticator = ReturnType<typeof createAuthenticator>
