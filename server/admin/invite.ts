import { createInvitation, usualInvitationDays } from '../auth/invitations/invitations.ts'
import { AuthError } from '../auth/wire/errors.ts'
import { siteAddress } from '../own-address.ts'
import { AdminError, textOption, wrongUsage, type AdminCommand } from './command.ts'

/** `invite [ADDRESS] [--days N]` prints a link with which one account can be made, by that address alone where it is named. */
export const invite: AdminCommand = {
  summary: 'Prints a link to make one account with, where SIGN_UP is invite',
  usage: ['invite [ADDRESS] [--days N]'],
  options: { days: { type: 'string' } },
  words: { least: 0, most: 1 },
  async run({ client, config, now }, given) {
    if (config.auth.settings.signUp === 'off') {
      throw new AdminError('sign_up_off', 'SIGN_UP is off: no invitation opens it.')
    }
    const [email] = given.words
    const written = textOption(given, 'days')
    const days = written === undefined ? usualInvitationDays : Number(written)
    const made = await createInvitation(client, { email, days, now }).catch(asUsage)
    const link = `${siteAddress(config, config.port)}${made.path}`
    const until = made.expiresAt.toISOString()
    const who = email === undefined ? 'Whoever has this link' : email
    const open = config.auth.settings.signUp === 'open' ? ' SIGN_UP is open: nobody needs it.' : ''
    return {
      text: `${who} can make one account with it until ${until}.${open}\n${link}`,
      json: { invitation: made.id, email: email ?? null, link, expiresAt: until },
    }
  },
}

/** No address and no number of days were typed wrongly; all else is what it is. */
function asUsage(thrown: unknown): never {
  throw thrown instanceof AuthError ? wrongUsage(thrown.message) : thrown
}
