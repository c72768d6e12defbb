import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { endAtStripe } from '#functions/account/end-plan.ts'
import { stripeClient } from '#functions/stripe/client.ts'
import type { Config } from '../config.ts'
import { createFilesStore } from '../pictures/files-store.ts'
import { AdminError, type AdminCommand } from './command.ts'
import { nameOf, requirePerson } from './person.ts'

/** `remove ADDRESS [--yes] [--plan-ended]`: the account with all that is its, as when its owner deletes it. */
export const remove: AdminCommand = {
  summary: 'Deletes an account with everything of it',
  usage: ['remove ADDRESS [--yes] [--plan-ended]'],
  options: { yes: { type: 'boolean' }, 'plan-ended': { type: 'boolean' } },
  words: { least: 1, most: 1 },
  async run({ client, config, confirm }, { words: [address = ''], options }) {
    const person = await requirePerson(client, address)
    if (options['yes'] !== true) {
      const question = `Delete the account of ${nameOf(person)} with everything of it? It does not come back.`
      if (!(await confirm(question))) {
        throw new AdminError('not_confirmed', 'Nothing was deleted. --yes deletes without asking.')
      }
    }
    if (options['plan-ended'] !== true) await endPlan(client, config, person.id)
    await client.query('select private.erase_account($1)', [person.id])
    return {
      text: `The account of ${nameOf(person)} is deleted.`,
      json: { user: person.id, removed: true },
      // After the rows, as in the app: a picture without a row is shown by nothing.
      afterwards: () =>
        createFilesStore(path.join(config.dataDir, 'pictures')).removeAllOf(person.id),
    }
  },
}

const customerSchema = z.array(z.object({ customer_id: z.string(), runs: z.boolean() }))

/** @throws AdminError `plan_runs_on` */
async function endPlan(client: Client, { stripe }: Config, account: string): Promise<void> {
  const { rows } = await client.query(
    `select customer.customer_id, exists (
       select from public.stripe_subscriptions as paid
       where paid.customer_id = customer.customer_id
         and paid.status not in ('canceled', 'incomplete_expired')
     ) as runs
     from public.stripe_customers as customer where customer.user_id = $1`,
    [account],
  )
  const [customer] = customerSchema.parse(rows)
  if (customer === undefined) return
  if (stripe === undefined) {
    if (!customer.runs) return
    throw new AdminError(
      'plan_runs_on',
      'A plan runs, and no payment provider is set up here to end it. End it there, then add --plan-ended. Nothing was deleted.',
    )
  }
  await endAtStripe(stripeClient({ ...stripe, fetch }), customer.customer_id).catch(
    (cause: unknown) => {
      throw new AdminError(
        'plan_runs_on',
        `The plan could not be ended (${cause instanceof Error ? cause.message : 'no answer'}). Nothing was deleted.`,
      )
    },
  )
}
