import { AuthClient } from '@supabase/auth-js'

type Options = ConstructorParameters<typeof AuthClient>[0]

/** The auth client, which knows passkeys where it is told that it may: said here, it weighs nothing on the first screen. */
export class PasskeyClient extends AuthClient {
  constructor(options: Options) {
    super({ ...options, experimental: { passkey: true } })
  }
}
