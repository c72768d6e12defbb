import { useNavigate } from 'react-router'
import { canUse } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/use-came-from.ts'
import { useSavedRecipes, useSaveRecipe } from '#web/features/saved/saved-recipes.ts'
import { paths } from '#web/lib/paths.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { HeartFilledIcon, HeartIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'

interface SaveButtonProps {
  recipeId: string
  title: string
}

/** Saves a recipe, or says plainly what saving needs: an account, or the plan. */
export function SaveButton({ recipeId, title }: SaveButtonProps) {
  const { user, access } = useAuth()
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const userId = user?.id ?? null
  const { saved } = useSavedRecipes(userId)
  const saveRecipe = useSaveRecipe(userId)
  const isSaved = saved.has(recipeId)

  function save(next: boolean) {
    saveRecipe(recipeId, next).catch(() =>
      toast({ title: 'That could not be saved. Please try again.', tone: 'error' }),
    )
  }

  function click() {
    if (userId === null) {
      const onAction = () => void navigate(paths.login, { state: cameFrom })
      toast({ title: 'Sign in to save recipes', action: { label: 'Sign In', onAction } })
      return
    }
    if (!isSaved && !canUse('unlimited_recipes', access)) {
      const onAction = () => void navigate(paths.pricing)
      toast({
        title: 'Saving recipes is part of the plan',
        action: { label: 'View plans', onAction },
      })
      return
    }
    save(!isSaved)
    if (isSaved) {
      toast({
        title: `${title} is no longer saved`,
        // Only who has access may save again.
        ...(canUse('unlimited_recipes', access) && {
          action: { label: 'Undo', onAction: () => save(true) },
        }),
      })
    }
  }

  return (
    <IconButton
      variant="floating"
      label={isSaved ? `Unsave ${title}` : `Save ${title}`}
      aria-pressed={isSaved}
      icon={
        isSaved ? <HeartFilledIcon size={21} className="text-tomato" /> : <HeartIcon size={21} />
      }
      onClick={click}
    />
  )
}

/** The save button as the corner of a recipe's card. */
export function saveCorner({ id, title }: { id: number; title: string }) {
  return <SaveButton recipeId={String(id)} title={title} />
}
