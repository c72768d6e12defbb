import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { type Eater, eatingOf } from '#domain/people/table.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { dietarySettingsQuery } from '../dietary-query.ts'
import { eatersQuery, todayQuery } from './eaters-query.ts'
import { noteAbsent } from './eating-today.ts'

const nobody: readonly string[] = []

/** The table of somebody: who eats there, and who of them today. Empty until it is known. */
export function useTable(userId: string) {
  const client = useQueryClient()
  const { data: own } = useQuery(dietarySettingsQuery(userId))
  const kitchen = useKitchenOf(userId) ?? userId
  const { data: others } = useQuery(eatersQuery(userId, kitchen))
  const { data: today } = useQuery(todayQuery(userId, kitchen))
  const absent = today?.absent ?? nobody
  const people = useMemo<readonly Eater[]>(() => {
    if (own === undefined || others === undefined) return []
    return [{ id: userId, name: t('me|who eats'), settings: own }, ...others]
  }, [userId, own, others])
  return {
    /** Oneself first. */
    people,
    eating: useMemo(() => eatingOf(people, absent), [people, absent]),
    /** Notes that somebody eats today, or does not; false where this device does not keep it. */
    note(id: string, eats: boolean): boolean {
      const rest = absent.filter((each) => each !== id)
      return noteAbsent(client, userId, kitchen, eats ? rest : [...rest, id])
    },
  }
}
