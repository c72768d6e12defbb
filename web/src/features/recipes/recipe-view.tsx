import type { ReactNode } from 'react'
import { isEnglish, locale, t } from '#domain/texts/t.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { isStated } from '#domain/recipes/is-stated.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import { tagName } from '#domain/recipes/tag-name.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useCover } from '#web/lib/covers/own-covers.ts'
import { ClockIcon } from '#web/ui/action-icons.tsx'
import { Glyph } from '#web/ui/icons.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { RecipePicture } from './card/recipe-picture.tsx'
import { RecipeLayout } from './recipe-layout.tsx'
import { seasonName } from './season-words.ts'
import { servingsInWords } from './servings-words.ts'
import { difficultyWords, minutesInWords } from './words.ts'

const { Piece: NothingHere } = lazyPiece(
  async () => (await import('./page/nothing-here.tsx')).NothingHere,
)
/** Title and summary say as much. */
const noMore = () => undefined

interface RecipeViewProps {
  recipe: Recipe
  servings: number
  /** The control on the picture. */
  corner?: ReactNode
  /** Above all else: what a person must know first. */
  warning?: ReactNode
  actions?: ReactNode
  /** Beside each other on a wide screen. */
  ingredients: ReactNode
  method: ReactNode
}

/** A recipe to read and cook from: picture, facts, ingredients, method. */
export function RecipeView(props: RecipeViewProps) {
  const { recipe, servings, corner, warning, actions, ingredients, method } = props
  const image = useCover(recipe)
  return (
    <RecipeLayout
      warning={warning}
      picture={<RecipePicture image={image} {...(corner && { corner })} />}
      head={
        <>
          <PageTitle lead={recipe.summary} className="mb-4">
            {recipe.title}
          </PageTitle>
          <Facts recipe={recipe} servings={servings} />
          {recipe.isFallback && <NothingHere onUnavailable={noMore} />}
          <p className="mt-2 hidden text-sm text-soft wrap-anywhere print:block">
            {window.location.host}
            {window.location.pathname}
          </p>
          {actions}
          <RecipeTags recipe={recipe} />
        </>
      }
      body={!recipe.isFallback && { ingredients, method }}
    />
  )
}

/** "4.5". The browser's formatter takes long to begin, and is asked where another mark than a point is due. */
function formatRating(rating: number): string {
  const shown = rating.toFixed(1)
  return isEnglish() ? shown : Number(shown).toLocaleString(locale(), { minimumFractionDigits: 1 })
}

/** What kind of a recipe it is. */
function RecipeTags({ recipe }: { recipe: Recipe }) {
  const typed = (tag: string) => capitalised(tag.replaceAll('-', ' '))
  const kinds = [
    ...recipe.cuisine.map(cuisineName),
    ...recipe.mealType.map(kindName),
    ...recipe.tags.map(recipe.ownerId === null ? tagName : typed),
  ]
  return (
    <ul aria-label={t('Kind')} className="mt-5 flex flex-wrap gap-1.5 print:hidden">
      {recipe.isRecipeOfTheDay && (
        <li>
          <Tag tone="tomato">{t('Recipe of the day')}</Tag>
        </li>
      )}
      {recipe.isPremium && (
        <li>
          <Tag tone="char">{t('Premium')}</Tag>
        </li>
      )}
      {recipe.isPopular && (
        <li>
          <Tag tone="butter">{t('Popular')}</Tag>
        </li>
      )}
      {[...new Set(kinds)].map((each) => (
        <li key={each}>
          <Tag>{each}</Tag>
        </li>
      ))}
      {recipe.isSeasonal && recipe.season.length > 0 && (
        <li>
          <Tag tone="basil">
            {t('Best in {seasons}', { seasons: recipe.season.map(seasonName).join(', ') })}
          </Tag>
        </li>
      )}
    </ul>
  )
}

function Facts({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const active = recipe.activeMinutes
  const isPartlyWaiting = active !== null && active < recipe.readyInMinutes
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-3">
      {isStated(recipe, 'ready_in_minutes') && (
        <Fact icon={<ClockIcon />} name={t('Time|a recipe takes')}>
          {minutesInWords(recipe.readyInMinutes)}
          {isPartlyWaiting && (
            <span className="font-normal text-soft">
              {' · '}
              {t('{active} at work, {rest} waiting', {
                active: minutesInWords(active),
                rest: minutesInWords(recipe.readyInMinutes - active),
              })}
            </span>
          )}
        </Fact>
      )}
      <Fact icon={<ServingsIcon />} name={t('Servings')}>
        {servingsInWords(servings)}
      </Fact>
      {!recipe.isFallback && isStated(recipe, 'difficulty') && (
        <Fact name={t('Difficulty')}>{difficultyWords[recipe.difficulty]}</Fact>
      )}
      {recipe.reviewCount > 0 && (
        <Fact name={t('Rating')}>
          ★ {formatRating(recipe.rating)}{' '}
          <span className="font-normal text-soft">({recipe.reviewCount})</span>
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  icon?: ReactNode
  children: ReactNode
}

function Fact({ name, icon, children }: FactProps) {
  return (
    <div className="flex items-center gap-2">
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function ServingsIcon() {
  return (
    <Glyph>
      <path d="M7 3v18M4 3v5a3 3 0 0 0 6 0V3m7 18v-7m0 0c-2.2 0-3-1.8-3-5s1.3-6 3-6v11Z" />
    </Glyph>
  )
}
