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
        Loading...
      </p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center">
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
      <div className="mt-10 grid gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div>
          <Skeleton className="mb-4 h-8 w-40" />
          <Skeleton className="mb-6 h-11 w-60" />
          <div className="space-y-7">
            {[0, 1, 2, 3, 4, 5].map((line) => (
              <Skeleton key={line} className="h-5 w-2/3 even:w-1/2" />
            ))}
          </div>
        </div>
        <div>
          <Skeleton className="mb-4 h-8 w-32" />
          <div className="space-y-7">
            {[0, 1, 2].map((step) => (
              <SkeletonText key={step} lines={3} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
