import type { Thing } from '#domain/import/schema-thing.ts'
import {
  attribute,
  blockText,
  elementsIn,
  hasClass,
  type PageElement,
  type Parent,
} from './nodes.ts'

/** Classes of h-recipe and of the older hRecipe, by the property of schema.org that they mean; the first that is there counts. */
const classes: readonly (readonly [name: string, classes: readonly string[]])[] = [
  ['name', ['p-name', 'fn']],
  ['description', ['p-summary', 'summary']],
  ['recipeIngredient', ['p-ingredient', 'ingredient']],
  ['recipeInstructions', ['e-instructions', 'instructions', 'instruction']],
  ['recipeYield', ['p-yield', 'yield']],
  ['totalTime', ['dt-duration', 'duration']],
  ['prepTime', ['preptime']],
  ['cookTime', ['cooktime']],
  ['image', ['u-photo', 'photo']],
  ['author', ['p-author', 'author']],
  ['recipeCategory', ['p-category']],
  ['keywords', ['tag']],
]

const mostRecipes = 30

function valueOf(element: PageElement): string {
  for (const name of ['src', 'datetime', 'title']) {
    const value = attribute(element, name)
    if (value !== undefined && value !== '' && (name !== 'title' || element.name === 'span')) {
      return value
    }
  }
  return blockText(element).trim()
}

/** The recipes that a page marks by the classes of microformats. */
export function recipesInMicroformats(page: Parent): Thing[] {
  const isRecipe = (element: PageElement) =>
    hasClass(element, 'h-recipe') || hasClass(element, 'hrecipe')
  return elementsIn(page, isRecipe)
    .slice(0, mostRecipes)
    .map((root) => {
      const properties = classes.flatMap(([name, marks]) => {
        const values = marks
          .map((mark) => elementsIn(root, (element) => hasClass(element, mark)).map(valueOf))
          .map((texts) => texts.filter((text) => text !== ''))
          .find((texts) => texts.length > 0)
        return values === undefined ? [] : [[name, values] as const]
      })
      return { ...Object.fromEntries(properties), '@type': 'Recipe' }
    })
}
