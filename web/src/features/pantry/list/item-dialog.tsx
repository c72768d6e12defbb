import { useState } from 'react'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { textLimits } from '#domain/limits.ts'
import { nameInPantry, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { ageInDays, keepsForDays, spoilsSoon } from '#domain/pantry/shelf-life.ts'
import { withStatus } from '#domain/pantry/status.ts'
import { readTypedAmount } from '#domain/pantry/typed-amount.ts'
import { buyAgain } from '#web/lib/buy-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

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
  { status: 'have', label: 'At home' },
  { status: 'low', label: 'Low' },
  { status: 'out', label: 'Out' },
] as const
const longestAge = 3_650

/** A day as the date field has it, where the person is. */
function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function daysBefore(now: Date, days: number): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
}

/** The moment that a chosen day stands for: now for today, else its noon. */
function momentOf(day: string, now: Date): Date {
  return day === dayOf(now) ? now : new Date(`${day}T12:00`)
}

/** All that can be said of one thing: how it stands, how much and how old it is, or that it is another. */
export function ItemDialog(props: ItemDialogProps) {
  const { item, vocabulary, now, onClose, onSave } = props
  const [status, setStatus] = useState(item.status)
  const shown = formatAmount(item.quantity, item.unit)
  const [amount, setAmount] = useState(shown)
  const [day, setDay] = useState(dayOf(item.stockedAt))
  const [problem, setProblem] = useState<string>()
  const keeps = keepsForDays(item, vocabulary)
  const today = dayOf(now)
  const buy = buyAgain()
  const isPossible = day !== '' && day <= today && day >= daysBefore(now, longestAge)

  function save() {
    // What was not touched is kept, also in a unit that nobody here can read.
    const read = amount === shown ? item : readTypedAmount(amount)
    if (read === undefined) {
      setProblem('Please write a number, with its unit if it has one: “6”, “1½ l”, “500 g”.')
      return
    }
    if (!isPossible) return
    const name =
      item.ingredient === null
        ? item.name
        : nameInPantry(item.ingredient, read.quantity, read.unit, vocabulary)
    const at = new Date()
    const stood = withStatus(item, status, at)
    const stockedAt = day === dayOf(item.stockedAt) ? stood.stockedAt : momentOf(day, at)
    onClose()
    onSave({ ...stood, quantity: read.quantity, unit: read.unit, name, stockedAt })
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
        <div className="mt-5 -mb-2 -ml-3.5 flex flex-wrap pt-1">
          {buy !== null &&
            item.status !== 'have' &&
            action('Put on the shopping list', () => buy(item))}
          {spoilsSoon(item, vocabulary, now) && action('Still good', props.onStillGood)}
          {action('That’s something else', props.onCorrect)}
          {action('Remove', props.onRemove, true)}
        </div>
      }
    >
      <div role="group" aria-label="How it stands" className="flex flex-wrap gap-2">
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
        label="How much?"
        hint="Leave it empty where you don’t count."
        error={problem}
        value={amount}
        onChange={(event) => {
          setAmount(event.target.value)
          setProblem(undefined)
        }}
        autoComplete="off"
        maxLength={textLimits.amount}
      />
      <TextField
        type="date"
        label="At home since"
        hint={
          keeps === null
            ? undefined
            : `It usually keeps ${keeps === 1 ? 'a day' : `${keeps} days`}; this one is ${ageText(ageInDays(item, now))}.`
        }
        error={isPossible ? undefined : 'Please choose a day that is not still to come.'}
        value={day}
        max={today}
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {[
          { label: 'Today', days: 0 },
          { label: 'Yesterday', days: 1 },
          { label: 'A week ago', days: 7 },
        ].map(({ label, days }) => (
          <Chip
            key={days}
            selected={day === daysBefore(now, days)}
            onClick={() => setDay(daysBefore(now, days))}
          >
            {label}
          </Chip>
        ))}
      </div>
    </FormDialog>
  )
}

function ageText(days: number): string {
  const whole = Math.floor(days)
  if (whole === 0) return 'fresh from today'
  return whole === 1 ? 'a day old' : `${whole} days old`
}
