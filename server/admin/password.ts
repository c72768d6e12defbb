import { makeLink } from '../auth/mail/send-token.ts'
import { createCodeSecrets } from '../auth/one-time-tokens/secrets.ts'
import { defaultSettings } from '../auth/settings.ts'
import { siteAddress } from '../own-address.ts'
import { AdminError, type AdminCommand } from './command.ts'
import { nameOf, noteOperator, requirePerson } from './person.ts'

/** `password ADDRESS` prints a link with which its owner chooses a new password, once. */
export const password: AdminCommand = {
  summary: 'Prints a link to choose a new password with',
  usage: ['password ADDRESS'],
  words: { least: 1, most: 1 },
  async run({ client, config, secrets, now }, { words: [address = ''] }) {
    const person = await requirePerson(client, address)
    const { email } = person
    if (email === null) throw new AdminError('no_address', 'This account has no address.')
    const site = siteAddress(config, config.port)
    const settings = { ...defaultSettings, ...config.auth.settings, localRedirects: false }
    const { href } = await makeLink(
      {
        settings,
        issuer: `${site}/auth/v1`,
        codes: createCodeSecrets(secrets.keys),
        now: () => now,
      },
      client,
      { type: 'recovery', userId: person.id, email, redirectTo: `${site}/reset-password` },
    )
    await noteOperator(client, person, 'password_link')
    const minutes = Math.round(settings.oneTimeTokenSeconds / 60)
    return {
      text: `Give this link to ${nameOf(person)}. It works once, for ${minutes} minutes, and signs in whoever has it:\n${href}`,
      json: { user: person.id, link: href, minutes },
    }
  },
}
