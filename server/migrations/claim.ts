import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { SigningKeys } from '../auth/signing-keys.ts'
import { StartError } from '../start-error.ts'
import { lockKey } from './migrate.ts'

const claimsSchema = z.array(z.object({ key_id: z.string() }))

/**
 * Notes in the database with whose key its people's tokens are signed. A server with other secrets
 * would change the roles' passwords under the first and refuse the tokens that it gave.
 *
 * @throws StartError `other_secrets`
 */
export async function claimDatabase(
  client: ClientBase,
  { signing, jwks }: SigningKeys,
): Promise<void> {
  // One transaction, so that of servers that start together on an empty database each makes it in its turn.
  await client.query(`
    select pg_advisory_xact_lock(${lockKey});
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.larder_claim (
      singleton boolean primary key default true check (singleton), key_id text not null
    );
    comment on table supabase_migrations.larder_claim is
      'The signing key of the servers that share this database, so that one with other secrets is refused.'`)
  await client.query(
    'insert into supabase_migrations.larder_claim (key_id) values ($1) on conflict do nothing',
    [signing.kid],
  )
  const { rows } = await client.query('select key_id from supabase_migrations.larder_claim')
  const [claim] = claimsSchema.parse(rows)
  if (jwks.keys.some(({ kid }) => kid === claim?.key_id)) {
    // After a rotation the claim follows, so that the next one may drop the older key.
    await client.query('update supabase_migrations.larder_claim set key_id = $1', [signing.kid])
    return
  }
  throw new StartError(
    'other_secrets',
    'This database belongs to a Larder with other secrets. Copy secrets.json from its data folder into this one.',
  )
}
