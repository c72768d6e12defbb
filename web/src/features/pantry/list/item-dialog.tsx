import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { textLimits } from '#domain/limits.ts'
import { otherWords } from '#domain/pantry/other-words.ts'
import { nameInPantry, type PantryItem, type PantryStatus } from '#domain/pantry/pantry-item.ts'
import type { Place } from '#domain/pantry/place.ts'
import { keepsForDays } from '#domain/pantry/shelf-life.ts'
import { withStatus } from '#domain/pantry/status.ts'
import { spoilsSoon, timeLeft } from '#domain/pantry/time-left.ts'
import { readTypedAmount } from '#domain/pantry/typed-amount.ts'
import { buyAgain } from '#web/lib/buy-again.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import {
  draftOf,
  type KeepingDraft,
  movedTo,
  problemsOf,
  usualPlaceOf,
  withDraft,
} from './keeping-draft.ts'
import { KeepingFields } from './keeping-fields.tsx'
import { bestUsedBy } from './spoiling-words.ts'
import { whoInWords } from './who-words.ts'

interface ItemDialogProps {
  item: PantryItem
  vocabulary: Vocabulary
  now: Date
  onClose: () => void
  onSave: (item: PantryItem) => void
  onStillGood: () => void
  onCorrect: () => void
  onRemove: () => void
}

const statuses = [
  { status: 'have', label: t('At home') },
  { status: 'low', label: t('Low') },
  { status: 'out', label: t('Out') },
] as const

/** The item as the fields say at this moment. */
function savedDraft(
  item: PantryItem,
  status: PantryStatus,
  draft: KeepingDraft,
  usual: Place | null,
): PantryItem {
  const at = new Date()
  return withDraft(withStatus(item, status, at), draft, draftOf(item, usual), usual, at)
}

/** All that can be said of one thing: how it stands, how much there is, where and since when, or that it is another. */
export function ItemDialog(props: ItemDialogProps) {
  const { item, vocabulary, now, onClose, onSave } = props
  const [status, setStatus] = useState(item.status)
  const shown = formatAmount(item.quantity, item.unit)
  const [amount, setAmount] = useState(shown)
  const usual = usualPlaceOf(item, vocabulary)
  const before = draftOf(item, usual)
  const [draft, setDraft] = useState(before)
  const problems = problemsOf(draft, now)
  const [problem, setProblem] = useState<string>()
  const buy = buyAgain()
  const others = useOtherCooks()
  const wrote = otherWords(item, vocabulary)
  const isPossible = Object.values(problems).every((each) => each === undefined)
  const left = isPossible
    ? timeLeft(withDraft(item, draft, before, usual, now), vocabulary, now)
    : null

  function save() {
    // What was not touched is kept, also in a unit that nobody here can read.
    const read = amount === shown ? item : readTypedAmount(amount)
    if (read === undefined) {
      setProblem(t('Please write a number, with its unit if it has one: “6”, “1½ l”, “500 g”.'))
      return
    }
    if (!isPossible) return
    const name =
      item.ingredient === null
        ? item.name
        : nameInPantry(item.ingredient, read.quantity, read.unit, vocabulary)
    const stood = savedDraft(item, status, draft, usual)
    onClose()
    onSave({ ...stood, quantity: read.quantity, unit: read.unit, name })
  }

  /** What closes the dialog and is done at once. */
  const action = (label: string, act: () => void, danger = false) => (
    <Button
      variant="quiet"
      size="sm"
      className={danger ? 'text-danger!' : undefined}
      onClick={() => {
        onClose()
        act()
      }}
    >
      {label}
    </Button>
  )

  return (
    <FormDialog
      title={item.name}
      onSave={save}
      onClose={onClose}
      aside={
        <div className="mt-5 -mb-2 -ms-3.5 flex flex-wrap pt-1">
          {buy !== null &&
            item.status !== 'have' &&
            action(t('Put on the shopping list'), () => buy(item))}
          {spoilsSoon(item, vocabulary, now) && action(t('Still good'), props.onStillGood)}
          {action(t('That’s something else'), props.onCorrect)}
          {action(t('Remove'), props.onRemove, true)}
        </div>
      }
    >
      {wrote !== null && (
        <p className="text-sm text-soft">
          {t('You wrote “{words}”. Is it something else? Say so below, and it is remembered.', {
            words: wrote,
          })}
        </p>
      )}
      {whoInWords(item, others).map((words) => (
        <p key={words} className="text-sm text-soft">
          {words}
        </p>
      ))}
      <div role="group" aria-label={t('How it stands')} className="flex flex-wrap gap-2">
        {statuses.map((each) => (
          <Chip
            key={each.status}
            selected={status === each.status}
            onClick={() => setStatus(each.status)}
          >
            {each.label}
          </Chip>
        ))}
      </div>
      <TextField
        label={t('How much?')}
        hint={t('Leave it empty where you don’t count.')}
        error={problem}
        value={amount}
        onChange={(event) => {
          setAmount(event.target.value)
          setProblem(undefined)
        }}
        autoComplete="off"
        maxLength={textLimits.amount}
      />
      <KeepingFields
        draft={draft}
        problems={problems}
        usual={usual}
        keeps={keepsForDays(item, vocabulary)}
        now={now}
        outcome={left === null ? null : bestUsedBy(left, now)}
        onPlace={(place) => setDraft(movedTo(place, draft, before, now))}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
      />
    </FormDialog>
  )
}
