import type { ClientBase } from 'pg'
import { customerPrefix } from './ledger.ts'

/** A plan that the test checkout sold opens nothing once the data is served in earnest. */
export async function forgetTestCustomers(client: ClientBase): Promise<void> {
  await client.query('delete from public.stripe_customers where starts_with(customer_id, $1)', [
    customerPrefix,
  ])
}
