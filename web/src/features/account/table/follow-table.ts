import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Eater } from '#domain/people/table.ts'
import { kitchenHere } from '#web/lib/kitchen-here.ts'
import { forgetOthers } from '#web/lib/sync/forget-kitchens.ts'
import { eatersKey } from './eaters-key.ts'
import { dropTicks } from './eating-today.ts'

type Follow = (client: QueryClient, account: string) => () => void

/**
 * As `follow`; and as each answer about the table comes, drops what was ticked for who is no longer there as then, and takes off this
 * device the tables of kitchens in which somebody does not cook now: they are not asked about, and a member may have withdrawn meanwhile
 * what they shared.
 */
export function followTable(follow: Follow): Follow {
  return (client, account) => {
    const end = follow(client, account)
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const kitchen = kitchenHere(account)
      const key = eatersKey(account, kitchen)
      if (event.query.queryHash !== hashKey(key)) return
      const others: readonly Eater[] = event.query.state.data ?? []
      dropTicks(client, account, kitchen, others)
      void forgetOthers(client, key, account)
    })
    return () => {
      unsubscribe()
      end()
    }
  }
}
