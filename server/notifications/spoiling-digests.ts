import type { Pool } from 'pg'
import { z } from 'zod'
import { pagePatterns } from '#domain/addresses.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { spoilingInWords } from '#domain/notifications/spoiling-words.ts'
import { spoilingKey, spoilingOf } from '#domain/pantry/spoiling.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { t } from '#domain/texts/t.ts'
import { languageOf } from '../language/language-of-account.ts'
import { vocabularyHere } from '../language/food-names.ts'
import { inLanguageOf } from '../language/speak.ts'
import type { Mailer } from '../mail/mail.ts'
import { digestMail } from './digest-mail.ts'
import { browserSchema, pushToEach } from './push-to-each.ts'
import type { SendPush } from './send-push.ts'

const moment = z.coerce.date()
const itemSchema = z
  .object({
    id: z.string(),
    ingredient: z.string(),
    status: z.enum(['have', 'low']),
    stocked_at: moment,
    place: z.enum(['cupboard', 'fridge', 'freezer']).nullable(),
    opened_at: moment.nullable(),
    best_before: z.string().nullable(),
  })
  .transform(({ id, ingredient, status, place, ...row }) => ({
    id,
    ingredient,
    status,
    stockedAt: row.stocked_at,
    ...(place !== null && { place }),
    ...(row.opened_at !== null && { openedAt: row.opened_at }),
    ...(row.best_before !== null && { bestBefore: row.best_before }),
  })) satisfies z.ZodType<Partial<PantryItem>>
const claimSchema = z.array(
  z.object({
    user_id: z.string(),
    today: z.string(),
    items: z.array(itemSchema),
    told: z.array(z.string()),
    email: z.string().nullable(),
    browsers: z.array(browserSchema),
  }),
)

type Options = {
  readonly pool: Pick<Pool, 'query'>
  readonly send: SendPush
  /** Undefined where nobody sends mails. */
  readonly mailer: Mailer | undefined
  readonly vocabulary: () => Promise<Vocabulary>
  /** Where people reach us. */
  readonly address: string
  readonly unsubscribeAddress: (userId: string) => string
}

/**
 * Tells everybody who wants it by push or mail what of their pantry spoils: once a day, in their morning, by the rule that the
 * app itself goes by, and only where something is new. What could be handed over nowhere is told the next day.
 */
export async function tellSpoiling(options: Options, now = new Date()): Promise<void> {
  const { pool } = options
  const { rows } = await pool.query(
    'select user_id, today::text, items, told, email, browsers from private.claim_spoiling($1)',
    [now],
  )
  const claimed = claimSchema.parse(rows)
  if (claimed.length === 0) return
  const vocabulary = await options.vocabulary()
  let failure: unknown
  for (const { user_id: reader, today, items, told, ...ways } of claimed) {
    const spoiling = spoilingOf(items, vocabulary, now, today)
    const keys = spoiling.map(spoilingKey)
    if (keys.every((key) => told.includes(key))) continue
    try {
      const noted = () => pool.query('select private.note_told_spoiling($1, $2)', [reader, keys])
      await inLanguageOf(await languageOf(pool, reader), async () => {
        const words = spoilingInWords(spoiling, vocabularyHere() ?? vocabulary)
        if (await pushed(options, words, ways.browsers)) await noted()
        if (await mailed(options, words, { reader, email: ways.email })) await noted()
      })
    } catch (thrown) {
      // One that cannot be told holds up none of the others.
      failure = thrown
    }
  }
  if (failure !== undefined) throw failure
}

type Words = ReturnType<typeof spoilingInWords>
type Browsers = z.infer<typeof claimSchema>[number]['browsers']

const pushed = ({ pool, send }: Options, { title, lines }: Words, browsers: Browsers) =>
  pushToEach(
    pool,
    send,
    { title, body: lines.join('\n'), path: pagePatterns.notifications },
    browsers,
  )

async function mailed(
  { mailer, address, unsubscribeAddress }: Options,
  { title, lines }: Words,
  { reader, email }: { reader: string; email: string | null },
): Promise<boolean> {
  if (mailer === undefined || email === null) return false
  await mailer(
    digestMail(email, {
      subject: title,
      lead: t('In your kitchen – {what}.', { what: lines.join(', ') }),
      link: { label: t('See what to cook with them'), href: address },
      end: unsubscribeAddress(reader),
    }),
  )
  return true
}
