import { useQueryClient } from '@tanstack/react-query'
import type { Cooked, CookedChange } from './cooked-channel.ts'

/**
 * Notes what somebody cooked, and takes it back, with and without a network; each rejects where neither this
 * device nor the backend keeps it.
 */
export function useCookedNotes(userId: string) {
  const client = useQueryClient()
  async function change(what: CookedChange): Promise<void> {
    const { changeCooked } = await import('./cooked-channel.ts')
    await changeCooked(client, userId, what)
  }
  return {
    note: (note: Cooked) => change({ note }),
    takeBack: (id: string) => change({ takeBack: id }),
  }
}
