import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { readText } from '#domain/import/read-text.ts'
import { isRecipe, toImported } from '#domain/import/to-draft.ts'
import type { ReadOrder } from './import-host.ts'
import { readPage } from './read-page/read-page.ts'
import { withWholeAddresses } from './read-page/whole-addresses.ts'

/** The recipe on a page or in words; null where there is none. */
export function readOrder(order: ReadOrder): ImportedRecipe | null {
  if ('text' in order) {
    const { found, from } = readText(order.text)
    return isRecipe(found) ? toImported(found, from, null) : null
  }
  const { found, from } = readPage(order.html)
  if (!isRecipe(found)) return null
  return toImported(withWholeAddresses(found, order.address), from, order.address)
}
