import { useDeferredValue, useMemo, useState } from 'react'
import { textLimits } from '#domain/limits.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { t } from '#domain/texts/t.ts'
import { useSavedRecipes } from '#web/features/saved/saved-recipes.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useRecipesOf } from '../saved/use-recipes-of.ts'
import { CandidateList } from './candidate-list.tsx'
import { useCandidates } from './use-candidates.ts'

interface RecipesToPlanProps {
  owner: string
  onChoose: (recipe: RecipeCard) => void
}

/** All recipes, and dishes composed of the kitchen. */
export function RecipesToPlan(props: RecipesToPlanProps) {
  return <Searched {...props} only={undefined} empty={t('No recipe answers to that.')} />
}

/** What somebody saved. */
export function SavedToPlan(props: RecipesToPlanProps) {
  const { data: saved } = useSavedRecipes(props.owner)
  const list = useMemo(() => saved?.map(({ recipeId }) => ({ id: recipeId })), [saved])
  const { recipes } = useRecipesOf(list, props.owner)
  return (
    <Searched
      {...props}
      only={recipes ?? none}
      empty={
        saved?.length === 0
          ? t('Nothing saved yet. Tap the heart on a recipe, and it waits for you here.')
          : t('No recipe answers to that.')
      }
    />
  )
}

const none: readonly RecipeCard[] = []

interface SearchedProps extends RecipesToPlanProps {
  only: readonly RecipeCard[] | undefined
  empty: string
}

function Searched({ owner, onChoose, only, empty }: SearchedProps) {
  const [text, setText] = useState('')
  const { found, leftOut } = useCandidates(owner, useDeferredValue(text), only)
  return (
    <>
      <TextField
        label={t('Search recipes')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={textLimits.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="mb-4"
      />
      <CandidateList {...{ found, leftOut, empty, onChoose }} />
    </>
  )
}
