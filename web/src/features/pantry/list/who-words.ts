import { t } from '#domain/texts/t.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import type { OtherCooks } from '#web/lib/other-cooks.ts'

/** What others of the kitchen did with a thing, a sentence for each; nothing of who has left. */
export function whoInWords(
  { addedBy, usedUpBy, status }: PantryItem,
  others: OtherCooks | null,
): string[] {
  const [putBy, emptiedBy] = [others?.get(addedBy ?? ''), others?.get(usedUpBy ?? '')]
  return [
    ...(putBy === undefined ? [] : [t('{name} put it here.', { name: putBy })]),
    ...(emptiedBy === undefined || status !== 'out'
      ? []
      : [t('{name} used it up.', { name: emptiedBy })]),
  ]
}
