import type { Context } from 'hono'
import { z } from 'zod'
import { noteProviders } from '../accounts/provider-identities.ts'
import { lockUser } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, requireSecondFactor } from '../sessions/authenticate.ts'
import { identityNotFound, insufficientAal, singleIdentity } from '../wire/errors.ts'

const identitiesSchema = z.array(z.object({ id: z.string(), provider: z.string() }))

/** DELETE /user/identities/:identityId: that way in is closed; the last one cannot be. */
export async function unlinkIdentity(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const refusal = () => insufficientAal(401, 'AAL2 session is required to unlink an identity.')
  await requireSecondFactor(services, signedIn, refusal)
  const { user } = signedIn

  await inTransaction(services.pool, async (client) => {
    await lockUser(client, user.id)
    const { rows } = await client.query(
      'select id, provider from auth.identities where user_id = $1',
      [user.id],
    )
    const identities = identitiesSchema.parse(rows)
    const identity = identities.find(({ id }) => id === c.req.param('identityId'))
    if (identity === undefined) throw identityNotFound()
    if (identities.length === 1) throw singleIdentity()
    await client.query('delete from auth.identities where id = $1', [identity.id])
    if (identity.provider === 'email') {
      await client.query('update auth.users set encrypted_password = null where id = $1', [user.id])
    }
    await noteProviders(client, user.id)
  })
  return c.json({})
}
