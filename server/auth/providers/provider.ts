/** Those whom a person may already have an account with. */
export const providerNames = ['google', 'github', 'apple', 'custom:oidc'] as const
export type ProviderName = (typeof providerNames)[number]

/** Whom a provider says that a person is. */
export type ProviderProfile = {
  readonly provider: ProviderName
  /** The provider's own, unchanging id of the person. */
  readonly subject: string
  /** Lower case; null where the provider gave none. */
  readonly email: string | null
  /** Whether the provider has made sure that the address is theirs. */
  readonly isEmailVerified: boolean
  readonly name: string | undefined
  readonly avatarUrl: string | undefined
}

export type AuthorizeRequest = {
  readonly state: string
  readonly redirectUri: string
  /** RFC 7636, between this server and the provider. */
  readonly verifier: string
  /** Comes back in the id token. */
  readonly nonce: string
}

export type CodeExchange = Omit<AuthorizeRequest, 'state'> & { readonly code: string }

/** A provider to whose page a person is sent and from whom they come back with a code. */
export type WebProvider = {
  /** The page of the provider that asks the person. */
  authorizeUrl(request: AuthorizeRequest): string | Promise<string>
  /** Whom the code stands for; throws when the provider refuses it or answers nonsense. */
  exchange(exchange: CodeExchange): Promise<ProviderProfile>
}

/** A provider whose apps and widgets hand out id tokens. */
export type IdTokenProvider = {
  /** Throws unless the provider signed the token for one of our clients and it is still good. */
  verify(idToken: string): Promise<VerifiedIdToken>
}

export type VerifiedIdToken = {
  readonly profile: ProviderProfile
  /** What the client bound the token to, if it did. */
  readonly nonce: string | undefined
}

export type Providers = {
  readonly web: ReadonlyMap<string, WebProvider>
  readonly idToken: ReadonlyMap<string, IdTokenProvider>
}

/** A provider is asked and answers within this, or the sign-in is given up. */
export const patienceMilliseconds = 10_000
