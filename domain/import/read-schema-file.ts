import type { RecipeDraft, RecipeSource } from '../recipes/draft.ts'
import { isPageAddress } from '../recipes/own/page-address.ts'
import { linesUnderHeadings } from './draft-lines.ts'
import { emptyDraft } from '../recipes/draft.ts'
import { fieldOf, isRecord, listOf, textOf, type Json } from './json.ts'
import { kindsAmong } from './kinds-named.ts'
import { plainLines } from './plain-text.ts'
import { readSchemaRecipe } from './read-schema-recipe.ts'
import { isRecipe, isThing } from './schema-thing.ts'

const mostDepth = 8

/** Every schema.org Recipe in what may be one, a list, a graph or a page around it. */
export function recipesWithin(json: Json, depth = 0): Json[] {
  if (isRecipe(json)) return [json]
  if (depth >= mostDepth) return []
  if (Array.isArray(json)) return json.flatMap((each) => recipesWithin(each, depth + 1))
  if (!isRecord(json)) return []
  return ['@graph', 'itemListElement', 'item', 'mainEntity', 'mainEntityOfPage', 'recipes'].flatMap(
    (name) => recipesWithin(fieldOf(json, name), depth + 1),
  )
}

/** The first web address in a text, a list, or an object that has one. */
export function addressOf(json: Json): string | null {
  for (const each of listOf(json)) {
    const text = textOf(each) ?? textOf(fieldOf(each, 'url', 'contentUrl', '@id'))
    if (text !== null && /^https?:\/\//i.test(text)) return text
  }
  return null
}

export function sourceOf(url: string | null, name: string | null): RecipeSource | null {
  const address = url !== null && isPageAddress(url) ? url : null
  return address === null && name === null ? null : { url: address, name }
}

export const paragraphsOf = (json: Json): string => plainLines(textOf(json) ?? '').join('\n')

/** Some apps write a section as a heading between the steps, not around them. */
function sectionsAroundSteps(steps: Json): Json {
  if (!Array.isArray(steps)) return steps
  const all: Json[] = []
  let inside: Json[] | null = null
  for (const step of steps) {
    const isHeading =
      fieldOf(step, '@type') === 'HowToSection' && fieldOf(step, 'itemListElement') === undefined
    if (isHeading) {
      inside = []
      all.push({ ...(isRecord(step) ? step : {}), itemListElement: inside })
    } else if (inside === null || fieldOf(step, '@type') === 'HowToSection') all.push(step)
    else inside.push(step)
  }
  return all
}

/** What apps that export schema.org say beside what pages do: notes, and where a recipe is from. */
export function readSchemaFile(json: Json): RecipeDraft | null {
  if (!isThing(json)) return null
  const steps = sectionsAroundSteps(fieldOf(json, 'recipeInstructions'))
  const found = readSchemaRecipe({ ...json, recipeInstructions: steps })
  if (found.title === null) return null
  const notes = listOf(fieldOf(json, 'comment')).find(
    (each) => textOf(fieldOf(each, 'name')) === 'Author Notes',
  )
  const { summary, image, servings, readyInMinutes, activeMinutes, nutrition } = found
  return {
    ...emptyDraft(found.title),
    summary: paragraphsOf(fieldOf(json, 'description')) || (summary ?? ''),
    image: addressOf(image),
    servings,
    readyInMinutes,
    activeMinutes,
    lines: linesUnderHeadings(found.lines.map(({ text }) => text)),
    steps: found.steps,
    ...kindsAmong([...found.category, ...found.cuisine, ...found.keywords]),
    tip: paragraphsOf(fieldOf(notes, 'text')) || null,
    source: sourceOf(
      found.url ?? addressOf(fieldOf(json, 'isBasedOn')),
      textOf(fieldOf(json, 'creditText')) ?? found.site ?? found.author,
    ),
    nutrition,
  }
}
