import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { nodeWeb } from '#functions/safe-fetch/node-web.ts'
import type { PostingHost } from '#functions/safe-fetch/web-host.ts'
import type { Browser } from '../send-push.ts'

/** Its name in the test's internet, and an address that everybody may reach. */
const origin = 'https://push.example'
const publicAddress = '93.184.216.34'

export interface Pushed {
  /** Whose key signed it. */
  readonly publicKey: string
  readonly contact: string | undefined
  readonly ttl: string | undefined
  readonly text: string
}

/** A browser that lets itself be notified: its keys, and what reads a message with them. */
export function createBrowser(keys = newKeys()) {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'))
  const id = randomUUID()
  const browser: Browser = {
    id,
    endpoint: `${origin}/${id}`,
    p256dh: curve.getPublicKey('base64url'),
    auth: keys.auth,
  }

  /** As RFC 8291 and 8188 have it, from the other end. @throws where it is for somebody else */
  function read(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const theirs = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const derive = (key: Buffer, from: Buffer, info: string | Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, bytes))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), theirs])
    const auth = Buffer.from(keys.auth, 'base64url')
    const keying = derive(curve.computeSecret(theirs), auth, info, 32)
    const key = derive(keying, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(keying, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    if (padded.at(-1) !== 2) throw new Error('The record is not the last one')
    return padded.subarray(0, -1).toString()
  }
  return { browser, read }
}

function newKeys() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return {
    privateKey: curve.getPrivateKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** The claims of a request's token (RFC 8292), signed by the key beside it for this service. @throws otherwise */
async function signedBy(authorization = '') {
  const [, token = '', publicKey = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  )
  if (x === undefined || y === undefined) throw new Error('There is no key')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, key, { audience: origin, algorithms: ['ES256'] })
  const lasts = (payload.exp ?? Infinity) - Date.now() / 1000
  if (lasts > 24 * 60 * 60) throw new Error('The token lasts too long')
  return { publicKey, contact: payload.sub }
}

/** A push service for browsers of `createBrowser`: it checks each message and has them read it. Close it. */
export async function startPushService(browsers: readonly ReturnType<typeof createBrowser>[]) {
  const pushed: Pushed[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const found = browsers.find(({ browser }) => request.url === `/${browser.id}`)
      const body = await bodyOf(request)
      const status = statuses.shift() ?? (found === undefined ? 410 : 201)
      if (found !== undefined && status === 201) {
        const by = await signedBy(request.headers.authorization)
        if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted')
        const ttl = request.headers['ttl']
        const [first] = Array.isArray(ttl) ? ttl : [ttl]
        pushed.push({ ...by, ttl: first, text: found.read(body) })
      }
      response.writeHead(status).end()
    })().catch((thrown: unknown) => response.writeHead(400).end(String(thrown)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port')
  const { port } = address
  const reached: string[] = []
  const web: PostingHost = {
    resolve: async (name) => [isIP(name) === 0 ? publicAddress : name],
    post({ url, addresses, ...rest }) {
      reached.push(...addresses)
      const here = new URL(`http://push.example:${port}${url.pathname}`)
      return nodeWeb.post({ ...rest, url: here, addresses: ['127.0.0.1'] })
    },
  }
  return {
    web,
    pushed,
    /** The addresses that were connected to. */
    reached,
    /** Answers the next requests with these. */
    answer: (...next: number[]) => void statuses.push(...next),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
