import { Fragment, type ReactNode } from 'react'
import { isStated } from '#domain/recipes/is-stated.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { StarIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { difficultyWords, minutesInWords } from '../words.ts'

/** So much of a recipe is seen on its card. */
export type ShownRecipe = Pick<
  RecipeCardData,
  | 'id'
  | 'title'
  | 'image'
  | 'readyInMinutes'
  | 'difficulty'
  | 'isPremium'
  | 'rating'
  | 'reviewCount'
  | 'assumed'
> & { address?: string }

interface RecipeCardProps {
  recipe: ShownRecipe
  /** What stands above the title: how far the pantry goes. */
  tags?: ReactNode
  /** What floats on the picture: the save button. */
  corner?: ReactNode
  /** One of the pictures seen first: fetched at once. */
  first?: boolean
  /** Of its title among the headings of the page. */
  level?: 3 | 4
  /** What lies over all but the foot, and takes its place meanwhile. */
  cover?: ReactNode
  /** The foot of the card, with controls of its own: what is used and missing. */
  children?: ReactNode
}

/** A recipe in a list. The card leads to it; the corner and the foot are controls of their own. */
export function RecipeCard(props: RecipeCardProps) {
  const { recipe, tags, children, corner, first = false, level = 3, cover = false } = props
  const Title = level === 3 ? 'h3' : 'h4'
  return (
    <article className="group flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200 focus-within:shadow-float hover:shadow-float">
      <div className="relative flex flex-1 flex-col">
        <div inert={cover !== false} className="flex flex-1 flex-col">
          <img
            src={recipe.image}
            alt=""
            width={640}
            height={480}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            className="aspect-16/10 w-full bg-sunken object-cover sm:aspect-4/3 dark:brightness-90"
          />
          {corner !== undefined && <div className="absolute top-2.5 right-2.5 z-10">{corner}</div>}
          <div className="flex flex-1 flex-col px-4.5 pt-4.5 pb-2">
            <div className="mb-2 flex flex-wrap gap-1.5">
              {tags}
              {recipe.isPremium && <Tag tone="char">Premium</Tag>}
            </div>
            <Title className="font-display text-xl leading-[1.14] font-[580] tracking-[-0.01em] text-balance">
              <Link
                to={recipe.address ?? paths.recipe(recipe.id)}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {recipe.title}
              </Link>
            </Title>
            <Facts recipe={recipe} />
          </div>
        </div>
        {cover}
      </div>
      {children ?? <div className="h-2.5" />}
    </article>
  )
}

export function Facts({ recipe }: { recipe: ShownRecipe }) {
  const facts = [
    isStated(recipe, 'ready_in_minutes') && minutesInWords(recipe.readyInMinutes),
    isStated(recipe, 'difficulty') && difficultyWords[recipe.difficulty],
  ].filter((fact) => fact !== false)
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <span>{fact}</span>
        </Fragment>
      ))}
      {recipe.reviewCount > 0 && (
        <>
          {facts.length > 0 && <span aria-hidden="true">·</span>}
          <span className="inline-flex items-center gap-1">
            <StarIcon size={14} />
            <span className="sr-only">rated </span>
            {recipe.rating.toFixed(1)}
          </span>
        </>
      )}
    </p>
  )
}
