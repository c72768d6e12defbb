import { isDish } from '#domain/composing/is-dish.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { isStated } from '#domain/recipes/is-stated.ts'
import { t } from '#domain/texts/t.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { Candidate } from './use-candidates.ts'

interface CandidateListProps {
  /** Undefined while it is worked out. */
  found: readonly Candidate[] | undefined
  /** How many more would be found, were it not for what somebody avoids. */
  leftOut: number
  /** What is said where nothing is found. */
  empty: string
  onChoose: (recipe: RecipeCard) => void
}

/** Recipes and dishes to plan one of with a tap. */
export function CandidateList({ found, leftOut, empty, onChoose }: CandidateListProps) {
  if (found === undefined) {
    return (
      <div>
        <p className="sr-only">{t('Loading...')}</p>
        <Skeleton className="h-16" />
        <Skeleton className="mt-2 h-16" />
        <Skeleton className="mt-2 h-16" />
      </div>
    )
  }
  return (
    <>
      <p role="status" className={found.length === 0 ? 'text-soft' : 'sr-only'}>
        {found.length === 0
          ? empty
          : t('{count, plural, one {# thing to plan} other {# things to plan}}', {
              count: found.length,
            })}
      </p>
      <ul className="-mx-2">
        {found.map(({ recipe, missing }) => (
          <li key={recipe.id}>
            <button
              type="button"
              onClick={() => onChoose(recipe)}
              className="flex min-h-16 w-full items-center gap-3 rounded-2xl px-2 py-1.5 text-start hover:bg-sunken"
            >
              <Cover
                of={isDish(recipe) ? recipe.address : recipe.id}
                src={recipe.image}
                alt=""
                width={64}
                height={48}
                loading="lazy"
                decoding="async"
                className="h-12 w-16 shrink-0 rounded-lg bg-sunken object-cover dark:brightness-90"
              />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 leading-tight font-semibold wrap-anywhere">
                  {recipe.title}
                </span>
                {isStated(recipe, 'ready_in_minutes') && (
                  <span className="text-sm text-soft">{minutesInWords(recipe.readyInMinutes)}</span>
                )}
              </span>
              {missing === 0 && <Tag tone="basil">{t('ready now')}</Tag>}
              {missing !== null && missing > 0 && (
                <Tag>{t('{count, plural, other {missing #}}', { count: missing })}</Tag>
              )}
            </button>
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <p className="mt-3 text-sm text-soft">
          {t(
            '{count, plural, one {# more is left out, because of what somebody who eats here avoids.} other {# more are left out, because of what somebody who eats here avoids.}}',
            { count: leftOut },
          )}
        </p>
      )}
    </>
  )
}
