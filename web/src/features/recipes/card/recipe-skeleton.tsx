import { t } from '#domain/texts/t.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { RecipePicture } from './recipe-picture.tsx'

interface RecipeSkeletonProps {
  /** What a list already knew of it: its picture and title stand there at once. */
  card: RecipeCard | undefined
}

/** The shape of a recipe that is being loaded. */
export function RecipeSkeleton({ card }: RecipeSkeletonProps) {
  return (
    <div>
      <p className="sr-only" role="status">
        {t('Loading...')}
      </p>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2 lg:items-center">
        {card === undefined ? (
          <Skeleton className="aspect-4/3 rounded-card" />
        ) : (
          <RecipePicture image={card.image} />
        )}
        <div>
          {card === undefined ? (
            <Skeleton className="mb-3 h-11 w-4/5" />
          ) : (
            <PageTitle className="mb-3">{card.title}</PageTitle>
          )}
          <SkeletonText lines={2} />
          <Skeleton className="mt-5 h-6 w-3/5" />
          <div className="mt-6 flex gap-2.5">
            <Skeleton className="h-13 w-28" />
            <Skeleton className="h-13 w-36" />
          </div>
        </div>
      </div>
      <div className="mt-10 grid gap-x-10 gap-y-9 lg:grid-cols-[min(24rem,43%)_minmax(0,1fr)]">
        <SkeletonText lines={8} />
        <SkeletonText lines={8} />
      </div>
    </div>
  )
}
