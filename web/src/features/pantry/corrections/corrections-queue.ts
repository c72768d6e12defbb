import { t } from '#domain/texts/t.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { afterCorrection, type Correction, type Corrections } from '#domain/pantry/corrections.ts'
import { field, textField } from '#web/lib/json.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { toast } from '#web/ui/toast.ts'
import { correctionsKey } from '../keys.ts'
import { deleteCorrection, fetchCorrections, storeCorrections } from './corrections-rows.ts'

function parse(json: unknown): Correction | null {
  const [alias, meant] = [textField(json, 'alias'), field(json, 'meant')]
  if (alias === undefined) return null
  return typeof meant === 'string' || meant === null || meant === undefined
    ? { alias, meant }
    : null
}

/** What names mean to who has an account, changed with and without a network: the later word counts. */
export const correctionsQueue = queuedQuery<Corrections, Correction>({
  key: correctionsKey,
  ofKitchen: true,
  persist: 'offline',
  live: 'corrections',
  channel: 'corrections',
  fetch: fetchCorrections,
  parse,
  after: (before = new Map<string, IngredientId | null>(), correction) =>
    afterCorrection(before, correction),
  send: (userId, { alias, meant }, membership) =>
    meant === undefined
      ? deleteCorrection(alias, membership)
      : storeCorrections(userId, new Map([[alias, meant]]), membership),
  notifyRefused: (refused) =>
    toast({
      title: t('What “{words}” means could not be remembered', {
        words: refused[0]?.operation.alias ?? t('that|words that are not known'),
      }),
      description: t('It will be read as before.'),
      tone: 'error',
    }),
})
