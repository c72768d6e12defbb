import { z } from 'zod'
import { type AdminCommand, textOption, wrongUsage } from './command.ts'
import { requirePerson } from './person.ts'

const listSchema = z.array(
  z.object({
    id: z.string(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    created_at: z.date(),
    seen_at: z.date().nullable(),
    is_banned: z.boolean(),
    is_moderator: z.boolean(),
    plan: z.string(),
  }),
)
type Listed = z.infer<typeof listSchema>[number]

/** Never a secret: no hash, no token, no code. */
const columns = `
  person.id, person.email, profile.name, person.created_at,
  greatest(person.last_sign_in_at,
    (select max(session.updated_at) from auth.sessions as session where session.user_id = person.id)) as seen_at,
  coalesce(person.banned_until > now(), false) as is_banned,
  private.is_moderator(person.id) as is_moderator,
  case
    when private.is_granted(person.id) then 'given'
    when exists (
      select from public.stripe_customers as customer
      join public.stripe_subscriptions as paid using (customer_id)
      where customer.user_id = person.id and paid.status = 'active'
    ) then 'paid'
    when private.has_access(person.id) then 'trial'
    else 'none'
  end as plan`
const from = `auth.users as person left join public.public_profiles as profile on profile.id = person.id`

const perPage = 50

/** `users [SEARCH] [--page N]` lists accounts; `users show ADDRESS` gives the facts of one. */
export const users: AdminCommand = {
  summary: 'Lists accounts, or shows one',
  usage: ['users [SEARCH] [--page N]', 'users show ADDRESS'],
  options: { page: { type: 'string' } },
  words: { least: 0, most: 2 },
  async run({ client }, given) {
    const [first, second] = given.words
    if (first === 'show' && second !== undefined) {
      const { id } = await requirePerson(client, second)
      const facts = z
        .record(z.string(), z.unknown())
        .parse(
          (
            await client.query(`select ${columns}, ${counts} from ${from} where person.id = $1`, [
              id,
            ])
          ).rows[0],
        )
      const lines = Object.entries(facts).map(([name, value]) => `${name}: ${shown(value)}`)
      return { text: lines.join('\n'), json: { user: facts } }
    }
    if (second !== undefined) throw wrongUsage('Search for one word, or: users show ADDRESS')
    const page = Number(textOption(given, 'page') ?? 1)
    if (!Number.isInteger(page) || page < 1) throw wrongUsage('--page is a number from 1.')
    const search = `%${(first ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const condition = `person.deleted_at is null and (person.email ilike $1 or profile.name ilike $1 or $1 = '%%')`
    const { rows } = await client.query(
      `select ${columns} from ${from} where ${condition}
       order by person.created_at desc, person.id limit $2 offset $3`,
      [search, perPage, (page - 1) * perPage],
    )
    const found = listSchema.parse(rows)
    const total = z
      .object({ total: z.number() })
      .parse(
        (
          await client.query(`select count(*)::integer as total from ${from} where ${condition}`, [
            search,
          ])
        ).rows[0],
      )
    const pages = Math.max(1, Math.ceil(total.total / perPage))
    return {
      text: [...found.map(lineOf), `${total.total} accounts, page ${page} of ${pages}`].join('\n'),
      json: { users: found, ...total, page, pages },
    }
  },
}

const counts = `
  person.email_confirmed_at, person.is_anonymous, person.banned_until,
  (select count(*)::integer from auth.sessions as session where session.user_id = person.id) as sessions,
  (select coalesce(array_agg(way.provider order by way.provider), '{}') from auth.identities as way
    where way.user_id = person.id) as ways_in,
  (select count(*)::integer from auth.mfa_factors as factor
    where factor.user_id = person.id and factor.status = 'verified') as second_factors,
  (select given.kind from private.plan_grants as given where given.user_id = person.id) as given_plan,
  (select given.until from private.plan_grants as given where given.user_id = person.id) as given_until,
  (select count(*)::integer from public.recipe_cards as card where card.owner_id = person.id) as recipes,
  (select count(*)::integer from public.comments as comment where comment.user_id = person.id) as comments,
  (select count(*)::integer from public.pantry_items as item where item.kitchen = person.id) as pantry_items,
  (select count(*)::integer from public.reports as report
    where report.author_id = person.id and report.resolved_at is null) as open_reports`

function lineOf({ email, id, name, created_at, seen_at, plan, ...is }: Listed): string {
  const day = (time: Date | null) => time?.toISOString().slice(0, 10) ?? 'never'
  const marks = [is.is_banned && 'banned', is.is_moderator && 'moderator'].filter(Boolean)
  return [
    email ?? `(no address) ${id}`,
    name ?? '',
    `since ${day(created_at)}`,
    `seen ${day(seen_at)}`,
    `plan ${plan}`,
    ...marks,
  ].join('  ')
}

function shown(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value === null) return '–'
  return Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
}
