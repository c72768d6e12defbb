import { z } from 'zod'
import { secondsPer } from '#domain/time-units.ts'
import { metadataSchema } from '../accounts/metadata.ts'
import { validationFailed } from '../wire/errors.ts'
import { optionalText } from '../wire/request.ts'

/** What an operator may set of an account. */
export const attributesSchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  password: optionalText(1000),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  ban_duration: optionalText(40),
})

const durationPattern = /^(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s)?$/
const longestSeconds = 100 * 365 * secondsPer.day

/**
 * Until when a ban holds: null for none, undefined where nothing was said. The text is a duration as
 * Go writes one, such as `24h` or `1h30m`.
 */
export function bannedUntil(duration: string | undefined, now: Date): Date | null | undefined {
  if (duration === undefined) return undefined
  if (duration === 'none') return null
  const parts = durationPattern.exec(duration)
  const [, hours = '0', minutes = '0', rest = '0'] = parts ?? []
  const seconds =
    Number(hours) * secondsPer.hour + Number(minutes) * secondsPer.minute + Number(rest)
  if (parts === null || seconds === 0) {
    throw validationFailed(
      'invalid format for ban duration: use hours, minutes and seconds, as 24h',
    )
  }
  return new Date(now.getTime() + Math.min(seconds, longestSeconds) * 1000)
}
