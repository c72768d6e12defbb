import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { useIsSent } from '#web/lib/sync/use-pending.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import type { SeenInvitation } from './invitation.ts'
import { seenInvitation, useKitchenActions } from './kitchen-actions.ts'
import { kitchenName } from './kitchen-words.ts'
import { ShareDiet } from './share-diet.tsx'
import { useTry } from './use-try.ts'

interface JoinKitchenProps {
  userId: string
  code: string
  /** What the reader avoids, in words; undefined while that is not known. */
  avoided: string | undefined
  /** What the kitchen's owner pays for may be open from now on. */
  onJoined: () => void
}

/** What an invitation is to, and what joining by it would do. */
export function JoinKitchen(props: JoinKitchenProps) {
  const { userId, code } = props
  const seen = useQuery({
    queryKey: ['seen-invitation', userId, code],
    queryFn: () => seenInvitation(code),
    // What waits on this device is part of what would come along.
    enabled: useIsSent(userId),
    retry: false,
    gcTime: 0,
  })
  if (seen.data === undefined) {
    if (!seen.isError && !seen.isPaused) return <Skeleton className="h-44 max-w-2xl" />
    return (
      <ErrorState
        title={seen.error?.message ?? t('You are offline. Try again when you are connected.')}
        onRetry={() => void seen.refetch()}
        retrying={seen.isFetching}
      />
    )
  }
  return seen.data.joined ? (
    <AlreadyThere name={nameOf(seen.data)} />
  ) : (
    <Invitation {...props} seen={seen.data} />
  )
}

const nameOf = ({ name }: SeenInvitation) => kitchenName({ name, isHome: false })

function AlreadyThere({ name }: { name: string }) {
  return (
    <Card className="max-w-2xl p-6">
      <p className="text-lg">{t('You cook in “{kitchen}” already.', { kitchen: name })}</p>
      <LinkButton to={paths.accountPlace('kitchen')} className="mt-5">
        {t('Your kitchens')}
      </LinkButton>
    </Card>
  )
}

function Invitation(props: JoinKitchenProps & { seen: SeenInvitation }) {
  const { userId, code, avoided, seen, onJoined } = props
  const { role, invitedBy, members, brings } = seen
  const navigate = useNavigate()
  const { accept } = useKitchenActions(userId)
  const { pending, attempt } = useTry()
  const [isBringing, setBringing] = useState(false)
  // Only who says so: it is about their health.
  const [sharesDiet, setSharesDiet] = useState(false)
  const name = nameOf(seen)
  const things = brings.added + brings.together
  const canBring = role === 'cook' && things + brings.eaters > 0

  async function join() {
    if (!(await attempt(() => accept(code, { bring: canBring && isBringing, sharesDiet })))) return
    toast({ title: t('Welcome to “{kitchen}”', { kitchen: name }), tone: 'success' })
    onJoined()
    void navigate(paths.home)
  }

  return (
    <Card className="max-w-2xl p-6">
      <h2 className="text-2xl wrap-anywhere">{name}</h2>
      <p className="mt-2 text-lg">
        {invitedBy === null
          ? t('You are invited to cook here.')
          : t('{name} invites you to cook here.', { name: invitedBy })}{' '}
        {t('{count, plural, one {One cooks here so far.} other {# cook here so far.}}', {
          count: members,
        })}
      </p>
      <ul className="mt-4 list-disc space-y-2 ps-5">
        <li>
          {role === 'helper'
            ? t('You see everything, add to the shopping lists and tick them.')
            : t('You can change everything: the pantry, what is always at home, the lists.')}
        </li>
        <li>
          {t(
            'The others see your name and what you put into the pantry and on the lists. What you save and what you ask the chef stays yours, and what you do not eat until you share it.',
          )}
        </li>
        <li>
          {t('You cook here from now on. Your own kitchen stays as it is, and you can go back.')}
        </li>
      </ul>
      {canBring && (
        <Checkbox
          className="mt-4"
          label={t('Bring along what is in my own kitchen')}
          hint={[
            things > 0 &&
              t(
                '{count, plural, one {One thing of the pantry moves there, with what is on your shopping list.} other {# things of the pantry move there, with what is on your shopping list.}}',
                { count: things },
              ),
            brings.together > 0 &&
              t(
                '{count, plural, one {One is there already, and the two become one.} other {# are there already, and become one with those.}}',
                { count: brings.together },
              ),
            brings.eaters > 0 &&
              t(
                '{count, plural, one {Who eats with you is at that table then, and the others see what they must not eat.} other {The # who eat with you are at that table then, and the others see what they must not eat.}}',
                { count: brings.eaters },
              ),
          ]
            .filter((each) => each !== false)
            .join(' ')}
          checked={isBringing}
          onChange={({ target }) => setBringing(target.checked)}
        />
      )}
      <ShareDiet avoided={avoided} checked={sharesDiet} onChange={setSharesDiet} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button pending={pending} onClick={() => void join()}>
          {pending ? t('Joining...') : t('Join')}
        </Button>
        <LinkButton to={paths.home} variant="secondary">
          {t('Not now')}
        </LinkButton>
      </div>
    </Card>
  )
}
