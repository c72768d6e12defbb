import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import { useSavedRecipes, useSaveOperation } from '#web/features/saved/saved-recipes.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { HeartFilledIcon, HeartIcon } from '#web/ui/icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

interface SaveButtonProps {
  recipeId: string
  title: string
  /** False where the way into collections stands elsewhere. */
  collects?: boolean
}

const { Piece: CollectionButton } = lazyPiece(
  async () => (await import('./collection-button.tsx')).CollectionButton,
)
/** The words come with the first tap: they would weigh on the first screen. */
const words = () => import('#web/features/saved/messages.ts')
const nowhere = () => undefined
const saveNow = (recipeId: string) =>
  ({ kind: 'save', recipeId, savedAt: new Date().toISOString() }) as const

/** Saves a recipe, or says plainly what saving needs; beside it, for a cook, the way into collections. */
export function SaveButton({ recipeId, title, collects = true }: SaveButtonProps) {
  const { user, access, loading } = useAuth()
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const userId = user?.id ?? null
  const { saved, data } = useSavedRecipes(userId)
  const keep = useSaveOperation(userId)
  const there = saved.find((each) => each.recipeId === recipeId)
  // An empty heart would say that it is not saved.
  const isKnown = !loading && (userId === null || data !== undefined)
  const maySave = !isClosed('unlimited_recipes', access)
  const unsave = { kind: 'unsave', recipeId } as const

  async function click() {
    const isAllowed = there !== undefined || maySave
    // Begun at once; what is said of it is fetched meanwhile.
    const saving = isAllowed ? keep(there === undefined ? saveNow(recipeId) : unsave) : null
    saving?.catch(nowhere)
    const { notifySaved } = await words()
    const go = (path: string) => void navigate(path, { state: cameFrom })
    notifySaved({ title, there, unsave, saving, keep, maySave, isVisitor: userId === null, go })
  }

  return (
    <span className="flex gap-2">
      {collects && userId !== null && (
        <CollectionButton recipeId={recipeId} title={title} onUnavailable={nowhere} />
      )}
      <IconButton
        variant="floating"
        label={there === undefined ? t('Save {title}', { title }) : t('Unsave {title}', { title })}
        aria-pressed={isKnown ? there !== undefined : undefined}
        // Until it is known who is there, nobody is asked to sign in.
        disabled={loading}
        className="disabled:opacity-100"
        icon={
          there === undefined ? (
            <HeartIcon size={21} className={isKnown ? '' : 'opacity-40'} />
          ) : (
            <HeartFilledIcon size={21} className="text-tomato" />
          )
        }
        onClick={() => void click().catch(notifyUnavailable)}
      />
    </span>
  )
}

/** The save button as the corner of a recipe's card. */
export function saveCorner({ id, title }: { id: number; title: string }) {
  return <SaveButton recipeId={String(id)} title={title} />
}
