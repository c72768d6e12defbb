import { onFirstUse } from '#domain/on-first-use.ts'
import { regional } from './regional.ts'

const moment = onFirstUse(
  () => new Intl.DateTimeFormat(regional, { dateStyle: 'long', timeStyle: 'short' }),
)

/** "June 15, 2026 at 6:00 PM", in the reader's time zone. */
export const formatMoment = (date: Date): string => moment().format(date)
