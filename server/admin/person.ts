import type { Client } from 'pg'
import { z } from 'zod'
import { parseEmailAddress } from '../auth/accounts/email-address.ts'
import { AdminError } from './command.ts'

export type Person = { readonly id: string; readonly email: string | null }

const rowSchema = z.array(z.object({ id: z.string(), email: z.string().nullable() }))

/** The account of an address, or of an id. @throws AdminError `no_such_account`, exit code 3 */
export async function requirePerson(client: Client, word: string): Promise<Person> {
  const isId = z.uuid().safeParse(word).success
  const { rows } = await client.query(
    `select id, email from auth.users
     where ${isId ? 'id = $1::uuid' : 'email = $1'} and deleted_at is null`,
    [isId ? word : (parseEmailAddress(word) ?? word)],
  )
  const [person] = rowSchema.parse(rows)
  if (person === undefined) {
    throw new AdminError('no_such_account', `There is no account of ${word}.`, 3)
  }
  return person
}

/** How a person is named to the operator. */
export const nameOf = ({ id, email }: Person) => email ?? id

/** Records in the account's own log what the operator did with it. */
export async function noteOperator(client: Client, { id }: Person, act: string): Promise<void> {
  await client.query(`select private.note_act($1, 'operator_acted', $2)`, [id, act])
}
