import type { ReactNode } from 'react'
import { capitalised } from '#domain/ingredients/names.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ClockIcon, LockIcon, ServingsIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { IngredientLines } from './ingredient-lines.tsx'
import type { LineMatches } from './line-matches.ts'
import { RecipePicture } from './recipe-picture.tsx'
import { difficultyWords, minutesInWords } from './words.ts'

interface RecipeViewProps {
  recipe: Recipe
  /** How the pantry meets each line; null while it is not known. */
  matched: LineMatches | null
  /** The control on the picture. */
  corner?: ReactNode
}

/** A recipe to read and cook from: picture, facts, ingredients against the pantry, steps. */
export function RecipeView({ recipe, matched, corner }: RecipeViewProps) {
  return (
    <article>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center">
        <RecipePicture image={recipe.image} {...(corner && { corner })} />
        <div>
          <div className="mb-3 flex flex-wrap gap-1.5">
            {recipe.isPremium && <Tag tone="char">Premium</Tag>}
            {recipe.cuisine.map((each) => (
              <Tag key={each}>{capitalised(each)}</Tag>
            ))}
            {recipe.mealType.map((each) => (
              <Tag key={each}>{capitalised(each)}</Tag>
            ))}
          </div>
          <PageTitle lead={recipe.summary} className="mb-4">
            {recipe.title}
          </PageTitle>
          <Facts recipe={recipe} />
        </div>
      </div>
      {!recipe.isFallback && <Body recipe={recipe} matched={matched} />}
    </article>
  )
}

function Body({ recipe, matched }: Pick<RecipeViewProps, 'recipe' | 'matched'>) {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <section aria-labelledby="ingredients">
        <h2 id="ingredients" className="mb-3 text-[1.75rem]">
          Ingredients
        </h2>
        <IngredientLines lines={recipe.ingredients} matched={matched} />
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps" className="mb-3 text-[1.75rem]">
          Method
        </h2>
        <Steps recipe={recipe} />
      </section>
    </div>
  )
}

function Facts({ recipe }: { recipe: Recipe }) {
  const active = recipe.activeMinutes
  const isPartlyWaiting = active !== null && active < recipe.readyInMinutes
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-3">
      <Fact icon={<ClockIcon />} name="Time">
        {minutesInWords(recipe.readyInMinutes)}
        {isPartlyWaiting && (
          <span className="font-normal text-soft"> · {minutesInWords(active)} at work</span>
        )}
      </Fact>
      <Fact icon={<ServingsIcon />} name="Servings">
        {recipe.servings} {recipe.servings === 1 ? 'serving' : 'servings'}
      </Fact>
      {!recipe.isFallback && <Fact name="Difficulty">{difficultyWords[recipe.difficulty]}</Fact>}
      {recipe.reviewCount > 0 && (
        <Fact name="Rating">
          ★ {recipe.rating.toFixed(1)}{' '}
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

function Steps({ recipe }: { recipe: Recipe }) {
  if (recipe.instructions === null) return <LockedBody />
  if (recipe.instructions.length === 0) {
    return <p className="text-soft">The steps of this recipe are not available.</p>
  }
  return (
    <>
      <ol className="space-y-6">
        {recipe.instructions.map((step, index) => (
          <li key={index} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="font-display text-[1.75rem] leading-8 font-semibold text-tomato-text"
            >
              {index + 1}
            </span>
            <p className="max-w-[65ch] text-[1.0625rem] leading-relaxed">{step}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        {recipe.tip !== null && <Aside title="A tip">{recipe.tip}</Aside>}
        {recipe.storage !== null && <Aside title="Keeping it">{recipe.storage}</Aside>}
      </div>
    </>
  )
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card tone="basil" className="px-5 py-4">
      <h3 className="mb-1 text-lg">{title}</h3>
      <p className="text-[0.9375rem]">{children}</p>
    </Card>
  )
}

function LockedBody() {
  return (
    <Card tone="sunken" className="flex flex-col items-start gap-3 p-6">
      <LockIcon size={26} />
      <h3 className="text-xl">The method is part of the plan</h3>
      <p className="max-w-[52ch] text-soft">
        This is one of our premium recipes. Its ingredients are open to everyone; amounts and steps
        open with the free trial or a plan.
      </p>
      <LinkButton to={paths.pricing}>View Pricing & Features</LinkButton>
    </Card>
  )
}
