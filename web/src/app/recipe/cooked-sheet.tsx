import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { noPackages } from '#domain/ingredients/packages.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { gramsOfOne, weightsOfOne } from '#domain/pantry/in-unit.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { takeFromPantry, type Taking, type Use } from '#domain/pantry/take-from-pantry.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { packagesHere } from '#web/features/recipes/match/packages-here.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { useLazyCode } from '#web/lib/use-lazy-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const { code: packagesCode } = lazyCode(packagesHere)

interface CookedSheetProps {
  /** Of the dish, where it is one of several. */
  title?: string
  pantry: readonly PantryItem[]
  uses: readonly Use[]
  /** A helper's: they take nothing from it. */
  isReadOnly?: boolean
  /** Undefined until it is there: then nothing was used either. */
  vocabulary: Vocabulary | undefined
  system: UnitSystem
  onCooked: (takings: readonly Taking[]) => void
  /** To show a photo of it as well; left out for who has no account. */
  onPhoto?: () => void
  onClose: () => void
}

/** What cooking takes from the pantry, to look over before it is taken. */
export function CookedSheet(props: CookedSheetProps) {
  const { title, pantry, uses, isReadOnly = false, vocabulary, system } = props
  const { onCooked, onPhoto, onClose } = props
  const packages = useLazyCode(packagesCode, true)?.(system) ?? noPackages
  const takings = takeFromPantry(pantry, uses, (id, unit) =>
    vocabulary === undefined ? null : gramsOfOne(unit, weightsOfOne(id, vocabulary, packages)),
  )
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  // Of what nobody knows how much there is, nothing is said unasked.
  const isTaken = ({ item, outcome }: Taking) => changed.get(item.id) ?? outcome !== 'unknown'

  function take() {
    onClose()
    onCooked(takings.filter(isTaken))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title === undefined ? t('You cooked this') : t('You cooked {title}', { title })}
      description={
        takings.length > 0
          ? t('This is taken from your pantry. Untick what you did not use.')
          : isReadOnly
            ? t('You help in this kitchen: its cooks change what is in it.')
            : t('Nothing in your pantry was used for it.')
      }
      footer={
        <>
          {onPhoto !== undefined && (
            <Button
              variant="secondary"
              onClick={() => {
                take()
                onPhoto()
              }}
            >
              {takings.length === 0
                ? t('Note it and add a photo')
                : t('Take these and add a photo')}
            </Button>
          )}
          <Button onClick={take}>{takings.length === 0 ? t('Note it') : t('Take these')}</Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {takings.map((taking) => (
          <li key={taking.item.id}>
            <Checkbox
              label={taking.item.name}
              hint={outcomeInWords(taking)}
              checked={isTaken(taking)}
              onChange={(event) =>
                setChanged(new Map(changed).set(taking.item.id, event.target.checked))
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const rounded = (value: number) => Math.round(value * 100) / 100

function outcomeInWords({ item, after, taken, outcome }: Taking): string {
  if (outcome === 'unknown') return t('Tick it if it is running low now.')
  const used = taken === null ? '' : formatAmount(rounded(taken), item.unit)
  if (outcome === 'used-up') return t('{used}: all of it. Marked as run out.', { used })
  const left = after.quantity === null ? '' : formatAmount(rounded(after.quantity), item.unit)
  return after.status === 'low'
    ? t('{used} taken, {left} left: running low.', { used, left })
    : t('{used} taken, {left} left.', { used, left })
}
