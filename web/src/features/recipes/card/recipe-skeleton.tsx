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
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 lg:items-center">
        {card === undefined ? (
          <Skeleton className="aspect-4/3 rounded-card" />
        ) : (
          <RecipePicture image={card.image} />
        )}
        <div className="space-y-4">
          <Skeleton className="h-6 w-40 rounded-full" />
          {card === undefined ? (
            <Skeleton className="h-12 w-4/5" />
          ) : (
            <PageTitle>{card.title}</PageTitle>
          )}
          <SkeletonText lines={3} />
        </div>
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <SkeletonText lines={8} />
        <SkeletonText lines={8} />
      </div>
    </div>
  )
}
