import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { thingsAt } from '#domain/composing/things-at.ts'
import type { CookedThing } from '#domain/cooking/cooked-times.ts'
import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { cookedThingsQuery } from '#web/features/recipes/cooked-things.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { formatDate } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { CardRow } from '#web/ui/card-row.tsx'
import { Link } from '#web/ui/link.tsx'
import { useRecipesOf } from './use-recipes-of.ts'

/** So many of the latest. */
const mostCards = 20

interface CookedCard {
  to: string
  title: string
  image: string
  lastAt: string
  times: number
}

/** What somebody cooked lately, each to be opened again. Nothing before they cooked, or where nobody can say it. */
export function CookedRow({ userId }: { userId: string }) {
  const [now] = useState(() => new Date())
  const { data: cooked } = useQuery(cookedThingsQuery(userId))
  const latest = useMemo(() => cooked?.slice(0, mostCards), [cooked])
  const list = useMemo(
    () => latest?.flatMap(({ recipeId: id }) => (id === null ? [] : { id })),
    [latest],
  )
  const { recipes } = useRecipesOf(list, userId)
  const cards = useMemo(() => {
    const known = new Map(recipes?.map((recipe) => [String(recipe.id), recipe]))
    return latest?.flatMap((thing) => cardOf(thing, known) ?? []) ?? []
  }, [latest, recipes])
  if (recipes === undefined || cards.length === 0) return null
  return (
    <div className="mb-11">
      <CardRow title={t('Cooked lately')} note={t('Seen by you alone.')} place="w-40 sm:w-48">
        {cards.map((card) => (
          <CookedAgain key={card.to} card={card} now={now} />
        ))}
      </CardRow>
    </div>
  )
}

/** Null where the recipe is gone. */
function cardOf(
  { recipeId, dish, lastAt, times }: CookedThing,
  known: ReadonlyMap<string, RecipeCard>,
): CookedCard | null {
  if (dish !== null) {
    const lines = thingsAt(dish.address).map((ingredient) => ({ ingredient }))
    const image = coverToDraw({ id: null, title: dish.title }, lines)
    return { to: dish.address, title: dish.title, image, lastAt, times }
  }
  const recipe = known.get(recipeId ?? '')
  if (recipe === undefined) return null
  return { to: paths.recipe(recipe.id), title: recipe.title, image: recipe.image, lastAt, times }
}

function CookedAgain({ card, now }: { card: CookedCard; now: Date }) {
  const { to, title, image, lastAt, times } = card
  return (
    <article className="relative overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200 focus-within:shadow-float hover:shadow-float">
      <Cover
        src={image}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full bg-sunken object-cover dark:brightness-90"
      />
      <div className="px-3 pt-2.5 pb-3">
        <h3 className="line-clamp-2 leading-tight font-semibold">
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-soft">
          <time dateTime={lastAt} title={formatDate(new Date(lastAt))}>
            {timeAgo(new Date(lastAt), now)}
          </time>
          {times > 1 && ` · ${t('{times, plural, other {# times}}', { times })}`}
        </p>
      </div>
    </article>
  )
}
