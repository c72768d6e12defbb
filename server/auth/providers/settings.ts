/** What a provider gave the operator for this site. */
export type ClientSettings = { readonly clientId: string; readonly clientSecret: string }

/** An issuer of the operator's own. */
export type OpenIdSettings = ClientSettings & {
  /** As it calls itself: its address, below which its discovery document lies. */
  readonly issuer: string
  /** What people know it by. */
  readonly name: string
  /** Whether each address that it names is theirs, though it does not say that it has made sure. */
  readonly trustsEmail: boolean
}

/** The addresses of the providers; the tests bring a provider of their own. */
export type ProviderAddresses = {
  readonly google: {
    readonly issuer: string
    readonly authorize: string
    readonly token: string
    readonly keys: string
  }
  readonly github: {
    readonly authorize: string
    readonly token: string
    readonly user: string
    readonly emails: string
  }
  readonly apple: { readonly issuer: string; readonly keys: string }
}

export type ProviderSettings = {
  readonly google?: ClientSettings | undefined
  readonly github?: ClientSettings | undefined
  /** The ids of apps whose id tokens are taken. */
  readonly apple?: { readonly clientIds: readonly string[] } | undefined
  readonly openid?: OpenIdSettings | undefined
  readonly addresses?: ProviderAddresses
}

export const publicAddresses: ProviderAddresses = {
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  github: {
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    user: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
  },
  apple: { issuer: 'https://appleid.apple.com', keys: 'https://appleid.apple.com/auth/keys' },
}
