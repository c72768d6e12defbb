import { readMinutes } from './durations.ts'
import { type FoundRecipe, nothingFound, plainDraftLines } from './found-recipe.ts'
import { pictureOf } from './pictures.ts'
import { plainLines, plainText } from './plain-text.ts'
import { looksLikeIngredient, tidySteps } from './rows.ts'
import { readNutrition } from './schema-nutrition.ts'
import { readSteps } from './schema-steps.ts'
import {
  asList,
  firstLine,
  isThing,
  property,
  type Thing,
  typesOf,
  wordsOf,
} from './schema-thing.ts'
import { readYield } from './yields.ts'

/** "2 dl milk" given as `{value: 2, unitText: 'dl', name: 'milk'}`. */
function ofPropertyValue(thing: Thing): string {
  const amount = [
    property(thing, 'value', 'amount', 'quantity'),
    property(thing, 'unitText', 'unitCode', 'unit'),
  ]
  const name = property(thing, 'name', 'text', 'item', 'ingredient')
  return [...amount, name].flatMap(wordsOf).join(' ')
}

const fewestLines = 3

/** Some sites give all lines as one entry: three lines and more of which most have an amount are so many ingredients. */
function oneOrSeveral(entry: string): string[] {
  const lines = plainLines(entry)
  const counted = lines.filter((text) => looksLikeIngredient({ text, kind: 'item' })).length
  return lines.length >= fewestLines && counted * 2 > lines.length ? lines : [lines.join(' ')]
}

/** One line an ingredient. A list that was written as one text is parted at its breaks. */
function ingredientTexts(value: unknown): string[] {
  if (typeof value === 'string') return plainLines(value)
  return asList(value).flatMap((each): string[] => {
    if (typeof each === 'string') return oneOrSeveral(each)
    if (Array.isArray(each)) return ingredientTexts(each)
    if (!isThing(each)) return []
    if (typesOf(each).includes('itemlist'))
      return ingredientTexts(property(each, 'itemListElement'))
    return [plainText(ofPropertyValue(each))]
  })
}

/** Keywords and kinds are lists, or one text with commas. */
function listed(value: unknown): string[] {
  return wordsOf(value)
    .flatMap((words) => plainText(words).split(/\s*[,;|]\s*/u))
    .filter((word) => word !== '' && word.length <= 60)
}

function total(prepare: number | null, cook: number | null): number | null {
  return prepare === null && cook === null ? null : (prepare ?? 0) + (cook ?? 0)
}

/** "de-DE", or a thing of the type Language that is called so. */
function languageTag(value: unknown): string | null {
  const [first] = asList(value)
  const said = isThing(first) ? property(first, 'alternateName', 'name') : first
  return typeof said === 'string' && /^[a-z]{2,3}(?:[-_]\w+)*$/iu.test(said.trim())
    ? said.trim()
    : null
}

/** What a schema.org `Recipe` says. */
export function readSchemaRecipe(thing: Thing): FoundRecipe {
  const prepare = readMinutes(property(thing, 'prepTime'))
  const cook = readMinutes(property(thing, 'cookTime', 'performTime'))
  const address = property(thing, 'url', 'mainEntityOfPage', '@id')
  return {
    ...nothingFound,
    title: firstLine(property(thing, 'name', 'headline')),
    summary: firstLine(property(thing, 'description')),
    image: pictureOf(property(thing, 'image', 'thumbnailUrl')),
    ...readYield(property(thing, 'recipeYield', 'yield')),
    readyInMinutes: readMinutes(property(thing, 'totalTime')) ?? total(prepare, cook),
    activeMinutes: prepare,
    lines: plainDraftLines(
      ingredientTexts(property(thing, 'recipeIngredient', 'ingredients', 'ingredient')).filter(
        (text) => text !== '',
      ),
    ),
    steps: tidySteps(readSteps(property(thing, 'recipeInstructions', 'instructions', 'step'))),
    cuisine: listed(property(thing, 'recipeCuisine')),
    category: listed(property(thing, 'recipeCategory')),
    keywords: listed(property(thing, 'keywords')),
    nutrition: readNutrition(property(thing, 'nutrition')),
    author: firstLine(property(thing, 'author', 'creator')),
    site: firstLine(property(thing, 'publisher')),
    url: typeof address === 'string' && /^https?:/u.test(address) ? address : null,
    language: languageTag(property(thing, 'inLanguage')),
  }
}
