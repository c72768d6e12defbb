import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  checkOption,
  defaultDietarySettings,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { lackable, type Lackable } from '#domain/recipes/kitchen-facts.ts'
import { lackedBy, ownable, type Ownable, ownedBy } from '#domain/recipes/lacked.ts'
import { dietarySettingsQuery } from '#web/features/account/dietary-query.ts'
import { textsOf } from '#web/lib/json.ts'
import { readStored, writeStored } from '#web/lib/local-storage.ts'

/** What a visitor said on this device. */
function guestList<Tool extends Lackable>(key: string, known: readonly Tool[]) {
  const read = (): Tool[] =>
    readStored(key, (json) => {
      const texts = Array.isArray(json) ? textsOf(json) : []
      return known.filter((each) => texts.includes(each))
    }) ?? []
  const query = queryOptions({
    queryKey: [key],
    queryFn: read,
    initialData: read,
    staleTime: Infinity,
    networkMode: 'always',
  })
  return { key, read, query }
}

/** Not among the keys of the first screen, which has no room for them. */
const guestLacks = guestList('guest_missing_equipment', lackable)
const guestOwns = guestList('guest_own_equipment', ownable)

/** What the kitchen lacks: by the settings of an account, or by what a visitor said on this device (null). */
export function useLacked(owner: string | null): readonly Lackable[] {
  const settings = useQuery({ ...dietarySettingsQuery(owner ?? ''), enabled: owner !== null })
  const guest = useQuery(guestLacks.query)
  return useMemo(
    () => (owner === null ? guest.data : lackedBy(settings.data)),
    [owner, guest.data, settings.data],
  )
}

/** What the kitchen has of what is not taken for granted, as `useLacked`. */
export function useOwned(owner: string | null): readonly Ownable[] {
  const settings = useQuery({ ...dietarySettingsQuery(owner ?? ''), enabled: owner !== null })
  const guest = useQuery(guestOwns.query)
  return useMemo(
    () => (owner === null ? guest.data : ownedBy(settings.data)),
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

const guestListOf = { missingEquipment: guestLacks, ownEquipment: guestOwns } as const

/** Notes what the kitchen lacks, or has of what is not taken for granted; rejects where that is not saved. */
export function useNoteEquipment(owner: string | null) {
  const client = useQueryClient()
  return async (
    list: 'missingEquipment' | 'ownEquipment',
    id: Lackable,
    isSo: boolean,
  ): Promise<void> => {
    if (owner === null) {
      const { key, read } = guestListOf[list]
      const others = read().filter((each) => each !== id)
      const noted = isSo ? [...others, id] : others
      const isStored = writeStored(key, noted)
      client.setQueryData([key], noted)
      if (!isStored) throw new Error('This browser keeps no data for this page')
      return
    }
    const { dietaryQueue } = await import('#web/features/account/dietary-queue.ts')
    await dietaryQueue.change(client, owner, (shown) => {
      if (shown === undefined) throw new Error('The dietary settings are not known')
      return { list, id, checked: isSo }
    })
  }
}
