import { onFirstUse } from '../on-first-use.ts'
import { locale } from './t.ts'

/** Names in the order of the language that is spoken: “Äpfel” stands beside “apples”, and 2 before 10. */
export const alphabet = onFirstUse(
  () => new Intl.Collator(locale(), { sensitivity: 'base', numeric: true }),
)
