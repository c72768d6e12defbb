import { formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { t } from '#domain/texts/t.ts'

/** "1 serving", "2½ servings". */
export function servingsInWords(servings: number): string {
  const shown = formatQuantity(servings)
  return t('{servings, plural, one {{shown} serving} other {{shown} servings}}', {
    servings,
    shown,
  })
}
