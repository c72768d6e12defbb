import { join } from 'node:path'
import { z } from 'zod'
import { catalogueFolder, type CatalogueRecipe } from './read.ts'
import { namesIn, parseEntry, readYaml } from './read-yaml.ts'
import type { Problem } from './problem.ts'

const text = z.string().trim().min(1)

/** The words of a recipe in another language. Its facts, amounts and names of foods come from elsewhere. */
const translatedRecipe = z.strictObject({
  title: text,
  summary: text,
  /** One for each line of the recipe, in order; empty where it has no words of its own. */
  lines: z.array(z.strictObject({ note: text.optional(), without: text.optional() })),
  /** By the words of the recipe: `{ For the dough: Für den Teig }`. */
  sections: z.record(text, text).default({}),
  steps: z.array(text),
  storage: text.optional(),
  tip: text.optional(),
})
export type TranslatedRecipe = z.infer<typeof translatedRecipe>

/** The translated recipes of a language, `de`, by slug, and what of them cannot be read. */
export async function readTranslations(
  tag: string,
): Promise<{ recipes: ReadonlyMap<string, TranslatedRecipe>; problems: readonly Problem[] }> {
  const name = `languages/${tag}/recipes`
  const problems: Problem[] = []
  const recipes = new Map<string, TranslatedRecipe>()
  for (const file of await namesIn(join(catalogueFolder, name), '.yaml')) {
    const place = { file: `${name}/${file}`, entry: 'recipe' }
    const raw = await readYaml(join(catalogueFolder, name), file, problems)
    const recipe = parseEntry(translatedRecipe, raw, place, problems)
    if (recipe !== null) recipes.set(file.replace(/\.yaml$/, ''), recipe)
  }
  return { recipes, problems }
}

/**
 * What a translation lacks, has too much, or states otherwise than the recipe: lines, steps, notes, sections, and each
 * number of them. A number in words counts as well; one and halves may be said in either way.
 */
export function faultsOfTranslation(
  recipe: CatalogueRecipe,
  translated: TranslatedRecipe,
): string[] {
  const { ingredients, steps } = recipe
  if (translated.lines.length !== ingredients.length) {
    return [`${translated.lines.length} lines for ${ingredients.length}`]
  }
  if (translated.steps.length !== steps.length) {
    return [`${translated.steps.length} steps for ${steps.length}`]
  }
  const pairs: (readonly [where: string, of: string | undefined, into: string | undefined])[] = [
    ['summary', recipe.summary, translated.summary],
    ['storage', recipe.storage, translated.storage],
    ['tip', recipe.tip, translated.tip],
    ...steps.map((step, at) => [`step ${at + 1}`, step, translated.steps[at]] as const),
    ...ingredients.flatMap(({ item, note, without }, at) => [
      [`note of ${item}`, note, translated.lines[at]?.note] as const,
      [`loss of ${item}`, without, translated.lines[at]?.without] as const,
    ]),
  ]
  const sections = new Set(ingredients.flatMap(({ group }) => group ?? []))
  const known = new Set(Object.keys(translated.sections))
  return [
    ...[...sections].filter((name) => !known.has(name)).map((name) => `no section “${name}”`),
    ...[...known].filter((name) => !sections.has(name)).map((name) => `section “${name}” of none`),
    ...pairs.flatMap(([where, of, into]) => faultOfText(where, of, into)),
  ]
}

function faultOfText(where: string, of: string | undefined, into: string | undefined): string[] {
  if (of === undefined && into === undefined) return []
  if (of === undefined) return [`${where} is not in the recipe`]
  if (into === undefined) return [`${where} is missing`]
  const lost = numbersIn(of).filter((number) => !allNumbersIn(into).has(number))
  const added = numbersIn(into).filter((number) => !allNumbersIn(of).has(number))
  return [
    ...lost.map((number) => `${where} has lost ${number}`),
    ...added.map((number) => `${where} has ${number} of its own`),
  ]
}

/** What Americans measure stands in brackets behind what all languages share. */
const americanMeasure = /\([^()]*(?:°F|\b(?:in|inch|inches|cups?|quart|lb|oz|tbsp)\b)[^()]*\)/g
const inWords: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
  zwölf: '12',
  fünfzehn: '15',
  zwanzig: '20',
  dreißig: '30',
}

const shared = (words: string): string =>
  words
    .replaceAll(americanMeasure, '')
    .replaceAll(/(\d) ?(?:1\/2|½) (?:hours?|Stunden?)/g, '$1 30')
    .replaceAll(/(\d) ?(?:1\/4|¼) (?:hours?|Stunden?)/g, '$1 15')

/** In digits; 1 is left out, for "a minute" is one as well. */
function numbersIn(words: string): string[] {
  const found = shared(words).match(/(?<![/\d])\d+(?:[.,]\d+)?(?![/\d])/g) ?? []
  return found.map((number) => number.replace(',', '.')).filter((number) => number !== '1')
}

/** In digits or in words. */
function allNumbersIn(words: string): Set<string> {
  const said = words.match(/\p{L}+/gu) ?? []
  return new Set([
    ...numbersIn(words),
    ...said.flatMap((word) => inWords[word.toLowerCase()] ?? []),
  ])
}
