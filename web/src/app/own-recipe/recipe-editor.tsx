import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#domain/texts/t.ts'
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
import { linesOfText, rowsOf } from '#domain/recipes/own/written-lines.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { forgetForm, storeForm } from '#web/features/own-recipes/drafts.ts'
import { fieldId, fieldsInOrder, furtherFields } from '#web/features/own-recipes/editor/fields.ts'
import { FurtherFields } from '#web/features/own-recipes/editor/further-fields.tsx'
import { HeadingFields } from '#web/features/own-recipes/editor/heading-fields.tsx'
import { IngredientRows } from '#web/features/own-recipes/editor/ingredient-rows.tsx'
import { withRole } from '#web/features/own-recipes/editor/with-role.ts'
import { RecipePictureField } from '#web/features/own-recipes/editor/recipe-picture-field.tsx'
import { StepRows } from '#web/features/own-recipes/editor/step-rows.tsx'
import { useRecipeForm } from '#web/features/own-recipes/editor/use-recipe-form.ts'
import { RecipeLayout } from '#web/features/recipes/recipe-layout.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { toast } from '#web/ui/toast.ts'
import { PlanGate } from '../kitchen/plan-gate.tsx'
import { DraftSum } from './draft-sum.tsx'
import { FoldedLine, FoldedPanel } from './folded-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDraftFacts } from './use-draft-facts.ts'
import { useSubmitDraft } from './use-submit-draft.ts'

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

/** A recipe to write or to change, on a page that looks as the recipe will. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { place, begin, unchangedNutrition = () => null, onWaits } = props
  const { user, access } = useAuth()
  const userId = user?.id ?? null
  const { form, isStored, storeNow, change, replace, end } = useRecipeForm(userId, place, begin)
  const { submit, isSaving, refusal } = useSubmitDraft({ userId, place, onEnd: end, onWaits })
  const [hasFaults, setHasFaults] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const [choosing, setChoosing] = useState<DraftLine | null>(null)
  const faults = useMemo<FormFaults>(() => (hasFaults ? faultsOf(form) : {}), [hasFaults, form])
  const rows = useMemo(() => rowsOf(form.lines), [form.lines])
  // Most of what is typed changes no line.
  const lines = useMemo(
    () => linesOfText(form.lines, form.choices, form.options, form.uses),
    [form.lines, form.choices, form.options, form.uses],
  )
  const draft = { ...draftOfForm(form), lines }
  const { vocabulary, reading, facts, factsNow } = useDraftFacts(draft, props.vocabulary)
  const mayWrite = !isClosed('recipe_creation', access)
  const maySave = user !== null && (mayWrite || form.id !== null)

  const mean = ({ text }: DraftLine, ingredient: string) =>
    change(({ choices }) => ({ choices: { ...choices, [text]: ingredient } }))

  /** Unfolds what hides the first that is wrong, and goes there. */
  function showFaults(found: FormFaults) {
    const first = fieldsInOrder.find((name) => found[name] !== undefined)
    flushSync(() => {
      setHasFaults(true)
      if (furtherFields.some((name) => found[name] !== undefined)) setUnfolded(true)
    })
    if (first !== undefined) document.getElementById(fieldId(first))?.focus()
  }

  function trySubmit() {
    if (isSaving || isSending) return
    const found = faultsOf(form)
    if (Object.keys(found).length > 0) {
      showFaults(found)
      return
    }
    storeNow()
    void submit({ form, draft, reading, factsNow, unchangedNutrition })
  }

  function startOver() {
    const before = form
    forgetForm(userId, place)
    replace(begin())
    setHasFaults(false)
    const back = () => {
      storeForm(userId, place, before)
      replace(before)
    }
    toast({ title: t('Begun anew'), action: { label: t('Undo'), onAction: back } })
  }

  const isMarked = Object.keys(faults).length > 0
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        trySubmit()
      }}
    >
      <fieldset disabled={isSaving} className="min-w-0">
        <RecipeLayout
          picture={
            <RecipePictureField
              image={form.image}
              mayUpload={maySave}
              onChange={(image) => change({ image })}
              onSending={setSending}
            />
          }
          head={
            <>
              <HeadingFields {...{ form, faults }} onChange={change} />
              <FoldedLine
                {...{ draft }}
                visibility={form.visibility}
                isOpen={isUnfolded}
                onOpen={setUnfolded}
              />
            </>
          }
          more={
            isUnfolded && (
              <FoldedPanel>
                <FurtherFields
                  {...{ form, faults }}
                  onChange={change}
                  mayPublish={mayWrite || user === null}
                />
              </FoldedPanel>
            )
          }
          body={{
            ingredients: (
              <>
                <IngredientRows
                  id={fieldId('lines')}
                  {...{ rows, lines, reading, vocabulary }}
                  error={faults.lines}
                  onRows={(next) =>
                    change(({ lines: text }) => ({ lines: next(rowsOf(text)).join('\n') }))
                  }
                  onChoose={setChoosing}
                  onMean={mean}
                  onUse={({ text }, role) => change((typed) => withRole(typed, text, role))}
                />
                <DraftSum
                  {...{ draft, facts, reading, vocabulary }}
                  onWorkOut={() => change({ nutrition: null })}
                />
              </>
            ),
            method: (
              <StepRows
                id={fieldId('steps')}
                steps={form.steps}
                error={faults.steps}
                onSteps={(next) => change(({ steps }) => ({ steps: [...next(steps)] }))}
              />
            ),
          }}
        />
      </fieldset>
      <SaveBar
        isNew={form.id === null}
        isDisabled={vocabulary === undefined || isSending}
        problem={refusal ?? (isMarked ? t('Please look at what is marked.') : null)}
        gate={maySave ? null : <PlanGate feature="recipe_creation" />}
        onStartOver={startOver}
        {...{ isStored, isSaving }}
      />
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
