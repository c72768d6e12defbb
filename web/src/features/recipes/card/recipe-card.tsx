import { Fragment, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatTenths } from '#domain/format-number.ts'
import { isStated } from '#domain/recipes/is-stated.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { StarIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { T } from '#web/ui/t.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { difficultyWords, minutesInWords } from '../words.ts'
import { cardShapes, type CardShape } from './card-shape.ts'

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
  shape?: CardShape
  /** What lies over all but the foot, and takes its place meanwhile. */
  cover?: ReactNode
  /** The foot of the card, with controls of its own: what is used and missing. */
  children?: ReactNode
}

/** A recipe in a list. The card leads to it; the corner and the foot are controls of their own. */
export function RecipeCard(props: RecipeCardProps) {
  const { recipe, tags, children, corner, first = false, level = 3, cover = false } = props
  const { shape = 'card' } = props
  const style = cardShapes[shape]
  const Title = level === 3 ? 'h3' : 'h4'
  const isOnPicture = shape === 'small' || shape === 'lead'
  const allTags = (
    <div
      className={cn(
        'flex flex-wrap gap-1.5',
        isOnPicture && 'absolute bottom-2 start-2.5 max-w-[calc(100%-1.25rem)]',
        shape === 'card' && 'mb-2',
      )}
    >
      {tags}
      {recipe.isPremium && <Tag tone="char">{t('Premium')}</Tag>}
    </div>
  )
  return (
    <article
      className={cn(
        'group flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200',
        'focus-within:shadow-float hover:shadow-float',
        style.article,
      )}
    >
      <div className={cn('flex flex-1 flex-col', style.frame)}>
        <div inert={cover !== false} className="flex flex-1 flex-col">
          <div className={style.picture}>
            <Cover
              of={recipe.id}
              src={recipe.image}
              alt=""
              width={640}
              height={480}
              loading={first ? 'eager' : 'lazy'}
              fetchPriority={first ? 'high' : 'auto'}
              decoding="async"
              className={cn('w-full bg-sunken object-cover dark:brightness-90', style.image)}
            />
            {isOnPicture && allTags}
          </div>
          {corner !== undefined && <div className="absolute top-2.5 end-2.5 z-10">{corner}</div>}
          <div className={cn('flex flex-1 flex-col', style.body)}>
            {shape === 'card' && allTags}
            <Title
              className={cn(
                'font-display leading-[1.14] font-[580] tracking-[-0.01em] text-balance',
                style.title,
              )}
            >
              <Link
                to={recipe.address ?? paths.recipe(recipe.id)}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {recipe.title}
              </Link>
            </Title>
            {shape === 'row' ? (
              <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
                <Facts recipe={recipe} />
                {allTags}
              </div>
            ) : (
              <Facts recipe={recipe} />
            )}
          </div>
        </div>
        {cover !== false && <div className={style.cover}>{cover}</div>}
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
            <T
              text="<hidden>rated </hidden>{rating}"
              rating={formatTenths(recipe.rating)}
              hidden={<span className="sr-only" />}
            />
          </span>
        </>
      )}
    </p>
  )
}
