import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { emptyForm } from '#domain/recipes/own/recipe-form.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { keptForm, takeOverGuestForm } from '#web/features/own-recipes/drafts.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { BeginFromRecipe } from '../own-recipe/begin-from-recipe.tsx'
import { RecipeEditor } from '../own-recipe/recipe-editor.tsx'
import { WaitsHere } from '../own-recipe/waits-here.tsx'
import { PageLoading } from '../page-loading.tsx'

/** A recipe of one's own: a new one, one to change (`edit`), after another (`from`), or handed over (`draft`). */
export function CreateRecipeScreen() {
  const { user, loading } = useAuth()
  const [params] = useSearchParams()
  const [edit, from, draft] = [params.get('edit'), params.get('from'), params.get('draft')]
  if (loading) return <PageLoading />
  const userId = user?.id ?? null
  if (edit !== null || from !== null) {
    const id = edit ?? from ?? ''
    return (
      <BeginFromRecipe key={`${id} ${userId}`} id={id} userId={userId} isEdit={edit !== null} />
    )
  }
  return <NewRecipe key={`${draft} ${userId}`} userId={userId} place={draft ?? 'new'} />
}

function NewRecipe({ userId, place }: { userId: string | null; place: string }) {
  const { data: vocabulary } = useVocabulary()
  const [waits, setWaits] = useState(false)
  function begin() {
    if (userId !== null && place === 'new') takeOverGuestForm(userId)
    return keptForm(userId, place) ?? emptyForm(crypto.randomUUID())
  }
  if (waits) return <WaitsHere onMore={() => setWaits(false)} />
  return (
    <>
      <PageTitle lead="Write it as you cook it. Larder reads along, and says what it understood.">
        Create a recipe
      </PageTitle>
      <RecipeEditor
        place={place}
        begin={begin}
        vocabulary={vocabulary}
        onWaits={() => setWaits(true)}
      />
    </>
  )
}
