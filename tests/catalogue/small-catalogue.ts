import type { CatalogueFile } from '#catalogue/catalogue-file.ts'

/** A catalogue of these recipes and foods, with all that they are a kind of, and what is said of any two of them. */
export function smallCatalogue(
  whole: CatalogueFile,
  recipes: CatalogueFile['recipes'],
  foods: readonly string[],
): CatalogueFile {
  const parents = new Map(whole.ingredients.map(({ slug, parent }) => [slug, parent]))
  const used = new Set<string>()
  const use = (slug: string | null | undefined) => {
    for (let at = slug ?? null; at !== null && !used.has(at); at = parents.get(at) ?? null) {
      used.add(at)
    }
  }
  foods.forEach(use)
  for (const { lines } of recipes) lines.forEach(({ ingredient }) => use(ingredient))
  const has = (...slugs: readonly string[]) => slugs.every((slug) => used.has(slug))
  return {
    format: whole.format,
    hash: '5'.repeat(64),
    recipes,
    ingredients: whole.ingredients.filter(({ slug }) => has(slug)),
    aliases: whole.aliases.filter(({ ingredient }) => has(ingredient)),
    substitutions: whole.substitutions.filter(({ need, uses }) => has(need, ...uses)),
    transforms: whole.transforms.filter(({ from, to }) => has(from, to)),
    translations: whole.translations.filter(({ recipe_id }) =>
      recipes.some(({ id }) => id === recipe_id),
    ),
  }
}
