import type { Context } from 'hono'
import type { AuthServices } from '../services.ts'

/** GET /settings: what a client may offer. */
export function publicSettings({ settings }: AuthServices, c: Context): Response {
  return c.json({
    external: {
      anonymous_users: settings.anonymousEnabled,
      apple: false,
      email: true,
      github: false,
      google: false,
      phone: false,
    },
    disable_signup: !settings.signUpEnabled,
    mailer_autoconfirm: !settings.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  })
}
