import { useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { checkOption, type DietarySettings, dietarySettingsFrom } from '#domain/dietary-settings.ts'
import { type Eater, isRuleOfTable, type RuleOfTable } from '#domain/people/table.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Json } from '#web/lib/backend/database.generated.ts'
import { field, textField } from '#web/lib/json.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import type { Membership } from '#web/lib/sync/memberships.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { toast } from '#web/ui/toast.ts'
import { eatersKey } from './eaters-key.ts'
import { followTable } from './follow-table.ts'

export type EaterChange =
  | { what: 'add'; id: string; name: string; settings: DietarySettings }
  | { what: 'name'; id: string; name: string }
  | { what: 'check'; id: string; list: RuleOfTable; option: string; checked: boolean }
  | { what: 'remove'; id: string }

function parse(json: unknown): EaterChange | null {
  const [what, id, name] = [textField(json, 'what'), textField(json, 'id'), textField(json, 'name')]
  if (id === undefined) return null
  if (what === 'remove') return { what, id }
  if (what === 'name' && name !== undefined) return { what, id, name }
  if (what === 'add' && name !== undefined)
    return { what, id, name, settings: dietarySettingsFrom(field(json, 'settings')) }
  const [list, option, checked] = [
    textField(json, 'list'),
    textField(json, 'option'),
    field(json, 'checked'),
  ]
  if (what !== 'check' || !isRuleOfTable(list) || option === undefined) return null
  return typeof checked === 'boolean' ? { what, id, list, option, checked } : null
}

async function fetchEaters(_account: string, kitchen: string): Promise<readonly Eater[]> {
  const client = await dataClient()
  const asked = { kitchen, with_unshared: true }
  const { data } = await client.rpc('table_of_kitchen', asked, { get: true }).throwOnError()
  return data.map(({ id, name, dietary_settings: stored, member: isMember }) => ({
    id,
    // Of a member a moderator may have hidden it.
    name: name || t('Somebody|who eats'),
    settings: stored === null ? null : dietarySettingsFrom(stored),
    isMember,
  }))
}

function after(before: readonly Eater[] = [], change: EaterChange): readonly Eater[] {
  const { id } = change
  const changed = (with_: (eater: Eater) => Partial<Eater>) =>
    before.map((eater) => (eater.id === id ? { ...eater, ...with_(eater) } : eater))
  switch (change.what) {
    case 'add':
      if (before.some((eater) => eater.id === id)) return before
      return [...before, { id, name: change.name, settings: change.settings }]
    case 'name':
      return changed(() => ({ name: change.name }))
    case 'check':
      return changed(({ settings }) => ({
        settings: settings && checkOption(settings, change.list, change.option, change.checked),
      }))
    case 'remove':
      return before.filter((eater) => eater.id !== id)
  }
}

const stored = (settings: DietarySettings): NonNullable<Json> =>
  JSON.parse(JSON.stringify(settings))

/** Everything else stays as it is stored: what another device chose is read before each write. */
async function send(account: string, change: EaterChange, membership: Membership): Promise<void> {
  const client = await dataClient()
  const { id } = change
  const { kitchen } = membership
  const rows = client.from('eaters')
  switch (change.what) {
    case 'add': {
      const row = { id, kitchen, name: change.name, dietary_settings: stored(change.settings) }
      const request = rows.upsert(row, { onConflict: 'id', ignoreDuplicates: true })
      await asMember(request, membership).throwOnError()
      return
    }
    case 'name':
      await asMember(rows.update({ name: change.name }).eq('id', id), membership).throwOnError()
      return
    case 'check': {
      const eater = after(await fetchEaters(account, kitchen), change).find(
        (each) => each.id === id,
      )
      // Somebody removed them meanwhile.
      if (!eater?.settings) return
      const settings = stored(eater.settings)
      const request = rows.update({ dietary_settings: settings }).eq('id', id)
      await asMember(request, membership).throwOnError()
      return
    }
    case 'remove':
      await asMember(rows.delete().eq('id', id), membership).throwOnError()
  }
}

/** Who eats in a kitchen; those without an account are changed with and without a network, one option at a time. */
const queue = queuedQuery<readonly Eater[], EaterChange>({
  key: eatersKey,
  ofKitchen: true,
  persist: 'offline',
  live: 'eaters',
  channel: 'eaters',
  fetch: fetchEaters,
  parse,
  after,
  send,
  notifyRefused: () =>
    toast({
      title: t('A change of who eats with you could not be saved'),
      description: t('Look who is at the table, and what they avoid.'),
      tone: 'error',
    }),
})

/** As the table of a kitchen is another, what was ticked on this device holds no longer than what it was ticked on. */
export const eatersQueue = { ...queue, follow: followTable(queue.follow) }

/**
 * Makes a change, shown at once; rejects where neither this device nor the backend saves it, and where it is not known who
 * is there: a table made of one person would hide what the others must not eat.
 */
export function useChangeEaters(account: string): (change: EaterChange) => Promise<void> {
  const client = useQueryClient()
  const kitchen = useKitchenOf(account)
  return (change) =>
    eatersQueue.change(
      client,
      account,
      (shown) => {
        if (shown === undefined) throw new Error('Who eats here is not known')
        return change
      },
      kitchen,
    )
}
