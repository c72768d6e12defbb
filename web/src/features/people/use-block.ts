import { useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { follow } from './use-follow.ts'

async function writeBlock(readerId: string, personId: string): Promise<void> {
  const client = await dataClient()
  await client
    .from('blocks')
    .upsert(
      { blocker_id: readerId, blocked_id: personId },
      { onConflict: 'blocker_id,blocked_id', ignoreDuplicates: true },
    )
    .throwOnError()
}

async function removeBlock(readerId: string, personId: string): Promise<void> {
  const client = await dataClient()
  await client
    .from('blocks')
    .delete()
    .eq('blocker_id', readerId)
    .eq('blocked_id', personId)
    .throwOnError()
}

/** Blocks and unblocks; what is on the screen is asked for anew, for the person is in all of it. */
export function useBlock(readerId: string) {
  const client = useQueryClient()

  async function change(work: Promise<void>): Promise<boolean> {
    try {
      await logged('Changing a block', work)
      return true
    } catch {
      toastNotSaved()
      return false
    } finally {
      await client.invalidateQueries()
    }
  }

  async function unblock(personId: string, wasFollowing = false): Promise<void> {
    const isFree = await change(removeBlock(readerId, personId))
    if (isFree && wasFollowing) await change(follow(readerId, personId))
  }

  async function block(person: { id: string; name: string }, wasFollowing: boolean): Promise<void> {
    if (!(await change(writeBlock(readerId, person.id)))) return
    toast({
      title: t('{name} is blocked', { name: person.name }),
      description: t('Neither of you sees the other any more.'),
      action: { label: t('Undo'), onAction: () => void unblock(person.id, wasFollowing) },
    })
  }
  return { block, unblock }
}
