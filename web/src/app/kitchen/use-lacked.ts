import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  checkOption,
  defaultDietarySettings,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { lackable, type Lackable } from '#domain/recipes/kitchen-facts.ts'
import { lackedBy } from '#domain/recipes/lacked.ts'
import { dietarySettingsQuery } from '#web/features/account/dietary-query.ts'
import { textsOf } from '#web/lib/json.ts'
import { readStored, writeStored } from '#web/lib/local-storage.ts'

/** Not among the keys of the first screen, which has no room for it. */
const guestKey = 'guest_missing_equipment'

const readGuest = (): Lackable[] =>
  readStored(guestKey, (json) => {
    const texts = Array.isArray(json) ? textsOf(json) : []
    return lackable.filter((each) => texts.includes(each))
  }) ?? []

const guestQuery = queryOptions({
  queryKey: ['missing-equipment', 'guest'],
  queryFn: readGuest,
  initialData: readGuest,
  staleTime: Infinity,
  networkMode: 'always',
})

/** What the kitchen lacks: by the settings of an account, or by what a visitor said on this device (null). */
export function useLacked(owner: string | null): readonly Lackable[] {
  const settings = useQuery({ ...dietarySettingsQuery(owner ?? ''), enabled: owner !== null })
  const guest = useQuery(guestQuery)
  return useMemo(
    () => (owner === null ? guest.data : lackedBy(settings.data)),
    [owner, guest.data, settings.data],
  )
}

/** A visitor's settings, which speak of the kitchen alone; null where nothing was said. */
export function useVisitorSettings(): DietarySettings | null {
  const lacked = useLacked(null)
  return useMemo(
    () =>
      lacked.length === 0
        ? null
        : lacked.reduce(
            (settings, id) => checkOption(settings, 'missingEquipment', id, true),
            defaultDietarySettings,
          ),
    [lacked],
  )
}

/** Notes whether the kitchen lacks something; rejects where that is not saved. */
export function useNoteLacked(owner: string | null) {
  const client = useQueryClient()
  return async (id: Lackable, isLacked: boolean): Promise<void> => {
    if (owner === null) {
      const others = readGuest().filter((each) => each !== id)
      const lacked = isLacked ? [...others, id] : others
      const isStored = writeStored(guestKey, lacked)
      client.setQueryData(guestQuery.queryKey, lacked)
      if (!isStored) throw new Error('This browser keeps no data for this page')
      return
    }
    const { dietaryQueue } = await import('#web/features/account/dietary-queue.ts')
    await dietaryQueue.change(client, owner, (shown) => {
      if (shown === undefined) throw new Error('The dietary settings are not known')
      return { list: 'missingEquipment', id, checked: isLacked }
    })
  }
}
