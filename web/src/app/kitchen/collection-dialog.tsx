import { isClosed } from '#domain/access.ts'
import { recipeDataOf } from '#domain/collections/recipe-data.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useRecipesById } from '#web/features/recipes/recipes-by-id.ts'
import { AddToCollectionDialog } from '#web/features/saved/collections/add-to-collection-dialog.tsx'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { PlanGate } from './plan-gate.tsx'

const nothing: readonly string[] = []

interface CollectionDialogProps {
  userId: string
  recipeId: string
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks which collections a recipe goes into. */
export function CollectionDialog(props: CollectionDialogProps) {
  const { userId, recipeId, title, open, onOpenChange } = props
  const { access } = useAuth()
  const { data: cards } = useRecipeCards()
  const card = cards?.find(({ id }) => String(id) === recipeId)
  const { data: others } = useRecipesById(card === undefined ? [recipeId] : nothing, userId)
  return (
    <AddToCollectionDialog
      {...{ userId, open, onOpenChange }}
      recipe={{
        id: recipeId,
        title,
        data: recipeDataOf(recipeId, card ?? others?.[0] ?? { title }),
      }}
      gate={
        isClosed('unlimited_collections', access) ? (
          <PlanGate feature="unlimited_collections" />
        ) : null
      }
    />
  )
}
