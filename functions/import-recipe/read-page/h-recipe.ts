import type { Thing } from '#domain/import/schema-thing.ts'
import { attribute, blockText, type Page } from './nodes.ts'

/** Classes of h-recipe and of the older hRecipe, by the property of schema.org that they mean. */
const classes: readonly (readonly [name: string, selector: string])[] = [
  ['name', '.p-name, .fn'],
  ['description', '.p-summary, .summary'],
  ['recipeIngredient', '.p-ingredient, .ingredient'],
  ['recipeInstructions', '.e-instructions, .instructions'],
  ['recipeYield', '.p-yield, .yield'],
  ['totalTime', '.dt-duration, .duration'],
  ['prepTime', '.preptime'],
  ['cookTime', '.cooktime'],
  ['image', '.u-photo, .photo'],
  ['author', '.p-author, .author'],
  ['recipeCategory', '.p-category'],
  ['keywords', '.tag'],
]

function valueOf(element: Parameters<typeof attribute>[0]): string {
  for (const name of ['src', 'datetime', 'title']) {
    const value = attribute(element, name)
    if (value !== undefined && value !== '' && (name !== 'title' || element.name === 'span')) {
      return value
    }
  }
  return blockText(element).trim()
}

/** The recipes that a page marks by the classes of microformats. */
export function recipesInMicroformats(page: Page): Thing[] {
  return page('.h-recipe, .hrecipe')
    .toArray()
    .map((root) => {
      const properties = classes.flatMap(([name, selector]) => {
        const values = page(root)
          .find(selector)
          .toArray()
          .map(valueOf)
          .filter((value) => value !== '')
        return values.length === 0 ? [] : [[name, values] as const]
      })
      return { ...Object.fromEntries(properties), '@type': 'Recipe' }
    })
}
