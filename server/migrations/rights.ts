import type { ClientBase } from 'pg'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

const rightsSchema = z.tuple([
  z.object({
    name: z.string(),
    database: z.string(),
    version: z.number(),
    isSuperuser: z.boolean(),
    ownsDatabase: z.boolean(),
    makesRoles: z.boolean(),
    passesPolicies: z.boolean(),
    /** Null where that role is not there yet. */
    servicePassesPolicies: z.boolean().nullable(),
    /** Roles of ours that are there, and that this one may not alter. */
    closedRoles: z.array(z.string()),
  }),
])

const rightsQuery = `
  select
    me.rolname as name,
    held.datname as database,
    current_setting('server_version_num')::int / 10000 as version,
    me.rolsuper as "isSuperuser",
    pg_has_role(me.oid, held.datdba, 'usage') as "ownsDatabase",
    me.rolcreaterole as "makesRoles",
    me.rolbypassrls as "passesPolicies",
    (select rolbypassrls from pg_roles where rolname = 'service_role') as "servicePassesPolicies",
    array(
      select rolname::text from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin')
        and not pg_has_role(me.oid, oid, 'member with admin option')
      order by rolname
    ) as "closedRoles"
  from pg_roles as me
  join pg_database as held on held.datname = current_database()
  where me.rolname = current_user`

/**
 * Whoever DATABASE_URL logs in as needs no superuser's rights, but some; without them the preparation would end
 * half-way. Nothing is changed here.
 *
 * @throws StartError `database_rights`, with the statements that give what is missing
 */
export async function requireRights(client: ClientBase): Promise<void> {
  const { rows } = await client.query(rightsQuery)
  const [rights] = rightsSchema.parse(rows)
  if (rights.isSuperuser) return
  const missing = statementsFor(rights, (name) => client.escapeIdentifier(name))
  if (missing.length === 0) return
  throw new StartError(
    'database_rights',
    `The database role ${rights.name} lacks rights that Larder needs; nothing was changed. A superuser gives them with:\n${missing.map((line) => `  ${line};`).join('\n')}`,
  )
}

type Rights = z.infer<typeof rightsSchema>[0]

function statementsFor(rights: Rights, quoted: (name: string) => string): string[] {
  const me = quoted(rights.name)
  const found: string[] = []
  if (!rights.ownsDatabase) found.push(`alter database ${quoted(rights.database)} owner to ${me}`)
  if (!rights.makesRoles) found.push(`alter role ${me} createrole`)
  if (rights.servicePassesPolicies === null) {
    // Before 16 only a superuser makes such a role; since then whoever is one.
    if (rights.version < 16) found.push('create role service_role nologin noinherit bypassrls')
    else if (!rights.passesPolicies) found.push(`alter role ${me} bypassrls`)
  } else if (!rights.servicePassesPolicies) found.push('alter role service_role bypassrls')
  // Before 16 whoever makes roles may alter those of others too.
  if (rights.version >= 16 && rights.closedRoles.length > 0) {
    found.push(`grant ${rights.closedRoles.join(', ')} to ${me} with admin option`)
  }
  return found
}
