import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { type Eater, eatingOf, type Ticks } from '#domain/people/table.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { dietarySettingsQuery } from '../dietary-query.ts'
import { eatersQuery, todayQuery } from './eaters-query.ts'
import { noteTicks } from './eating-today.ts'

const nobody: Ticks = { absent: [], present: [] }

/** The table of somebody: who eats there, and who of them today. Empty until it is known. */
export function useTable(userId: string) {
  const client = useQueryClient()
  const { data: own } = useQuery(dietarySettingsQuery(userId))
  const kitchen = useKitchenOf(userId) ?? userId
  const { data: others } = useQuery(eatersQuery(userId, kitchen))
  const { data: ticks = nobody } = useQuery(todayQuery(userId, kitchen))
  const people = useMemo<readonly Eater[]>(() => {
    if (own === undefined || others === undefined) return []
    return [{ id: userId, name: t('me|who eats'), settings: own }, ...others]
  }, [userId, own, others])
  const eating = useMemo(() => eatingOf(people, ticks), [people, ticks])
  return {
    /** Oneself first. */
    people,
    eating,
    /** Notes that somebody eats today, or does not; false where this device does not keep it. */
    note(id: string, eats: boolean): boolean {
      const willEat = (each: Eater) => (each.id === id ? eats : eating.includes(each))
      const idsOf = (wanted: (each: Eater) => boolean) =>
        people.filter(wanted).map((each) => each.id)
      return noteTicks(client, userId, kitchen, {
        absent: idsOf((each) => each.settings !== null && !willEat(each)),
        present: idsOf((each) => each.settings === null && willEat(each)),
      })
    },
  }
}
