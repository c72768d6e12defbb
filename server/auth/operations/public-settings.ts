import type { Context } from 'hono'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { ownProvider } from '../providers/providers.ts'
import type { AuthServices } from '../services.ts'

/** GET /settings: what a client may offer. */
export function publicSettings(services: AuthServices, c: Context): Response {
  const { settings, providers } = services
  return c.json({
    external: {
      anonymous_users: settings.anonymousEnabled,
      apple: providers.idToken.has('apple'),
      email: true,
      github: providers.web.has('github'),
      google: providers.web.has('google'),
      phone: false,
      ...(settings.providers.openid && { [ownProvider]: true }),
    },
    disable_signup: settings.signUp !== 'open',
    mailer_autoconfirm: !settings.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    // GoTrue lists its own for the operator alone; what they are called is for everybody.
    custom_providers: settings.providers.openid
      ? [{ id: ownProvider, name: settings.providers.openid.name }]
      : [],
    passkeys_enabled: relyingPartyOf(services) !== undefined,
  })
}
