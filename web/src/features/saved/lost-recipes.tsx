import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'

interface LostRecipesProps {
  recipes: readonly {
    id: string
    title: string
    image: string | null
    readyInMinutes: number | null
    /** False where nobody could be asked. */
    isGone: boolean
  }[]
  /** What takes it off the list. */
  renderControl: (recipe: { id: string; title: string }) => ReactNode
}

/** Recipes that were deleted or made private, with what is still known of them. */
export function LostRecipes({ recipes, renderControl }: LostRecipesProps) {
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby="lost-recipes" className="mt-9 max-w-2xl">
      <h2 id="lost-recipes" className="mb-3 text-xl">
        {recipes.some(({ isGone }) => isGone) ? t('No longer available') : t('Not loaded')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {recipes.map(({ id, title, image, readyInMinutes, isGone }) => (
          <li key={id} className="flex items-center gap-3 p-2.5">
            {image !== null && (
              <Cover
                src={image}
                alt=""
                width={64}
                height={48}
                loading="lazy"
                className="h-12 w-16 shrink-0 rounded-lg bg-sunken object-cover opacity-60 grayscale"
              />
            )}
            <div className="min-w-0 flex-1 ps-1.5">
              <Link
                to={paths.recipe(id)}
                className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline underline-offset-4"
              >
                {title}
              </Link>
              <p className="text-sm text-soft">
                {isGone
                  ? t('Its cook deleted it or keeps it private.')
                  : t('It could not be loaded just now.')}
                {readyInMinutes !== null &&
                  ` ${t('{minutes, plural, other {It took # minutes.}}', { minutes: readyInMinutes })}`}
              </p>
            </div>
            {renderControl({ id, title })}
          </li>
        ))}
      </ul>
    </section>
  )
}
