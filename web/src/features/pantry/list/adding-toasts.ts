import { t } from '#domain/texts/t.ts'
import { formatNumber } from '#domain/format-number.ts'
import { rowLimits } from '#domain/limits.ts'
import { guessesInWords, withoutGuesses } from '#domain/pantry/guesses.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { toast } from '#web/ui/toast.ts'
import type { useChangePantry } from '../use-pantry.ts'

/** Nothing was added: there is no room for it. */
export function toastPantryFull(): void {
  toast({
    title: t('A pantry holds {most} things', { most: formatNumber(rowLimits.pantry_items) }),
    description: t('Remove some that you no longer have.'),
    tone: 'error',
  })
}

/** Says what was guessed, with an Undo: of the pantry as it was `earlier`. */
export function toastGuesses(
  guesses: readonly PantryItem[],
  earlier: readonly PantryItem[],
  change: ReturnType<typeof useChangePantry>,
  fail: () => void,
): void {
  const takeBack = () =>
    void change((before) => withoutGuesses(before, guesses, earlier)).catch(fail)
  const { undo, ...words } = guessesInWords(guesses)
  toast({ ...words, action: { label: undo, onAction: takeBack } })
}
