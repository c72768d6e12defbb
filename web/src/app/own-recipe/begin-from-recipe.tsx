import { useReducer, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { draftOfRecipe } from '#domain/recipes/own/draft-of-recipe.ts'
import { formOfDraft, type RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { forgetForm, storeForm, storedForm } from '#web/features/own-recipes/drafts.ts'
import { useStoredRecipe, type StoredRecipe } from '#web/features/own-recipes/own-recipe.ts'
import { useRecipe } from '#web/features/recipes/queries.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { useVocabularyOfRecipe } from '#web/lib/line-languages.ts'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PencilIcon } from '#web/ui/action-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { EditorTitle } from './editor-title.tsx'
import { RecipeEditor } from './recipe-editor.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { unchangedNutrition } from './unchanged-nutrition.ts'
import { PendingHere } from './pending-here.tsx'

interface BeginFromRecipeProps {
  id: string
  userId: string | null
  /** Changing it; else another is made after it. */
  isEdit: boolean
}

/** A recipe that is there already, to be changed by its cook or to be cooked another way. */
export function BeginFromRecipe({ id, userId, isEdit }: BeginFromRecipeProps) {
  const recipe = useRecipe(id, userId)
  const stored = useStoredRecipe(id, userId)
  const { data: english } = useVocabulary()
  const vocabulary = useVocabularyOfRecipe(wordsOf(recipe.data, stored.data), english)
  const [waits, setWaits] = useState(false)
  // What is stored on the device is no state of React.
  const [, answer] = useReducer((answers: number) => answers + 1, 0)
  if (waits) return <PendingHere />
  if (recipe.isLoadingError || stored.isLoadingError) {
    const failed = recipe.isLoadingError ? recipe : stored
    return (
      <ErrorState
        level={1}
        title={t('This recipe could not be loaded')}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      >
        {t('Please check your connection.')}
      </ErrorState>
    )
  }
  if (recipe.data === undefined || stored.data === undefined || vocabulary === undefined) {
    return <PageLoading />
  }
  const isOwn =
    stored.data !== null && stored.data.ownerId !== null && stored.data.ownerId === userId
  if (stored.data === null || recipe.data.instructions === null || (isEdit && !isOwn)) {
    return <NotThere isEdit={isEdit} />
  }
  const place = `${isEdit ? 'edit' : 'from'}-${id}`
  const known = { recipe: recipe.data, stored: stored.data, vocabulary }
  const now = isEdit ? basisOf(stored.data) : null
  const draft = storedForm(userId, place)
  if (now !== null && draft !== null && draft.basedOn?.updatedAt !== now.updatedAt) {
    return (
      <ChangedMeanwhile
        onKeep={() => {
          storeForm(userId, place, onBasis(draft, now))
          answer()
        }}
        onNewer={() => {
          forgetForm(userId, place)
          answer()
        }}
      />
    )
  }
  function begin() {
    const typed = storedForm(userId, place)
    if (typed === null) return formFor(known, isEdit, isOwn)
    return now === null ? typed : onBasis(typed, now)
  }
  return (
    <>
      <EditorTitle lead={isEdit ? undefined : leadFor(recipe.data, isOwn)}>
        {isEdit
          ? t('Edit your recipe')
          : isOwn
            ? t('A copy of your recipe')
            : t('Cook it your way')}
      </EditorTitle>
      <RecipeEditor
        place={place}
        begin={begin}
        unchangedNutrition={(form) =>
          unchangedNutrition(form, formFor(known, isEdit, isOwn), known.recipe)
        }
        vocabulary={vocabulary}
        onWaits={() => setWaits(true)}
      />
    </>
  )
}

const leadFor = ({ title }: Recipe, isOwn: boolean) =>
  isOwn
    ? t('It begins as {title} is now. That one stays as it is.', { title })
    : t('It begins as {title}, which is credited below yours.', { title })

const basisOf = ({ updatedAt, visibility }: StoredRecipe) => ({ updatedAt, visibility })

/** What was typed, on the recipe as it is now: who sees it is changed only where that was chosen. */
function onBasis(form: RecipeForm, now: NonNullable<RecipeForm['basedOn']>): RecipeForm {
  const isChosen = form.basedOn !== null && form.visibility !== form.basedOn.visibility
  return { ...form, basedOn: now, visibility: isChosen ? form.visibility : now.visibility }
}

/** What a recipe's language is known by: its lines as they were written. */
function wordsOf(recipe: Recipe | undefined, stored: StoredRecipe | null | undefined) {
  const lines = (stored?.lines ?? []).map(({ written, name }) => ({
    text: written ?? name,
    section: null,
    chosen: null,
  }))
  return { title: recipe?.title ?? '', steps: recipe?.instructions ?? [], lines }
}

interface Known {
  recipe: Recipe
  stored: StoredRecipe
  vocabulary: Vocabulary
}

function formFor(
  { recipe, stored, vocabulary }: Known,
  isEdit: boolean,
  isOwn: boolean,
): RecipeForm {
  const draft = draftOfRecipe(recipe, stored.lines, stored, vocabulary)
  const form = formOfDraft(draft, crypto.randomUUID())
  // A picture is its owner's; the covers of the catalogue are everybody's.
  const isTheirs = !isOwn && form.image?.startsWith('/covers/') !== true
  const begun = { ...form, season: stored.season, image: isTheirs ? null : form.image }
  if (isEdit) {
    const { visibility } = stored
    return { ...begun, id: Number(recipe.id), visibility, basedOn: basisOf(stored) }
  }
  return {
    ...begun,
    title: isOwn ? t('{title} (copy)', { title: recipe.title }) : recipe.title,
    copiedFrom: isOwn ? (stored.copiedFrom?.id ?? null) : Number(recipe.id),
  }
}

function NotThere({ isEdit }: { isEdit: boolean }) {
  return (
    <EmptyState
      level={1}
      title={isEdit ? t('This is not a recipe of yours') : t('This recipe cannot be begun from')}
      picture={<PencilIcon size={32} />}
      action={<LinkButton to={paths.createRecipe}>{t('Write a new one')}</LinkButton>}
    >
      {isEdit
        ? t('It may have been deleted, or you are signed in as somebody else.')
        : t('It may have been deleted, or its steps are part of the plan.')}
    </EmptyState>
  )
}
