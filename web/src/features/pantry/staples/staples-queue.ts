import { t } from '#domain/texts/t.ts'
import { afterStaplesChange, type StaplesChange } from '#domain/pantry/staples.ts'
import { field, textsOf } from '#web/lib/json.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { toast } from '#web/ui/toast.ts'
import { staplesKey } from '../keys.ts'
import type { StapleList } from './staples-on-device.ts'
import { fetchStaples, replaceStaples, storeStaples } from './staples-rows.ts'

function parse(json: unknown): StaplesChange | null {
  const [id, isStaple, list] = [field(json, 'id'), field(json, 'isStaple'), field(json, 'list')]
  if (typeof id === 'string' && typeof isStaple === 'boolean') return { id, isStaple }
  if (list === null) return { list }
  return Array.isArray(list) ? { list: textsOf(list) } : null
}

const mostTries = 4

/** What an account has always at home, changed with and without a network. */
export const staplesQueue = queuedQuery<StapleList, StaplesChange>({
  key: staplesKey,
  ofKitchen: true,
  persist: 'offline',
  live: 'staples',
  channel: 'staples',
  fetch: fetchStaples,
  parse,
  after: (before = null, change) => afterStaplesChange(before, change),
  async send(userId, change, membership) {
    if ('list' in change) {
      await storeStaples(userId, change.list, membership)
      return
    }
    // One of the list: what another device put there meanwhile stays.
    for (let tries = 1; ; tries += 1) {
      const before = await fetchStaples(userId, membership.kitchen)
      const after = afterStaplesChange(before, change)
      if (after === before || after === null) return
      if (await replaceStaples(userId, { before, after }, membership)) return
      // Who may not change them is told so by the plain write; and nobody tries for ever.
      if (tries === mostTries) return storeStaples(userId, after, membership)
    }
  },
  notifyRefused: () =>
    toast({
      title: t('What is always at home could not be changed. It is as it was.'),
      tone: 'error',
    }),
})
