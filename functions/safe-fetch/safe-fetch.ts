import { t } from '#domain/texts/t.ts'
import { Refusal } from '../http/refusal.ts'
import { readLimited } from './read-limited.ts'
import { isPublicAddress } from './public-address.ts'
import type { PostingHost, WebAnswer, WebHost } from './web-host.ts'

const mostRedirects = 5
const usualSeconds = 10
const userAgent = 'Mozilla/5.0 (compatible; LarderRecipeImport/1.0)'

export interface Wanted {
  /** What is asked for, as `Accept` has it. */
  readonly accept: string
  /** Which kinds are taken: matched against the content type alone, in lower case. */
  readonly kinds: RegExp
  /** Of the body once it is unpacked. */
  readonly mostBytes: number
  /** For all of it, names and redirects too; 10 where nothing is said. */
  readonly seconds?: number
}

export interface Fetched {
  /** Where it was found, after redirects. */
  readonly url: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

const refused = () =>
  new Refusal(
    422,
    'address_refused',
    t('This address cannot be read from here: it is no public web page.'),
  )
const notReached = (why: string) => new Refusal(422, 'page_not_reached', why)

/** Without credentials, over HTTP or TLS. @throws Refusal 422 `address_refused` */
function readAddress(address: string, base?: URL): URL {
  let url: URL
  try {
    url = new URL(address, base)
  } catch {
    throw refused()
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.hostname === '' || url.username !== '' || url.password !== '') throw refused()
  url.hash = ''
  return url
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

const isUsual = (address: string, port: number) =>
  (port === 80 || port === 443) && isPublicAddress(address)

/** Names that mean something at home or in a data centre alone, whatever a resolver there says. */
const innerName = /^[^.:]+$|\.(?:localhost|local|internal|lan|home|corp|home\.arpa)$/u

/** The addresses that may be connected to: all of a name, and every one of them may be reached. */
async function checkedAddresses(
  url: URL,
  host: Pick<WebHost, 'resolve' | 'mayReach'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const name = url.hostname.replace(/^\[(.*)\]$/u, '$1')
  const mayReach = host.mayReach ?? isUsual
  const port = portOf(url)
  // Before a name is asked for: a port alone may be reason enough.
  const isUnusual = port !== 80 && port !== 443
  if (host.mayReach === undefined && (isUnusual || innerName.test(name.replace(/\.$/u, '')))) {
    throw refused()
  }
  const addresses = await host.resolve(name, signal).catch(() => {
    throw notReached(t('No site was found at this address.'))
  })
  const isAllowed = addresses.every((address) => mayReach(address, port))
  if (addresses.length === 0 || !isAllowed) throw refused()
  return addresses
}

/** A header's bytes arrive as one character each; a site that does not encode its address sends it in UTF-8. */
function asWritten(header: string): string {
  try {
    const bytes = Uint8Array.from(header, (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return header
  }
}

const redirects = new Set([301, 302, 303, 307, 308])

async function follow(start: URL, wanted: Wanted, host: WebHost, signal: AbortSignal) {
  let url = start
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const addresses = await checkedAddresses(url, host, signal)
    signal.throwIfAborted()
    const headers = {
      accept: wanted.accept,
      'accept-encoding': /* not shown */ 'gzip, deflate',
      'accept-language': 'en;q=0.9, *;q=0.5',
      'user-agent': userAgent,
    }
    const answer = await host.get({ url, addresses, headers, signal })
    if (!redirects.has(answer.status)) return { url, answer }
    await answer.body.cancel()
    const location = answer.header('location')
    if (location === null) throw notReached(t('The site leads nowhere.'))
    url = readAddress(asWritten(location), url)
  }
  throw notReached(t('The site leads from page to page without end.'))
}

async function bodyOf(
  answer: WebAnswer,
  wanted: Wanted,
): Promise<Pick<Fetched, 'contentType' | 'bytes'>> {
  const cancelled = async (refusal: Refusal) => {
    await answer.body.cancel()
    return refusal
  }
  if (answer.status !== 200) {
    throw await cancelled(
      notReached(t('The site answered with an error ({status}).', { status: answer.status })),
    )
  }
  const contentType = answer.header('content-type') ?? ''
  const [kind = ''] = contentType.toLowerCase().split(';', 1)
  if (!wanted.kinds.test(kind.trim())) {
    throw await cancelled(
      new Refusal(
        422,
        'page_kind_unknown',
        t('There is something else than expected at this address.'),
      ),
    )
  }
  const tooLarge = new Refusal(
    422,
    'page_too_large',
    t('What stands at this address is too large.'),
  )
  if (Number(answer.header('content-length') ?? 0) > wanted.mostBytes)
    throw await cancelled(tooLarge)
  const encoding = answer.header('content-encoding')?.trim().toLowerCase() ?? ''
  return {
    contentType,
    bytes: await readLimited(answer.body, encoding, wanted.mostBytes, tooLarge),
  }
}

/**
 * What stands at an address of the web, for the server's eyes: reached only where everybody may look. At each
 * hop the name is resolved once, every address of it must be public, and the connection goes to one of
 * those that were checked.
 *
 * @throws Refusal 422 `address_refused`, `page_not_reached`, `page_kind_unknown`, `page_too_large`
 */
export async function safeFetch(address: string, wanted: Wanted, host: WebHost): Promise<Fetched> {
  const start = readAddress(address)
  const signal = AbortSignal.timeout((wanted.seconds ?? usualSeconds) * 1000)
  const tooLong = t('The site took too long to answer.')
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(notReached(tooLong)))
  })
  try {
    const fetching = follow(start, wanted, host, signal).then(async ({ url, answer }) => ({
      url: url.href,
      ...(await bodyOf(answer, wanted)),
    }))
    return await Promise.race([fetching, late])
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown
    throw notReached(t('The site could not be reached.'))
  }
}

/**
 * Sends something to an address of the web under the same rules, and follows no redirect. The status of the answer; its
 * body is not read.
 *
 * @throws Refusal 422 `address_refused`, `page_not_reached`
 */
export async function safePost(
  address: string,
  sent: { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array },
  host: PostingHost,
): Promise<number> {
  const url = readAddress(address)
  const signal = AbortSignal.timeout(usualSeconds * 1000)
  try {
    const addresses = await checkedAddresses(url, host, signal)
    const answer = await host.post({ url, addresses, signal, ...sent })
    await answer.body.cancel()
    return answer.status
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown
    throw notReached(t('The site could not be reached.'))
  }
}
