import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { toast } from '#web/ui/toast.ts'
import { storeFollowing } from './stored-people.ts'
import { followingKey, followingQuery } from './people-queries.ts'

/** Follows as this reader, whoever else was followed before: a second time changes nothing. */
export async function follow(readerId: string, personId: string): Promise<void> {
  const client = await dataClient()
  await client
    .from('follows')
    .upsert(
      { follower_id: readerId, followed_id: personId },
      { onConflict: 'follower_id,followed_id', ignoreDuplicates: true },
    )
    .throwOnError()
}

async function unfollow(readerId: string, personId: string): Promise<void> {
  const client = await dataClient()
  await client
    .from('follows')
    .delete()
    .eq('follower_id', readerId)
    .eq('followed_id', personId)
    .throwOnError()
}

const notSaved = t('That could not be saved. Please try again.')

/** Whether the reader follows somebody, and the way to change it: at once, and back if it fails. */
export function useFollow(readerId: string, personId: string) {
  const client = useQueryClient()
  const { data: following } = useQuery(followingQuery(readerId))
  const change = useOptimisticChange<string[]>(followingKey(readerId))
  const isFollowing = following?.includes(personId)

  async function toggle(): Promise<void> {
    const wanted = isFollowing !== true
    // Following oneself is ignored.
    if (personId === readerId) return
    try {
      await logged(
        wanted ? 'Following' : 'Unfollowing',
        change({
          next: (before = []) => {
            const others = before.filter((id) => id !== personId)
            return wanted ? [personId, ...others] : others
          },
          send: () => (wanted ? follow(readerId, personId) : unfollow(readerId, personId)),
        }),
      )
      storeFollowing(readerId, client.getQueryData<string[]>(followingKey(readerId)) ?? [])
      await Promise.all([
        client.invalidateQueries({ queryKey: ['profile'] }),
        client.invalidateQueries({ queryKey: ['people'] }),
      ])
    } catch (cause) {
      toast({ title: await whyNot(cause, 'person', { otherwise: notSaved }), tone: 'error' })
    }
  }
  return { isFollowing, toggle: () => void toggle() }
}
