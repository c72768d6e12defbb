import type { ReactNode } from 'react'
import { onFirstUse } from '#domain/on-first-use.ts'
import { locale, t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { DayRecipe } from './queries.ts'

interface DayCardProps {
  recipe: DayRecipe
  /** The large picture. */
  picture: ReactNode
  /** Time, difficulty, rating. */
  facts: ReactNode
  today: Date
}

const dayAndMonth = onFirstUse(
  () =>
    new Intl.DateTimeFormat(locale(), {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }),
)

/** The picture beside the text, from a width on; the text's place is kept before it comes. */
const layout =
  'grid grid-cols-1 gap-5 md:grid-cols-2 md:items-center md:gap-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
const textHeight = 'min-h-[17rem] md:min-h-0'

/** The recipe of the day, as a page of a magazine would open with it. */
export function DayCard({ recipe, picture, facts, today }: DayCardProps) {
  return (
    <section aria-labelledby="recipe-of-the-day" className={layout}>
      {picture}
      <div className={textHeight}>
        <p className="text-[0.9375rem] font-semibold text-tomato-text">
          {t('Recipe of the day · {date}', { date: dayAndMonth().format(today) })}
        </p>
        <h2 id="recipe-of-the-day" className="mt-2 text-[1.875rem] lg:text-[2.5rem]">
          <Link
            to={paths.recipe(recipe.id)}
            className="decoration-2 underline-offset-6 hover:underline"
          >
            {recipe.title}
          </Link>
        </h2>
        <p className="mt-3 max-w-[52ch] text-soft text-pretty lg:text-lg">{recipe.summary}</p>
        {facts}
        {(recipe.isPremium || !recipe.isForEveryone) && (
          <p className="mt-3 flex flex-wrap gap-1.5">
            {recipe.isPremium && <Tag tone="char">{t('Premium')}</Tag>}
            {!recipe.isForEveryone && <Tag tone="basil">{t('Chosen for your diet')}</Tag>}
          </p>
        )}
      </div>
    </section>
  )
}

/** The shape of it while it comes. */
export function DayCardSkeleton() {
  return (
    <div className={layout}>
      <Skeleton className="aspect-4/3 rounded-card" />
      <div className={textHeight}>
        <Skeleton className="h-5 w-56" />
        <Skeleton className="mt-3 h-10 w-11/12" />
        <Skeleton className="mt-4 h-5 w-4/5" />
        <Skeleton className="mt-2 h-5 w-2/3" />
      </div>
    </div>
  )
}
