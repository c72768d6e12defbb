import type { InventedFacts } from '#domain/chat/read-invented.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { listInWords } from '#web/features/recipes/words.ts'

/**
 * What somebody must know before they cook a made-up recipe; null where nothing stands against it.
 *
 * @param facts null until they are there
 */
export function inventedWarning(
  { restrictions, preferences }: Pick<Diet, 'restrictions' | 'preferences'>,
  facts: InventedFacts | null,
): string | null {
  if (restrictions.length === 0 && preferences.length === 0) return null
  if (facts === null) return 'Not checked yet against what you avoid.'
  const contained = facts.contains.filter((each) => restrictions.includes(each))
  if (contained.length > 0) {
    return `Contains ${listInWords(contained, contained.length)}, which you avoid.`
  }
  if (!facts.isAll && restrictions.length > 0) {
    return `Not every line could be read, so it is not known whether this contains ${either(restrictions)}.`
  }
  const broken = preferences.filter((diet) => !facts.diets.includes(diet))
  return broken.length === 0 ? null : `Not known to be ${listInWords(broken, broken.length)}.`
}

function either(names: readonly string[]): string {
  return listInWords(names, names.length).replace(/ and (?=[^ ]+$)/u, ' or ')
}
