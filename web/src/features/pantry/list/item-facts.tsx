import { t } from '#domain/texts/t.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { timeLeft } from '#domain/pantry/time-left.ts'
import { buyAgain } from '#web/lib/buy-again.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { draftOf, usualPlaceOf } from './keeping-draft.ts'
import { placeNames } from './keeping-fields.tsx'
import { statusWords } from './pantry-chip.tsx'
import { bestUsedBy } from './spoiling-words.ts'
import { whoInWords } from './who-words.ts'

interface ItemFactsProps {
  item: PantryItem
  vocabulary: Vocabulary
  now: Date
  onClose: () => void
}

/** What is known of one thing, for a helper, who changes nothing about it and may put it on the list. */
export function ItemFacts({ item, vocabulary, now, onClose }: ItemFactsProps) {
  const { place } = draftOf(item, usualPlaceOf(item, vocabulary))
  const left = item.status === 'out' ? null : timeLeft(item, vocabulary, now)
  const others = useOtherCooks()
  const buy = buyAgain()
  const facts = [
    formatAmount(item.quantity, item.unit),
    statusWords[item.status],
    place === null ? '' : placeNames[place],
  ].filter(Boolean)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={item.name}
      description={facts.join(' · ')}
      footer={
        <>
          {buy !== null && item.status !== 'have' && (
            <Button
              variant="secondary"
              onClick={() => {
                onClose()
                buy(item)
              }}
            >
              {t('Put on the shopping list')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <div className="space-y-2 text-sm text-soft">
        {left !== null && <p className="font-semibold">{bestUsedBy(left, now)}</p>}
        {whoInWords(item, others).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{t('You help in this kitchen: its cooks change what is in it.')}</p>
      </div>
    </Dialog>
  )
}
