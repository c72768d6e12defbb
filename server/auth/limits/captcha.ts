import { z } from 'zod'
import type { Context } from 'hono'
import type { AuthServices } from '../services.ts'
import { isAdmin } from '../admin/require-admin.ts'
import { captchaProvider } from './captcha-providers.ts'
import { captchaFailed } from '../wire/errors.ts'
import { optionalText } from '../wire/request.ts'

/** What supabase-js adds to a body; read where a captcha is configured. */
export const captchaField = {
  gotrue_meta_security: z.object({ captcha_token: optionalText(4000) }).nullish(),
}

type WithCaptcha = {
  readonly gotrue_meta_security?: { readonly captcha_token?: string | undefined } | null | undefined
}

const answerSchema = z.object({ success: z.boolean() })
const patienceMilliseconds = 5_000

/**
 * Throws `captcha_failed` unless the widget's token is good, or no captcha is configured. As in GoTrue
 * none is asked of who holds the secret key: a function that proves a password has no widget.
 */
export async function requireCaptcha(
  services: AuthServices,
  c: Context,
  body: WithCaptcha,
): Promise<void> {
  const { captcha } = services.settings
  if (captcha === undefined || (await isAdmin(services, c))) return
  const token = body.gotrue_meta_security?.captcha_token
  if (token === undefined) throw captchaFailed('no captcha_token found')
  const passed = await ask(services, captchaProvider(captcha).verify, {
    secret: captcha.secret,
    response: token,
    remoteip: services.peerAddress(c),
  })
  if (!passed) throw captchaFailed('invalid-input-response')
}

/** A verifier that is out of reach lets nobody through: that is what it is there for. */
async function ask(
  { fetch, log }: AuthServices,
  address: string,
  form: Record<string, string>,
): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    return answerSchema.parse(await response.json()).success
  } catch {
    log({ level: 'error', event: 'the captcha service did not answer' })
    throw captchaFailed('the captcha service did not answer')
  }
}
