import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { User } from '#web/features/account/user.ts'
import { ActivityOf, Feed } from '#web/features/people/activity-list.tsx'
import type { Person } from '#web/features/people/person.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { PlanGate } from '../kitchen/plan-gate.tsx'
import { LeadOn } from './lead-on.tsx'

/** Behind a tab that nobody begins with. */
const { Piece: PersonRecipes } = lazyPiece(
  async () => (await import('./person-recipes.tsx')).PersonRecipes,
)
const { Piece: PersonPhotos } = lazyPiece(
  async () => (await import('./person-photos.tsx')).PersonPhotos,
)
const { Piece: CookedList } = lazyPiece(async () => (await import('./cooked-list.tsx')).CookedList)

type Tab = 'feed' | 'activity' | 'recipes' | 'photos' | 'cooked'

/** What somebody does and shares; on one's own profile also what the others do. */
export function PersonTabs({ user, person }: { user: User; person: Person }) {
  const { name } = person
  const isOwn = person.id === user.id
  const [tab, setTab] = useState<Tab>(isOwn ? 'feed' : 'activity')
  const activity = (
    <ActivityOf
      readerId={user.id}
      personId={person.id}
      empty={
        isOwn ? (
          <LeadOn words={t('Nothing yet. Rate a recipe that you cooked, or say how it went.')}>
            <LinkButton to={paths.home}>{t('See what you can cook')}</LinkButton>
          </LeadOn>
        ) : (
          t('{name} has not rated or said anything yet.', { name })
        )
      }
    />
  )
  const write = <LinkButton to={paths.createRecipe}>{t('Write a recipe')}</LinkButton>
  const recipes = (
    <PersonRecipes
      readerId={user.id}
      personId={person.id}
      onUnavailable={notifyUnavailable}
      actions={
        isOwn && (
          <p className="mb-5 flex flex-wrap gap-2.5">
            {write}
            <LinkButton to={`${paths.recipes}?whose=own`} variant="secondary">
              {t('Search yours')}
            </LinkButton>
          </p>
        )
      }
      empty={
        isOwn ? (
          <LeadOn words={t('You have not written a recipe yet.')}>
            {write}
            <LinkButton to={paths.importRecipes} variant="secondary">
              {t('Import recipes')}
            </LinkButton>
          </LeadOn>
        ) : (
          t('{name} has not shared a recipe yet.', { name })
        )
      }
    />
  )
  const photos = (
    <PersonPhotos
      readerId={user.id}
      personId={person.id}
      onUnavailable={notifyUnavailable}
      empty={
        isOwn
          ? t('You have not shown a photo yet. Open what you cooked, and tap “I made it”.')
          : t('{name} has not shown a photo yet.', { name })
      }
    />
  )
  const cooked = <CookedList readerId={user.id} onUnavailable={notifyUnavailable} />
  const feed = (
    <PlanGate feature="community">
      <Feed
        readerId={user.id}
        empty={
          <LeadOn
            words={t(
              'Nothing new. Follow a cook from a comment or a profile, and what they rate, say and share stands here.',
            )}
          >
            <LinkButton to={`${paths.recipes}?sort=rated`}>{t('See what others cook')}</LinkButton>
          </LeadOn>
        }
      />
    </PlanGate>
  )
  return (
    <div className="mt-10">
      <Tabs
        label={isOwn ? t('You and whom you follow') : t('What {name} does', { name })}
        value={tab}
        onValueChange={setTab}
        tabs={[
          ...(isOwn
            ? [
                {
                  value: 'feed' as const,
                  label: t('Following|what those do whom one follows'),
                  panel: feed,
                },
              ]
            : []),
          { value: 'activity', label: isOwn ? t('Your activity') : t('Activity'), panel: activity },
          { value: 'recipes', label: isOwn ? t('Your recipes') : t('Recipes'), panel: recipes },
          { value: 'photos', label: t('Photos'), panel: photos },
          ...(isOwn
            ? [{ value: 'cooked' as const, label: t('Cooked|what one has cooked'), panel: cooked }]
            : []),
        ]}
      />
    </div>
  )
}
