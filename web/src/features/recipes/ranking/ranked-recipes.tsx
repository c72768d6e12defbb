import { useMemo, type ReactNode } from 'react'
import { answersOf } from '#domain/composing/among-recipes.ts'
import { isDish } from '#domain/composing/is-dish.ts'
import type { DishCard } from '#domain/composing/dish-card.ts'
import { spreadForms } from '#domain/composing/spread-forms.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { tonightFirst } from '#domain/matching/tonight.ts'
import type { WeightOf } from '#domain/matching/weights.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { BandSections } from '../match/band-sections.tsx'
import { headline, sideline } from '../match/band-counts.ts'
import { sectionsOf } from '../match/match-sections.ts'
import { useListShape } from './list-shape.ts'
import { OrderField } from './order-field.tsx'
import { ShapeSwitch } from './shape-switch.tsx'
import { NothingMatched } from '../match/nothing-matched.tsx'
import { useRankingChange } from './ranking-change.ts'
import { RankingLine } from './ranking-line.tsx'
import { useRankingMode } from './ranking-mode.ts'
import type { RecipeGridProps } from '../card/recipe-grid.tsx'
import { RecipesHeading } from '../card/recipes-heading.tsx'

export interface RankedRecipesProps {
  recipes: readonly RecipeCard[]
  /** Composed of this kitchen, or of what it was a moment ago. */
  dishes?: readonly DishCard[]
  /** Those that the person’s dietary settings hold back. */
  held: readonly RecipeCard[]
  kitchen: Kitchen
  /** Of the whole catalogue: how much a need counts does not depend on somebody’s diet or kitchen. */
  weightOf: WeightOf
  corner: RecipeGridProps['corner']
  /** Leads past the settings that hide these. */
  waysOut: (hidden: readonly RecipeCard[]) => ReactNode
  /** What comes after the first recipe, or elsewhere, of those that are ranked. */
  afterFirst?: (ranked: readonly RecipeMatch[]) => ReactNode
  /** What comes after the first group. */
  afterGroup?: ReactNode
}

const shapes = {
  cards: { first: 'lead', others: 'small' },
  list: { first: 'row', others: 'row' },
} as const
const noDishes: readonly DishCard[] = []

/** Recipes by what they use and what is missing, following the pantry as it changes. */
export function RankedRecipes(props: RankedRecipesProps) {
  const {
    recipes,
    dishes = noDishes,
    held,
    kitchen,
    weightOf,
    corner,
    waysOut,
    afterFirst,
    afterGroup,
  } = props
  const [mode, setMode] = useRankingMode()
  const [shape, setShape] = useListShape()
  const { ranked, sections } = useMemo(() => {
    const answers = answersOf(recipes, dishes, kitchen, mode, weightOf)
    const chosen =
      mode === 'ready-now' ? tonightFirst(answers, weightOf) : { ranked: answers, tonight: [] }
    const spread = spreadForms(chosen.ranked)
    return { ranked: spread, sections: sectionsOf(spread, mode, chosen.tonight.length) }
  }, [recipes, dishes, kitchen, mode, weightOf])
  // Dishes come and go with the kitchen: what became of the recipes is what is told.
  const written = useMemo(() => ranked.filter(({ recipe }) => !isDish(recipe)), [ranked])
  const change = useRankingChange(kitchen, recipes, written)
  const title = headline(ranked)
  return (
    <>
      {ranked.length === 0 && <RecipesHeading title={title} aside="" />}
      {ranked.length === 0 ? (
        <NothingMatched kitchen={kitchen} looked={recipes.length} held={held} waysOut={waysOut} />
      ) : (
        <>
          <RecipesHeading
            title={title}
            aside={
              <RankingLine
                mode={mode}
                kitchen={kitchen}
                change={change}
                headline={title}
                sideline={sideline(ranked)}
              />
            }
            controls={
              <>
                <OrderField mode={mode} onChange={setMode} />
                <ShapeSwitch shape={shape} onChange={setShape} />
              </>
            }
          />
          <BandSections
            key={mode}
            sections={sections}
            kitchen={kitchen}
            corner={corner}
            shapes={shapes[shape]}
            afterFirst={afterFirst?.(ranked)}
            afterGroup={afterGroup}
            {...(change !== null && { fresh: change.fresh })}
          />
        </>
      )}
    </>
  )
}
