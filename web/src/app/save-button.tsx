import { useNavigate } from 'react-router'
import type { SavedRecipe } from '#domain/collections/saved-recipes.ts'
import { canUse } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/use-came-from.ts'
import { useSavedRecipes, useSaveOperation } from '#web/features/saved/saved-recipes.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { HeartFilledIcon, HeartIcon } from '#web/ui/icons.tsx'
import { lazyPiece, sayUnavailable } from '#web/ui/lazy-piece.tsx'

interface SaveButtonProps {
  recipeId: string
  title: string
}

const { Piece: CollectionButton } = lazyPiece(
  async () => (await import('./collection-button.tsx')).CollectionButton,
)
/** The words come with the first tap: they would weigh on the first screen. */
const words = () => import('./save-messages.ts')
const nowhere = () => undefined
const now = () => new Date().toISOString()

/** Saves a recipe, or says plainly what saving needs; beside it, for a cook, the way into collections. */
export function SaveButton({ recipeId, title }: SaveButtonProps) {
  const { user, access } = useAuth()
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const userId = user?.id ?? null
  const { saved } = useSavedRecipes(userId)
  const keep = useSaveOperation(userId)
  const there = saved.find((each) => each.recipeId === recipeId)
  const maySave = canUse('unlimited_recipes', access)
  const go = (path: string) => void navigate(path, { state: cameFrom })

  async function click() {
    if (there === undefined && !maySave) {
      const { sayWhatSavingTakes } = await words()
      sayWhatSavingTakes(userId === null, go)
      return
    }
    // Begun at once: the messages are fetched meanwhile.
    const saving = there === undefined ? save({ recipeId, savedAt: now() }) : unsave()
    saving.catch(nowhere)
    const { saySaved } = await words()
    saySaved({ title, saving, isSaved: there === undefined, undo: undo(), go })
  }

  const save = (recipe: SavedRecipe) => keep({ kind: 'save', ...recipe })
  const unsave = () => keep({ kind: 'unsave', recipeId })

  function undo() {
    if (there === undefined) return unsave
    // Only who has access may save again.
    return maySave ? () => save(there) : null
  }

  return (
    <span className="flex gap-2">
      {userId !== null && (
        <CollectionButton recipeId={recipeId} title={title} onUnavailable={nowhere} />
      )}
      <IconButton
        variant="floating"
        label={there === undefined ? `Save ${title}` : `Unsave ${title}`}
        aria-pressed={there !== undefined}
        icon={
          there === undefined ? (
            <HeartIcon size={21} />
          ) : (
            <HeartFilledIcon size={21} className="text-tomato" />
          )
        }
        onClick={() => void click().catch(sayUnavailable)}
      />
    </span>
  )
}

/** The save button as the corner of a recipe's card. */
export function saveCorner({ id, title }: { id: number; title: string }) {
  return <SaveButton recipeId={String(id)} title={title} />
}
