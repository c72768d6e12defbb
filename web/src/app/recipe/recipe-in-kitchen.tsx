import { memo, useMemo, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { knowsAmounts } from '#domain/pantry/knows-amounts.ts'
import { calledHere } from '#domain/recipes/line-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { countedThings, type CountedThing } from '#domain/recipes/scale-counts.ts'
import { boughtAmount } from '#domain/recipes/scale-measure.ts'
import { strictestRules } from '#domain/recipes/suits-diet.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCorrections } from '#web/features/pantry/corrections/corrections.ts'
import { IngredientLines } from '#web/features/recipes/lines/ingredient-lines.tsx'
import { DietWarning } from '#web/features/recipes/page/diet-warning.tsx'
import { ServingsControl } from '#web/features/recipes/page/servings-control.tsx'
import { Steps } from '#web/features/recipes/page/steps.tsx'
import { useServings } from '#web/features/recipes/page/use-servings.ts'
import { useUnitSystem } from '#web/features/recipes/page/use-unit-system.ts'
import { RecipeView } from '#web/features/recipes/recipe-view.tsx'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { paths } from '#web/lib/paths.ts'
import { useLazyCode } from '#web/lib/use-lazy-code.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CookModeOverlay, useCookMode } from './cook-mode.tsx'
import { RatingAtTheEnd } from './rating-at-the-end.tsx'
import type { OpenDialog, RecipeDialogsProps } from './recipe-dialogs.tsx'
import { RecipeActions } from './recipe-actions.tsx'
import { SaveButton } from '../kitchen/save-button.tsx'
import { useDietOfReader } from './use-diet-of-reader.ts'
import { useDietRules } from '../kitchen/use-diet.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { useProvisions } from '../kitchen/use-provisions.ts'
import { useRecipeFacts } from './use-recipe-facts.ts'
import { useAdaptedSteps } from './use-adapted-steps.ts'
import { matchShownLines, perhapsTooLittle, useRecipeLines } from './use-recipe-lines.ts'

interface RecipeInKitchenProps {
  recipe: Recipe
  /** Null is a visitor. */
  owner: string | null
  /** Undefined until it is there. */
  vocabulary: Vocabulary | undefined
  /** What is done with a dish that is no recipe yet; a recipe has its own. */
  tools?: ReactNode
  /** What is offered of it after the last step; a recipe is rated. */
  ending?: ReactNode
}

const { Piece: RecipeDialogs } = lazyPiece(
  async () => (await import('./recipe-dialogs.tsx')).RecipeDialogs,
)
const { Piece: DietOfRecipe } = lazyPiece(
  async () => (await import('./diet-of-recipe.tsx')).DietOfRecipe,
)
const { Piece: BelowRecipe } = lazyPiece(
  async () => (await import('./below-recipe.tsx')).BelowRecipe,
)
const { Piece: MoreFacts } = lazyPiece(
  async () => (await import('#web/features/recipes/page/more-facts.tsx')).MoreFacts,
)
const { Piece: CookBar } = lazyPiece(async () => (await import('./cook-bar.tsx')).CookBar)
/** As written there is nothing to mind. */
const { code: scalingNotes } = lazyCode(
  async () => (await import('#domain/recipes/scale-notes.ts')).scalingNotes,
)
/** Where nobody said how much of anything is at home, nothing can be said of it. */
const { code: shortCode } = lazyCode(
  async () => await (await import('./what-is-short-here.ts')).whatIsShortHere(),
)
/** The recipe itself is there. */
const nothingMore = () => undefined

/** As written, no count in a step is changed, so that the steps need not be read for any. */
const noCounts: readonly CountedThing[] = []

/** A recipe for this table, in this kitchen: its servings, measures, swaps, and what is at home. */
export const RecipeInKitchen = memo(function RecipeInKitchen(props: RecipeInKitchenProps) {
  const { owner, vocabulary, tools, ending } = props
  const recipe = useMemo(() => calledHere(props.recipe, vocabulary), [props.recipe, vocabulary])
  const { access } = useAuth()
  const { kitchen, isBare } = useKitchen(owner, vocabulary)
  const { have, haveNot, buy } = useProvisions(owner)
  const isHelper = useIsHelper(owner)
  const [system, setSystem] = useUnitSystem()
  const mayScale = !isClosed('recipe_scaling', access)
  const diet = useDietOfReader(owner)
  const rules = useDietRules(owner) ?? strictestRules
  const { servings, factor, swaps, setServings, setSwaps } = useServings(
    recipe,
    vocabulary,
    rules,
    mayScale,
  )
  const lines = useRecipeLines(recipe, vocabulary, useCorrections(owner), swaps, rules)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const scaling = useMemo(() => ({ factor, system }), [factor, system])
  const facts = useRecipeFacts(recipe, swaps)
  const needs = useMemo(
    () => (kitchen === undefined ? [] : matchShownLines(recipe, lines, kitchen)),
    [recipe, lines, kitchen],
  )
  const shortOf = useLazyCode(shortCode, kitchen !== undefined && knowsAmounts(kitchen))
  const short = useMemo(
    () => (kitchen === undefined ? undefined : shortOf?.(lines, needs, kitchen, scaling)),
    [shortOf, lines, needs, kitchen, scaling],
  )
  const isLocked = recipe.instructions === null
  const counted = useMemo(
    () => (factor === 1 ? noCounts : countedThings(recipe.ingredients, vocabulary)),
    [factor, recipe.ingredients, vocabulary],
  )
  const steps = useAdaptedSteps(recipe, lines, isBare ? null : needs, vocabulary)
  const notesOf = useLazyCode(scalingNotes, factor !== 1)
  const cookMode = useCookMode()
  const knownId = recipe.isFallback || typeof recipe.id !== 'number' ? null : recipe.id
  const mayCook = recipe.instructions !== null && recipe.instructions.length > 0

  const setSwap: RecipeDialogsProps['onSwap'] = ({ written }, swap) => {
    if (written.ingredient === null) return
    const next = new Map(swaps)
    if (swap === null) next.delete(written.ingredient)
    else next.set(written.ingredient, swap)
    setSwaps(next)
  }

  const closeDialog = () => setDialog(null)
  function noDialog() {
    closeDialog()
    notifyUnavailable()
  }

  return (
    <>
      <RecipeView
        recipe={recipe}
        servings={servings}
        corner={
          tools === undefined && (
            <SaveButton
              recipeId={String(recipe.id)}
              title={recipe.title}
              collects={recipe.isFallback}
            />
          )
        }
        warning={
          !recipe.isFallback && (
            <DietWarning
              settings={diet}
              facts={facts}
              unread={recipe.ingredients.flatMap((line) =>
                line.ingredient === null ? line.name : [],
              )}
              editing={
                owner !== null && recipe.ownerId === owner ? paths.editRecipe(recipe.id) : null
              }
            />
          )
        }
        actions={
          !recipe.isFallback && (
            <RecipeActions {...{ recipe, owner, mayCook, tools }} onOpen={setDialog} />
          )
        }
        ingredients={
          <>
            {!isLocked && (
              <ServingsControl
                {...{ servings, mayScale, system }}
                base={recipe.servings}
                onChange={setServings}
                onSystem={setSystem}
                notes={
                  notesOf?.(
                    recipe.writtenSteps ?? recipe.instructions ?? [],
                    recipe.servings,
                    factor,
                    counted,
                    recipe.writtenSteps && (recipe.instructions ?? []),
                  ) ?? []
                }
              />
            )}
            <IngredientLines
              lines={lines}
              scaling={scaling}
              matched={
                kitchen === undefined || isBare
                  ? null
                  : {
                      vocabulary: kitchen.vocabulary,
                      swaps: kitchen.swaps,
                      needs,
                      short: short?.words ?? [],
                      ...(!isHelper && { onHave: have, onHaveNot: haveNot }),
                      onBuy: (missing) =>
                        buy(
                          [...missing, ...perhapsTooLittle(lines, needs, short?.isKnown ?? [])].map(
                            (line) => ({ ...line, ...boughtAmount(line, scaling) }),
                          ),
                          recipe.title,
                          short?.toBuy,
                        ),
                    }
              }
              tools={{
                ...(mayScale && { onAmount: (shown) => setDialog({ what: 'amount', shown }) }),
                ...(!isLocked && {
                  onSwap: setSwap,
                  onChooseSwap: (shown) => setDialog({ what: 'swap', shown }),
                }),
                ...(vocabulary &&
                  !isHelper && { onCorrect: (shown) => setDialog({ what: 'correct', shown }) }),
              }}
            />
            <div className="mt-7 space-y-5">
              <DietOfRecipe
                {...{ owner, vocabulary, facts }}
                recipe={swaps.size === 0 ? recipe : null}
                placeholder={<p className="text-soft">{t('Looking up what is in it…')}</p>}
                onUnavailable={nothingMore}
              />
              <MoreFacts
                {...{ recipe, lines, vocabulary, facts, servings }}
                isOpen={!isLocked && !isClosed('nutritional_info', access)}
                placeholder={<Skeleton className="h-28" />}
                onUnavailable={nothingMore}
              />
            </div>
          </>
        }
        method={<Steps {...{ recipe, steps, scaling, counted }} />}
      />
      {!recipe.isFallback && (
        <BelowRecipe
          recipe={recipe}
          recipeId={knownId}
          placeholder={<div className="min-h-96" />}
          onUnavailable={nothingMore}
        />
      )}
      {mayCook && (
        <CookBar
          title={recipe.title}
          onCook={cookMode.open}
          onHint={cookMode.preload}
          onUnavailable={nothingMore}
        />
      )}
      {mayCook && (
        <CookModeOverlay
          cooked={{ recipe, steps, lines, servings, scaling, counted, needs: isBare ? [] : needs }}
          rating={knownId === null ? ending : <RatingAtTheEnd recipeId={knownId} />}
          onCooked={() => {
            // What it took from the pantry is asked on the page, where the pantry is seen.
            cookMode.close()
            setDialog({ what: 'cooked' })
          }}
        />
      )}
      {dialog !== null && (
        <RecipeDialogs
          {...{ dialog, recipe, owner, lines, needs, kitchen, vocabulary, scaling, servings }}
          onServings={setServings}
          onSwap={setSwap}
          onOpen={setDialog}
          onClose={closeDialog}
          onUnavailable={noDialog}
        />
      )}
    </>
  )
})
