import type { FunctionEnvironment } from '#functions/environment.ts'
import type { PictureHost } from '#functions/pictures/picture-host.ts'
import type { Mailer } from '../mail/mail.ts'
import { happenings } from './happenings.ts'

export const countedMailer =
  (send: Mailer): Mailer =>
  async (mail) => {
    try {
      await send(mail)
    } catch (thrown) {
      happenings.emit('mail', 'failed')
      throw thrown
    }
    happenings.emit('mail', 'sent')
  }

export const countedConverter =
  (convert: PictureHost['convert']): PictureHost['convert'] =>
  async (...picture) => {
    try {
      const converted = await convert(...picture)
      happenings.emit('picture', 'converted')
      return converted
    } catch (thrown) {
      happenings.emit('picture', 'refused')
      throw thrown
    }
  }

export const countForFunctions: FunctionEnvironment['count'] = (countable) => {
  if (countable.what === 'chef-answer') happenings.emit('chefAnswer', countable.outcome)
  else happenings.emit('stripeEvent', countable.type, countable.outcome)
}
