import { secondsPer } from '#domain/time-units.ts'
import { optionalText } from '#functions/settings/optional-text.ts'

const longestDrainSeconds = secondsPer.hour

/** How a server of several leaves its place to the others. */
export const drainVariables = {
  DRAIN_SECONDS: optionalText
    .transform((text) => Number(text ?? 0))
    .refine(
      (seconds) => seconds >= 0 && seconds <= longestDrainSeconds,
      `DRAIN_SECONDS must be a number of seconds from 0 to ${longestDrainSeconds}`,
    ),
} as const
