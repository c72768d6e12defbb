import type { Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { AmountDialog } from '#web/features/recipes/page/amount-dialog.tsx'
import { SwapDialog } from '#web/features/recipes/page/swap-dialog.tsx'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { CorrectLineDialog } from './correct-line-dialog.tsx'
import { cookedThing } from './cooked-thing.ts'
import { useCooked } from './use-cooked.ts'
import { usesOf } from './use-recipe-lines.ts'

const { Piece: CookedSheet } = lazyPiece(
  async () => (await import('./cooked-sheet.tsx')).CookedSheet,
)
const { Piece: PhotoForm } = lazyPiece(
  async () => (await import('#web/features/photos/photo-form.tsx')).PhotoForm,
)
const { Piece: ShareRecipe } = lazyPiece(
  async () => (await import('../own-recipe/share-recipe.tsx')).ShareRecipe,
)
const { Piece: CollectionDialog } = lazyPiece(
  async () => (await import('../kitchen/collection-dialog.tsx')).CollectionDialog,
)
const { Piece: PlanThisDialog } = lazyPiece(
  async () => (await import('../kitchen/plan-this-dialog.tsx')).PlanThisDialog,
)
const { Piece: ReportThingDialog } = lazyPiece(
  async () => (await import('#web/features/moderation/report-thing-dialog.tsx')).ReportThingDialog,
)

/** What was asked for on a recipe's page. */
export type OpenDialog =
  | { what: 'cooked' }
  | { what: 'share' }
  | { what: 'collect' }
  | { what: 'plan' }
  | { what: 'report' }
  | { what: 'photo' }
  | { what: 'amount' | 'swap' | 'correct'; shown: ShownLine }

export interface RecipeDialogsProps {
  dialog: OpenDialog
  recipe: Recipe
  owner: string | null
  lines: readonly ShownLine[]
  needs: readonly NeedMatch[]
  kitchen: Kitchen | undefined
  vocabulary: Vocabulary | undefined
  scaling: Scaling
  servings: number
  onServings: (servings: number) => void
  onSwap: (shown: ShownLine, swap: Substitution | null) => void
  /** Opens another in its place. */
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
  /** The code of a dialog could not be fetched. */
  onUnavailable: () => void
}

/** The one dialog that is open. Those of a line come with it, the others when they are asked for. */
export function RecipeDialogs(props: RecipeDialogsProps) {
  const { dialog, recipe, owner, lines, needs, kitchen, vocabulary } = props
  const { scaling, servings, onServings, onSwap, onOpen, onClose, onUnavailable } = props
  const pantry = usePantry(owner)
  const cooked = useCooked(owner)
  const isHelper = useIsHelper(owner)
  const all = { onClose, onUnavailable }
  const thing = cookedThing(recipe.id, recipe.title)
  if (dialog.what === 'photo') {
    if (owner === null || thing === null) return null
    return <PhotoForm {...all} userId={owner} thing={thing} title={recipe.title} />
  }
  if (dialog.what === 'cooked') {
    const grams = recipe.nutritionInfo?.grams ?? []
    const uses =
      kitchen === undefined || isHelper ? [] : usesOf(lines, needs, grams, scaling.factor, kitchen)
    return (
      <CookedSheet
        {...all}
        pantry={pantry.items}
        uses={uses}
        isReadOnly={isHelper}
        vocabulary={kitchen?.vocabulary}
        system={scaling.system}
        {...(owner !== null && thing !== null && { onPhoto: () => onOpen({ what: 'photo' }) })}
        onCooked={(takings) =>
          cooked({ recipeId: recipe.id, title: recipe.title, servings }, takings)
        }
      />
    )
  }
  if (dialog.what === 'share') return <ShareRecipe {...all} recipe={recipe} readerId={owner} />
  if (dialog.what === 'collect' || dialog.what === 'report' || dialog.what === 'plan') {
    // None is offered to a visitor.
    if (owner === null) return null
    const { id, title } = recipe
    if (dialog.what === 'plan') return <PlanThisDialog {...all} {...{ owner, recipe, servings }} />
    if (dialog.what === 'report') {
      return (
        <ReportThingDialog
          {...all}
          reported={{ thing: 'recipe', id: Number(id) }}
          readerId={owner}
        />
      )
    }
    return (
      <CollectionDialog
        userId={owner}
        recipeId={String(id)}
        title={title}
        open
        onOpenChange={onClose}
        onUnavailable={onUnavailable}
      />
    )
  }
  const { shown } = dialog
  if (dialog.what === 'amount') {
    return <AmountDialog {...{ shown, scaling, onServings, onClose }} base={recipe.servings} />
  }
  if (vocabulary === undefined) return null
  if (dialog.what === 'correct')
    return <CorrectLineDialog {...{ owner, shown, vocabulary, onClose }} />
  return (
    <SwapDialog
      {...{ shown, scaling, vocabulary, kitchen, onClose }}
      onSwap={(swap) => onSwap(shown, swap)}
    />
  )
}
