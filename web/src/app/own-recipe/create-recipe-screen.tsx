import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { emptyForm } from '#domain/recipes/own/recipe-form.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { storedForm, takeOverGuestForm } from '#web/features/own-recipes/drafts.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { Link } from '#web/ui/link.tsx'
import { EditorTitle } from './editor-title.tsx'
import { PendingHere } from './pending-here.tsx'
import { PageFailed } from '../page/page-failed.tsx'
import { PageLoading } from '../page/page-loading.tsx'

const { Piece: BeginFromRecipe } = lazyPiece(
  async () => (await import('./begin-from-recipe.tsx')).BeginFromRecipe,
)
const { Piece: RecipeEditor } = lazyPiece(
  async () => (await import('./recipe-editor.tsx')).RecipeEditor,
)

const { Piece: Import } = lazyPiece(async () => (await import('./import-screen.tsx')).ImportScreen)

/** Recipes from elsewhere. Named here, for the first screen holds the name of every file that the router knows. */
export function ImportPage() {
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <PageFailed />
  return <Import placeholder={<PageLoading />} onUnavailable={() => setFailed(true)} />
}

/** A recipe of one's own: a new one, one to change (`edit`), after another (`from`), or handed over (`draft`). */
export function CreateRecipeScreen() {
  const { user, loading } = useAuth()
  const [params] = useSearchParams()
  // Whoever comes again, as by a message, begins again with what is kept.
  const { key: visit } = useLocation()
  const [edit, from, draft] = [params.get('edit'), params.get('from'), params.get('draft')]
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <PageFailed />
  if (loading) return <PageLoading />
  const arrival = { placeholder: <PageLoading />, onUnavailable: () => setFailed(true) }
  const userId = user?.id ?? null
  if (edit !== null || from !== null) {
    const id = edit ?? from ?? ''
    return (
      <BeginFromRecipe
        key={`${id} ${userId} ${visit}`}
        id={id}
        userId={userId}
        isEdit={edit !== null}
        {...arrival}
      />
    )
  }
  return (
    <NewRecipe
      key={`${draft} ${userId} ${visit}`}
      userId={userId}
      place={draft ?? 'new'}
      arrival={arrival}
    />
  )
}

function Lead() {
  return (
    <T
      text="Write it as you cook it. Larder reads along, and says what it understood. Is it written already? <link>Bring it from elsewhere</link>."
      link={<Link to={paths.importRecipes} className="font-semibold text-ink underline" />}
    />
  )
}

interface NewRecipeProps {
  userId: string | null
  place: string
  arrival: Pick<Parameters<typeof RecipeEditor>[0], 'placeholder' | 'onUnavailable'>
}

function NewRecipe({ userId, place, arrival }: NewRecipeProps) {
  const { data: vocabulary } = useVocabulary()
  const [waits, setWaits] = useState(false)
  const navigate = useNavigate()
  function begin() {
    if (userId !== null) takeOverGuestForm(userId, place)
    return storedForm(userId, place) ?? emptyForm(crypto.randomUUID())
  }
  if (waits) return <PendingHere onMore={() => void navigate(paths.createRecipe)} />
  return (
    <>
      <EditorTitle lead={<Lead />}>{t('Create a recipe')}</EditorTitle>
      <RecipeEditor
        place={place}
        begin={begin}
        vocabulary={vocabulary}
        onWaits={() => setWaits(true)}
        {...arrival}
      />
    </>
  )
}
