import { useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import type { NutritionInfo } from '#domain/recipes/nutrition.ts'
import type { DraftReading } from '#domain/recipes/own/read-draft.ts'
import type { ReadingFacts } from '#domain/recipes/own/reading-facts.ts'
import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { toSavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { useSaveDraft } from './use-save-draft.ts'

interface Submitted {
  form: RecipeForm
  draft: RecipeDraft
  reading: DraftReading
  /** Of exactly what is typed, looked up if need be. Null where nobody can be asked. */
  factsNow: () => Promise<ReadingFacts | null>
  unchangedNutrition: (form: RecipeForm) => NutritionInfo | null
}

interface Options {
  userId: string | null
  place: string
  /** It is saved, or waits: nothing more of it is written to this device. */
  onEnd: () => void
  /** Nothing of it is in the account yet: it waits on this device. */
  onWaits: () => void
}

/** Saves what is written and goes to its page, or leaves it here until there is a network. */
export function useSubmitDraft({ userId, place, onEnd, onWaits }: Options) {
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const { save, refusal } = useSaveDraft(userId ?? '')

  async function submit({ form, draft, reading, factsNow, unchangedNutrition }: Submitted) {
    setSaving(true)
    const { id, key, copiedFrom, season } = form
    // As it is by then, unless it was changed here.
    const visibility = form.visibility === form.basedOn?.visibility ? null : form.visibility
    const known = await factsNow()
    const nutrition = known === null ? unchangedNutrition(form) : known.nutrition
    const savedAs = { id, key, visibility, copiedFrom, season, nutrition }
    const recipe = toSavedRecipe(draft, reading, savedAs)
    const saved = await save({ recipe, form, place }).catch(() => null)
    setSaving(false)
    if (saved === null) return
    onEnd()
    if (saved === 'waits') {
      onWaits()
      return
    }
    toast({
      title: id === null ? t('Your recipe is saved') : t('Your changes are saved'),
      tone: 'success',
    })
    void navigate(paths.userRecipe(saved.id), { replace: true })
  }
  return { submit, isSaving, refusal }
}
