import type { CollectionDetails } from './collection.ts'

interface ListedRecipe {
  title: string
  /** Where it can be read; null where it cannot any more. */
  address: string | null
}

/** A collection as a message: its name, what it is, and its recipes in their order. */
export function collectionAsText(
  { name, description }: Pick<CollectionDetails, 'name' | 'description'>,
  recipes: readonly ListedRecipe[],
): string {
  const lines = recipes.map(
    ({ title, address }, index) =>
      `${index + 1}. ${title}${address === null ? '' : `\n   ${address}`}`,
  )
  return [name, description, lines.join('\n')].filter((part) => part !== '').join('\n\n')
}
