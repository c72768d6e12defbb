import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
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
  /** None where they, the tip and how it keeps are still in English. */
  steps: z.array(text).optional(),
  storage: text.optional(),
  tip: text.optional(),
})
export type TranslatedRecipe = z.infer<typeof translatedRecipe>

/** The languages that our recipes are written in beside English, as their folders say. */
export async function translatedLanguages(): Promise<readonly string[]> {
  const languages = await readdir(join(catalogueFolder, 'languages'))
  return languages
    .filter((tag) => existsSync(join(catalogueFolder, 'languages', tag, 'recipes')))
    .toSorted()
}

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
 * number of them. Steps may be missing all together, and then the tip and how it keeps are in English as well. A number in
 * words counts too; one and halves may be said in either way.
 */
export function faultsOfTranslation(
  recipe: CatalogueRecipe,
  translated: TranslatedRecipe,
): string[] {
  const { ingredients, steps } = recipe
  const written = translated.steps
  if (translated.lines.length !== ingredients.length) {
    return [`${translated.lines.length} lines for ${ingredients.length}`]
  }
  if (written !== undefined && written.length !== steps.length) {
    return [`${written.length} steps for ${steps.length}`]
  }
  const pairs: Pair[] = [
    ['summary', recipe.summary, translated.summary],
    ...(written === undefined ? [] : methodPairs(recipe, { ...translated, steps: written })),
    ...ingredients.flatMap(({ item, note, without }, at) => [
      [`note of ${item}`, note, translated.lines[at]?.note] as const,
      [`loss of ${item}`, without, translated.lines[at]?.without] as const,
    ]),
  ]
  const sections = new Set(ingredients.flatMap(({ group }) => group ?? []))
  const known = new Set(Object.keys(translated.sections))
  return [
    ...(written === undefined && translated.storage !== undefined ? ['storage without steps'] : []),
    ...(written === undefined && translated.tip !== undefined ? ['tip without steps'] : []),
    ...[...sections].filter((name) => !known.has(name)).map((name) => `no section “${name}”`),
    ...[...known].filter((name) => !sections.has(name)).map((name) => `section “${name}” of none`),
    ...pairs.flatMap(([where, of, into]) => faultOfText(where, of, into)),
  ]
}

/** A text of a recipe beside its translation. */
type Pair = readonly [where: string, of: string | undefined, into: string | undefined]

const methodPairs = (
  recipe: CatalogueRecipe,
  { steps, storage, tip }: Pick<TranslatedRecipe, 'storage' | 'tip'> & { steps: readonly string[] },
): Pair[] => [
  ['storage', recipe.storage, storage],
  ['tip', recipe.tip, tip],
  ...recipe.steps.map((step, at): Pair => [`step ${at + 1}`, step, steps[at]]),
]

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
/** Numbers as languages write them in words: English, German, French, Spanish and Italian. */
const numberWords: Readonly<Record<string, string>> = {
  2: 'two zwei deux dos due',
  3: 'three drei trois tres tre',
  4: 'four vier quatre cuatro quattro',
  5: 'five fünf cinq cinco cinque',
  6: 'six sechs seis sei',
  7: 'seven sieben sept siete sette',
  8: 'eight acht huit ocho otto',
  9: 'nine neun neuf nueve nove',
  10: 'ten zehn dix diez dieci',
  12: 'twelve zwölf douze doce dodici',
  15: 'fifteen fünfzehn quinze quince quindici',
  20: 'twenty zwanzig vingt veinte venti',
  30: 'thirty dreißig trente treinta trenta',
}
const inWords = new Map(
  Object.entries(numberWords).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, number] as const),
  ),
)

const hours = '(?:hours?|Stunden?|heures?|horas?|or[ae])'
const withHalf = new RegExp(String.raw`(\d) ?(?:1\/2|½) ${hours}`, 'g')
const withQuarter = new RegExp(String.raw`(\d) ?(?:1\/4|¼) ${hours}`, 'g')

const shared = (words: string): string =>
  words
    .replaceAll(americanMeasure, '')
    .replaceAll(withHalf, '$1 30')
    .replaceAll(withQuarter, '$1 15')

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
    ...said.flatMap((word) => inWords.get(word.toLowerCase()) ?? []),
  ])
}
