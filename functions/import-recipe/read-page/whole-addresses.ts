import type { FoundRecipe } from '#domain/import/found-recipe.ts'

function whole(address: string | null, base: string | null): string | null {
  if (address === null) return null
  try {
    return base === null ? new URL(address).href : new URL(address, base).href
  } catch {
    return null
  }
}

/** With the addresses of its picture and its page as they are from anywhere. `address` is where it was read. */
export function withWholeAddresses(found: FoundRecipe, address: string | null): FoundRecipe {
  const url = whole(found.url, address)
  return { ...found, url, image: whole(found.image, address ?? url) }
}
