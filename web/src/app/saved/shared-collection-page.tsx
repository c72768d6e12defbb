import { useMemo, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { CollectionHeader } from '#web/features/saved/collections/collection-header.tsx'
import type { SharedCollection } from '#web/features/saved/shared/shared-queue.ts'
import type { useSharedCare } from '#web/features/saved/shared/use-shared-collections.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'
import { useDocumentTitle } from '../page/document-title.ts'
import { SavedGrid } from './saved-grid.tsx'
import { SavedEmpty, SavedFailed } from './saved-states.tsx'
import { useRecipesOf } from './use-recipes-of.ts'
import { useSavedKitchen } from './use-saved-kitchen.ts'

interface SharedCollectionPageProps {
  userId: string
  collection: SharedCollection
  care: ReturnType<typeof useSharedCare>
}

/** A collection that somebody else shares with the kitchen: to cook from, and for cooks to fill. */
export function SharedCollectionPage({ userId, collection, care }: SharedCollectionPageProps) {
  const { id, recipes: ids, leftOut, owner } = collection
  const list = useMemo(() => ids.map((each) => ({ id: each })), [ids])
  const found = useRecipesOf(list, userId)
  const { kitchen, canMatch } = useSavedKitchen(userId)
  const isHelper = useIsHelper(userId)
  const [isTaking, setTaking] = useState(false)
  const name = useOtherCooks()?.get(owner) ?? t('somebody')
  const { recipes } = found
  useDocumentTitle(collection.name)
  return (
    <>
      <CollectionHeader collection={collection} count={ids.length}>
        <p className="text-soft">{t('Shared by {name}', { name })}</p>
        {!isHelper && ids.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            aria-pressed={isTaking}
            onClick={() => setTaking(!isTaking)}
          >
            {t('Take recipes out')}
          </Button>
        )}
      </CollectionHeader>
      <PendingChanges userId={userId} className="mb-6" />
      {leftOut > 0 && (
        <p className="mb-5 text-soft">
          {t(
            '{count, plural, one {One more recipe is in here that you cannot read.} other {# more recipes are in here that you cannot read.}}',
            { count: leftOut },
          )}
        </p>
      )}
      {found.isError && <SavedFailed found={found} />}
      {!found.isError && recipes === undefined && <SkeletonGrid />}
      {recipes !== undefined && ids.length === 0 && (
        <SavedEmpty title={t('Nothing in here yet')}>
          {t('Tap the folder on a recipe, and put it in here.')}
        </SavedEmpty>
      )}
      {recipes !== undefined && isTaking && (
        <ul className="max-w-2xl divide-y divide-line rounded-card border border-line bg-card">
          {recipes.map(({ id: recipeId, title }) => (
            <li key={recipeId} className="flex items-center gap-3 py-1 ps-4 pe-1">
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
              <IconButton
                label={t('Take {title} out', { title })}
                icon={<CloseIcon />}
                onClick={() => care.takeOut(id, String(recipeId), title)}
              />
            </li>
          ))}
        </ul>
      )}
      {recipes !== undefined && !isTaking && (
        <SavedGrid userId={userId} recipes={recipes} kitchen={kitchen} isBare={!canMatch} />
      )}
    </>
  )
}
