import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import type { OtherCooks } from '#web/lib/other-cooks.ts'
import type { Kitchen } from './kitchen.ts'
import { kitchensQuery } from './kitchens-query.ts'

/** All kitchens of an account, its own first. */
export function useKitchens(userId: string) {
  return useQuery(kitchensQuery(userId))
}

interface KitchenHere {
  id: string
  isHome: boolean
  /** Undefined at home, about which nobody is asked, and until it is known. */
  kitchen: Kitchen | undefined
  /** Null where nobody else cooks. */
  others: OtherCooks | null
}

/** Where somebody cooks now. Who is at home costs no request. */
export function useKitchenHere(userId: string): KitchenHere {
  const id = useKitchenOf(userId) ?? userId
  const isHome = id === userId
  const { data } = useQuery({ ...kitchensQuery(userId), enabled: !isHome })
  const kitchen = isHome ? undefined : data?.find((each) => each.id === id)
  return useMemo(() => {
    const others = (kitchen?.members ?? []).filter((each) => each.id !== userId)
    return {
      id,
      isHome,
      kitchen,
      others: others.length === 0 ? null : new Map(others.map((each) => [each.id, each.name])),
    }
  }, [id, isHome, kitchen, userId])
}
