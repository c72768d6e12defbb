import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Person = {
  readonly subject: string
  readonly email: string
  readonly verified: boolean
  readonly name: string
  /** What the own issuer puts into the id token besides. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** What it answers besides, when it is asked about the person. */
  readonly info?: Readonly<Record<string, unknown>>
  /** What the id token is bound to, where that is not what was asked for. */
  readonly nonce?: string
}

/** What the page of the provider was asked, to be answered with a code. */
type CodeRequest = { readonly person: Person; readonly url: URL }

const origin = 'https://provider.test'

export const testAddresses = {
  google: {
    issuer: origin,
    authorize: `${origin}/google/authorize`,
    token: `${origin}/google/token`,
    keys: `${origin}/keys`,
  },
  github: {
    authorize: `${origin}/github/authorize`,
    token: `${origin}/github/token`,
    user: `${origin}/github/user`,
    emails: `${origin}/github/emails`,
  },
  apple: { issuer: origin, keys: `${origin}/keys` },
} as const

/** An issuer of the operator's own, which says of itself where all the rest is. */
const own = `${origin}/own`

export const testProviders = {
  google: { clientId: 'google-client', clientSecret: 'google-secret' },
  github: { clientId: 'github-client', clientSecret: 'github-secret' },
  apple: { clientIds: ['apple-app'] },
  openid: {
    issuer: own,
    clientId: 'own-client',
    clientSecret: 'own secret: ü+&',
    name: 'Our house',
    trustsEmail: false,
  },
  addresses: testAddresses,
}

/** Google and GitHub as they speak, in this process; it refuses what they would refuse. */
export async function startTestProvider(now: () => Date) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, CodeRequest>()
  const tokens = new Map<string, Person>()
  /** What the own issuer says of itself; a test says otherwise. */
  const discovery: Record<string, unknown> = {
    issuer: own,
    authorization_endpoint: `${own}/authorize?tenant=house`,
    token_endpoint: `${own}/token`,
    jwks_uri: `${origin}/keys`,
    userinfo_endpoint: `${own}/userinfo`,
  }

  async function idToken(
    person: Person,
    {
      audience = 'google-client',
      issuer = origin,
      ...claims
    }: { audience?: string; issuer?: string } & Record<string, unknown> = {},
  ) {
    const issuedAt = Math.floor(now().getTime() / 1000)
    const { email, verified, name } = person
    return new SignJWT({ email, email_verified: verified, name, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject(person.subject)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 300)
      .sign(privateKey)
  }

  /** A person agrees on the provider's page; the answer is where their browser goes next. */
  function agree(authorizeUrl: string, person: Person): string {
    const url = new URL(authorizeUrl)
    const code = randomUUID()
    codes.set(code, { person, url })
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    return back.href
  }

  async function answerToken(request: Request, name: 'google' | 'github' | 'openid') {
    const form = new URLSearchParams(await request.text())
    const shown = credentialsIn(request, form)
    const granted = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const { clientId, clientSecret } = testProviders[name]
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isRight =
      granted !== undefined &&
      shown.clientId === clientId &&
      shown.clientSecret === clientSecret &&
      form.get('redirect_uri') === granted.url.searchParams.get('redirect_uri') &&
      challenge.digest('base64url') === granted.url.searchParams.get('code_challenge')
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const token = randomUUID()
    tokens.set(token, granted.person)
    const nonce = granted.person.nonce ?? granted.url.searchParams.get('nonce') ?? undefined
    return Response.json({
      access_token: token,
      ...(name === 'google' && { id_token: await idToken(granted.person, { nonce }) }),
      ...(name === 'openid' && {
        id_token: await idToken(granted.person, {
          nonce,
          audience: clientId,
          issuer: own,
          ...granted.person.claims,
        }),
      }),
    })
  }

  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const person = tokens.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
    switch (request.url) {
      case testAddresses.google.keys:
        return Response.json({ keys: [key] })
      case testAddresses.google.token:
        return answerToken(request, 'google')
      case `${own}/.well-known/openid-configuration`:
        return Response.json(discovery)
      case `${own}/token`:
        return answerToken(request, 'openid')
      case `${own}/userinfo`:
        return Response.json({
          sub: person?.subject,
          email: person?.email,
          email_verified: person?.verified,
          ...person?.info,
        })
      case testAddresses.github.token:
        return answerToken(request, 'github')
      case testAddresses.github.user:
        return Response.json({ id: Number(person?.subject), login: 'cook', name: person?.name })
      case testAddresses.github.emails:
        return Response.json([
          { email: 'old@example.com', primary: false, verified: true },
          { email: person?.email, primary: true, verified: person?.verified },
        ])
      default:
        throw new Error('no such address')
    }
  }

  return { fetch: answer, agree, idToken, discovery }
}

/** As the client shows itself: in a header, or in the form. */
function credentialsIn(request: Request, form: URLSearchParams) {
  const [, basic] = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (basic === undefined) {
    return { clientId: form.get('client_id'), clientSecret: form.get('client_secret') }
  }
  const [clientId, clientSecret] = Buffer.from(basic, 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return { clientId, clientSecret }
}
