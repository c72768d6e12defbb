import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { isClosed } from '#domain/access.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'
import {
  draftOfForm,
  faultsOf,
  type FormFaults,
  type RecipeForm,
} from '#domain/recipes/own/recipe-form.ts'
import type { NutritionInfo } from '#domain/recipes/nutrition.ts'
import { linesOfText } from '#domain/recipes/own/written-lines.ts'
import { toSavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { forgetForm, storeForm } from '#web/features/own-recipes/drafts.ts'
import {
  fieldId,
  fieldsInOrder,
  RecipeFields,
} from '#web/features/own-recipes/editor/recipe-fields.tsx'
import type { LineRole } from '#web/features/own-recipes/editor/line-role.tsx'
import { UnderstoodLines } from '#web/features/own-recipes/editor/understood-lines.tsx'
import { useRecipeForm } from '#web/features/own-recipes/editor/use-recipe-form.ts'
import { paths } from '#web/lib/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { toast } from '#web/ui/toast.ts'
import { PlanGate } from '../kitchen/plan-gate.tsx'
import { DraftAside } from './draft-aside.tsx'
import { useDraftFacts } from './use-draft-facts.ts'
import { useSaveDraft } from './use-save-draft.ts'

const { Piece: ChooseIngredient } = lazyPiece(
  async () => (await import('./choose-ingredient.tsx')).ChooseIngredient,
)

interface RecipeEditorProps {
  /** Where what is typed is stored on this device. */
  place: string
  begin: () => RecipeForm
  /** Nutrition as it was worked out before, where what is typed changes nothing of it. */
  unchangedNutrition?: (form: RecipeForm) => NutritionInfo | null
  vocabulary: Vocabulary | undefined
  /** Nothing of it is in the account yet: it waits on this device. */
  onWaits: () => void
}

/** A recipe to write or to change, with what it comes to beside it. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { place, begin, unchangedNutrition = () => null, vocabulary, onWaits } = props
  const { user, access } = useAuth()
  const userId = user?.id ?? null
  const navigate = useNavigate()
  const { form, isStored, storeNow, change, replace, end } = useRecipeForm(userId, place, begin)
  const [faults, setFaults] = useState<FormFaults>({})
  const [isSaving, setSaving] = useState(false)
  const [isSending, setSending] = useState(false)
  const [choosing, setChoosing] = useState<DraftLine | null>(null)
  // Most of what is typed changes no line.
  const lines = useMemo(
    () => linesOfText(form.lines, form.choices, form.options, form.uses),
    [form.lines, form.choices, form.options, form.uses],
  )
  const draft = { ...draftOfForm(form), lines }
  const { reading, facts, factsNow } = useDraftFacts(draft, vocabulary)
  const { save, refusal } = useSaveDraft(userId ?? '')
  const mayWrite = !isClosed('recipe_creation', access)
  const maySave = user !== null && (mayWrite || form.id !== null)
  const isReady = vocabulary !== undefined

  function edit(part: Partial<RecipeForm>) {
    change(part)
    if (Object.keys(faults).length > 0) setFaults(faultsOf({ ...form, ...part }))
  }
  const mean = (line: DraftLine, ingredient: string) =>
    edit({ choices: { ...form.choices, [line.text]: ingredient } })

  function changeUse({ text }: DraftLine, role: LineRole) {
    const { without } = form.uses[text] ?? {}
    const said = role === 'optional' ? {} : { use: role, ...(without !== undefined && { without }) }
    edit({
      options: { ...form.options, [text]: role === 'optional' },
      uses: { ...form.uses, [text]: said },
    })
  }

  function showFaults(found: FormFaults) {
    setFaults(found)
    const first = fieldsInOrder.find((name) => found[name] !== undefined)
    if (first !== undefined) document.getElementById(fieldId(first))?.focus()
  }

  async function submit() {
    if (isSaving || isSending) return
    const found = faultsOf(form)
    if (Object.keys(found).length > 0) {
      showFaults(found)
      return
    }
    setSaving(true)
    storeNow()
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
    end()
    if (saved === 'waits') {
      onWaits()
      return
    }
    toast({
      title: id === null ? 'Your recipe is saved' : 'Your changes are saved',
      tone: 'success',
    })
    void navigate(paths.userRecipe(saved.id), { replace: true })
  }

  function startOver() {
    const before = form
    forgetForm(userId, place)
    replace(begin())
    setFaults({})
    toast({
      title: 'Begun anew',
      action: {
        label: 'Undo',
        onAction: () => {
          storeForm(userId, place, before)
          replace(before)
        },
      },
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <fieldset disabled={isSaving} className="min-w-0">
        <RecipeFields
          form={form}
          faults={faults}
          onChange={edit}
          onSending={setSending}
          mayUpload={maySave}
          mayPublish={mayWrite || user === null}
          understood={
            vocabulary !== undefined && (
              <UnderstoodLines
                lines={draft.lines}
                onChoose={setChoosing}
                onMean={mean}
                onUse={changeUse}
                {...{ reading, vocabulary }}
              />
            )
          }
        />
      </fieldset>
      <aside className="space-y-5 lg:sticky lg:top-24 lg:self-start">
        <fieldset disabled={isSaving} className="min-w-0">
          <DraftAside
            {...{ draft, facts, reading, vocabulary }}
            onWorkOut={() => edit({ nutrition: null })}
          />
        </fieldset>
        {refusal !== null && <Alert>{refusal}</Alert>}
        {Object.keys(faults).length > 0 && <Alert>Please look at what is marked.</Alert>}
        {maySave ? (
          <Button
            type="submit"
            className="w-full"
            pending={isSaving}
            disabled={!isReady || isSending}
          >
            {form.id === null ? 'Save the recipe' : 'Save the changes'}
          </Button>
        ) : (
          <PlanGate feature="recipe_creation" />
        )}
        <p className="text-sm text-soft" role="status">
          {isStored
            ? 'What you write is kept on this device until you save it.'
            : 'This device does not keep what you write: save it before you leave.'}
        </p>
        <Button variant="quiet" size="sm" disabled={isSaving} onClick={startOver}>
          {form.id === null ? 'Start over' : 'Undo all changes'}
        </Button>
      </aside>
      {choosing !== null && vocabulary !== undefined && (
        <ChooseIngredient
          line={choosing}
          vocabulary={vocabulary}
          onChoose={(ingredient) => mean(choosing, ingredient)}
          onClose={() => setChoosing(null)}
          onUnavailable={() => {
            setChoosing(null)
            notifyUnavailable()
          }}
        />
      )}
    </form>
  )
}
