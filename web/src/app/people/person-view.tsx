import { useQuery } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import type { User } from '#web/features/account/user.ts'
import { followingQuery } from '#web/features/people/people-queries.ts'
import { BadgeList } from '#web/features/people/badge-list.tsx'
import { PersonCounts } from '#web/features/people/person-counts.tsx'
import { PersonHeader } from '#web/features/people/person-header.tsx'
import { PersonTastes } from '#web/features/people/person-tastes.tsx'
import type { Person } from '#web/features/people/person.ts'

import { PlanGate } from '../kitchen/plan-gate.tsx'
import { OwnActions } from './own-actions.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonTabs } from './person-tabs.tsx'

/** A profile: who it is, what they have come to, and what they do. */
export function PersonView({ user, person }: { user: User; person: Person }) {
  const isOwn = person.id === user.id
  const { data: following } = useQuery(followingQuery(user.id))
  const isFollowing = following?.includes(person.id) ?? person.isFollowing
  // What the reader has just done counts at once, before the backend has counted.
  const followersCount = person.followersCount + Number(isFollowing) - Number(person.isFollowing)
  return (
    <div className="mx-auto max-w-5xl py-6">
      <PersonHeader
        person={person}
        actions={
          isOwn ? (
            <OwnActions user={user} person={person} />
          ) : (
            <PersonActions readerId={user.id} person={person} />
          )
        }
      />
      <PersonCounts
        person={person}
        readerId={user.id}
        followersCount={Math.max(0, followersCount)}
        followingCount={
          isOwn ? (following?.length ?? person.followingCount) : person.followingCount
        }
      />
      <PersonTastes person={person} />
      <section aria-labelledby="badges" className="mt-9">
        <h2 id="badges" className="mb-4 text-2xl">
          {t('Badges')}
        </h2>
        <PlanGate feature="community">
          {person.badges !== null && person.badges.length > 0 ? (
            <BadgeList badges={person.badges} />
          ) : (
            <p className="text-soft">{t('No badges yet.')}</p>
          )}
        </PlanGate>
      </section>
      <PersonTabs user={user} person={person} />
    </div>
  )
}
