import { useMemo, useState, type ReactNode } from 'react'
import { isClosed } from '#domain/access.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Use } from '#domain/pantry/take-from-pantry.ts'
import { calledHere } from '#domain/recipes/line-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { countedThings } from '#domain/recipes/scale-counts.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { servingsFrom } from '#domain/recipes/servings.ts'
import { strictestRules } from '#domain/recipes/suits-diet.ts'
import { swapsFromText } from '#domain/recipes/swap.ts'
import { workOfRecipe } from '#domain/timeline/work-of-recipe.ts'
import type { DishWork } from '#domain/timeline/work.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import type { CookRecipe } from '#web/features/cooking/cook-recipe.ts'
import { useCorrections } from '#web/features/pantry/corrections/corrections.ts'
import { useUnitSystem } from '#web/features/recipes/page/use-unit-system.ts'
import { useRecipe } from '#web/features/recipes/queries.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { useDietRules } from '../kitchen/use-diet.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { cookRecipeOf } from '../recipe/cook-recipe-of.ts'
import { useAdaptedSteps } from '../recipe/use-adapted-steps.ts'
import { useRecipeFacts } from '../recipe/use-recipe-facts.ts'
import { matchShownLines, useRecipeLines, usesOf } from '../recipe/use-recipe-lines.ts'

/** A dish as this person cooks it: with its servings, measures and swaps. */
export interface TogetherDish {
  address: string
  recipe: Recipe
  /** Null while it is looked up. */
  facts: ReturnType<typeof useRecipeFacts>
  servings: number
  scaling: Scaling
  vocabulary: Vocabulary | undefined
  /** Null where its steps are not open to the reader, or there are none. */
  cook: CookRecipe | null
  work: DishWork | null
  /** What cooking it takes of what is at home. */
  uses: readonly Use[]
}

/** A dish that was chosen, by its address: undefined until it is there, null where it is out of reach. */
export interface ChosenDish {
  address: string
  dish: TogetherDish | null | undefined
}

/** Most dishes are recipes, which need nothing of what composes others. */
const { Piece: WithComposed } = lazyPiece(
  async () => (await import('./with-composed.tsx')).WithComposed,
)

interface WithDishProps {
  address: string
  /** Its place among the dishes. */
  place: number
  owner: string | null
  children: (chosen: ChosenDish) => ReactNode
}

function WithDish(props: WithDishProps) {
  const { address, children } = props
  const [isMissing, setMissing] = useState(false)
  if (!address.startsWith('/dish/')) return <WithRecipe {...props} />
  if (isMissing) return children({ address, dish: null })
  return (
    <WithComposed
      address={address}
      placeholder={children({ address, dish: undefined })}
      onUnavailable={() => setMissing(true)}
    >
      {(recipe) => <WithKnown {...props} recipe={recipe} />}
    </WithComposed>
  )
}

const searchOf = (address: string) => new URLSearchParams(address.split('?', 2)[1] ?? '')

function WithRecipe(props: WithDishProps) {
  const { loading } = useAuth()
  const id = /\/(\d+)(?:\?|$)/u.exec(props.address)?.[1] ?? ''
  const recipe = useRecipe(id, props.owner, !loading)
  const isMissing = recipe.isLoadingError || (recipe.isPending && recipe.isPaused)
  const known = recipe.data?.isFallback === true ? null : recipe.data
  return <WithKnown {...props} recipe={isMissing ? null : known} />
}

function WithKnown({ recipe, ...props }: WithDishProps & { recipe: Recipe | null | undefined }) {
  const { address, children } = props
  if (recipe === null || recipe === undefined) return children({ address, dish: recipe })
  return <InKitchen {...props} recipe={recipe} />
}

function InKitchen(props: WithDishProps & { recipe: Recipe }) {
  const { address, place, owner, children, recipe: given } = props
  const { access } = useAuth()
  const { data: vocabulary } = useVocabulary()
  const recipe = useMemo(() => calledHere(given, vocabulary), [given, vocabulary])
  const { kitchen, isBare } = useKitchen(owner, vocabulary)
  const rules = useDietRules(owner) ?? strictestRules
  const [system] = useUnitSystem()
  const mayScale = !isClosed('recipe_scaling', access)
  const search = searchOf(address)
  const [asked, swapText] = [search.get('servings'), search.get('swap')]
  const servings = mayScale ? servingsFrom(asked, recipe.servings) : recipe.servings
  const swaps = useMemo(
    () =>
      vocabulary === undefined || swapText === null
        ? new Map()
        : swapsFromText(swapText, recipe, vocabulary, rules),
    [vocabulary, swapText, recipe, rules],
  )
  const lines = useRecipeLines(recipe, vocabulary, useCorrections(owner), swaps, rules)
  const needs = useMemo(
    () => (kitchen === undefined ? [] : matchShownLines(recipe, lines, kitchen)),
    [recipe, lines, kitchen],
  )
  const steps = useAdaptedSteps(recipe, lines, isBare ? null : needs, vocabulary)
  const facts = useRecipeFacts(recipe, swaps)
  const work = useMemo(() => workOfRecipe(recipe, place), [recipe, place])
  const dish = useMemo((): TogetherDish => {
    const factor = servings / recipe.servings
    const scaling = { factor, system }
    const counted = factor === 1 ? [] : countedThings(recipe.ingredients, vocabulary)
    const asCooked = { recipe, steps, lines, servings, scaling, counted }
    const grams = recipe.nutritionInfo?.grams ?? []
    return {
      address,
      recipe,
      facts,
      servings,
      scaling,
      vocabulary,
      work,
      cook: cookRecipeOf({ ...asCooked, needs: isBare ? [] : needs }),
      uses: kitchen === undefined ? [] : usesOf(lines, needs, grams, factor, kitchen),
    }
  }, [
    address,
    recipe,
    facts,
    servings,
    system,
    vocabulary,
    work,
    steps,
    lines,
    needs,
    isBare,
    kitchen,
  ])
  return children({ address, dish })
}

interface WithDishesProps extends Pick<WithDishProps, 'owner'> {
  addresses: readonly string[]
  children: (chosen: readonly ChosenDish[]) => ReactNode
  /** Those before these. */
  before?: readonly ChosenDish[]
}

const none: readonly ChosenDish[] = []

/** All dishes that were chosen, each read as its own page does. */
export function WithDishes({ addresses, before = none, owner, children }: WithDishesProps) {
  const [address, ...rest] = addresses
  if (address === undefined) return children(before)
  return (
    <WithDish key={address} place={before.length} {...{ address, owner }}>
      {(chosen) => (
        <WithDishes addresses={rest} before={[...before, chosen]} owner={owner}>
          {children}
        </WithDishes>
      )}
    </WithDish>
  )
}
