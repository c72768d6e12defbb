import { useState, type FormEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { readAmount } from '#domain/ingredients/amount.ts'
import { readUnit } from '#domain/ingredients/read-unit.ts'
import { unitNamed } from '#domain/ingredients/unit-named.ts'
import { shownAmount } from '#domain/recipes/scale-measure.ts'
import { servingsForAmount, type Scaling } from '#domain/recipes/scale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ShownLine } from '../lines/line-matches.ts'

interface AmountDialogProps {
  shown: ShownLine
  base: number
  scaling: Scaling
  onServings: (servings: number) => void
  onClose: () => void
}

/** "I have 300 g of flour": the recipe for what there is of one ingredient. */
export function AmountDialog({ shown, base, scaling, onServings, onClose }: AmountDialogProps) {
  const { written } = shown
  const [typed, setTyped] = useState('')
  const servings = servingsOf(typed, shown, base)
  const isWrong = typed.trim() !== '' && servings === null

  function take(event: FormEvent) {
    event.preventDefault()
    if (servings === null) return
    onServings(servings)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('How much {food} do you have?', { food: written.name })}
      description={t('The recipe takes {amount} as it is shown now. Everything else follows.', {
        amount: shownAmount(written, scaling),
      })}
    >
      <form onSubmit={take} className="space-y-4">
        <TextField
          label={t('I have')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={shownAmount(written, { ...scaling, factor: 1 })}
          autoComplete="off"
          error={
            isWrong
              ? t('Say it in measures like the recipe’s: {amount}.', {
                  amount: shownAmount(written, { ...scaling, factor: 1 }),
                })
              : undefined
          }
        />
        <output className="block min-h-6 text-soft">
          {servings !== null &&
            t(
              '{servings, plural, one {Enough for {shown} serving.} other {Enough for {shown} servings.}}',
              { servings, shown: formatQuantity(Math.round(servings * 4) / 4) },
            )}
        </output>
        <Button type="submit" disabled={servings === null} className="w-full">
          {t('Cook with that')}
        </Button>
      </form>
    </Dialog>
  )
}

/** A number without a unit is in the recipe's own. */
function servingsOf(typed: string, { written }: ShownLine, base: number): number | null {
  const read = readAmount(`${typed.trim()} `)
  if (read === null) return null
  const rest = read.rest.trim()
  const unit = rest === '' ? unitNamed(written.unit) : (readUnit(rest)?.unit ?? null)
  if (unit === null) return null
  return servingsForAmount(written, { quantity: read.amount.min, unit }, base)
}
