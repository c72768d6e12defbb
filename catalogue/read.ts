import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import {
  type IngredientCategory,
  ingredientCategories,
  type Nutrition,
} from '#domain/ingredients/vocabulary.ts'
import {
  type CoreTemperatureEntry,
  coreTemperatureEntry,
  coreTemperaturesFile,
} from './core-temperature-format.ts'
import { readFacts } from './facts.ts'
import { type CatalogueSubstitution, expandFamilies } from './families.ts'
import { familyEntry } from './family-format.ts'
import {
  type IngredientEntry,
  ingredientEntry,
  type RecipeEntry,
  recipeEntry,
  type StatesEntry,
  statesEntry,
  substitutionEntry,
  type TransformEntry,
  transformEntry,
} from './format.ts'
import { type PackagesEntry, packagesEntry } from './package-format.ts'
import { namesIn, parseEntry, readList, readYaml } from './read-yaml.ts'
import { withMixtures } from './mixtures.ts'
import { readRows } from './rows/food-rows.ts'
import type { Problem } from './problem.ts'

export interface CatalogueIngredient
  extends
    IngredientEntry,
    Partial<Pick<StatesEntry, 'pieces' | 'states'>>,
    Partial<Pick<PackagesEntry, 'packages'>> {
  category: IngredientCategory
}

export interface CatalogueRecipe extends RecipeEntry {
  /** The file's name. */
  slug: string
}

/** Everything in the folder, each entry of the right shape; check.ts says whether it holds together. */
export interface Catalogue {
  ingredients: readonly CatalogueIngredient[]
  /** Those of substitutions.yaml first, then those that follow from families. */
  substitutions: readonly CatalogueSubstitution[]
  transforms: readonly TransformEntry[]
  coreTemperatures: readonly CoreTemperatureEntry[]
  recipes: readonly CatalogueRecipe[]
  /** Nutrition per 100 g by NDB number. */
  facts: ReadonlyMap<string, Nutrition>
  /** The descriptions of the rows in plain words, by NDB number. */
  rowNames: ReadonlyMap<string, string>
  /** Names of the icons in art/icons. */
  icons: ReadonlySet<string>
}

export const catalogueFolder = dirname(fileURLToPath(import.meta.url))

/** File of a category's ingredients inside catalogue/: `ingredients/fish-and-seafood.yaml`. */
export function ingredientFile(category: IngredientCategory, folder = 'ingredients'): string {
  const slug = category
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, '-')
  return `${folder}/${slug}.yaml`
}

/** What a file says of the ingredients of a category, by id; one that is not there says nothing. */
async function readOfIngredients<Schema extends z.ZodType<{ id: string }>>(
  folder: string,
  file: string,
  schema: Schema,
  entries: readonly IngredientEntry[],
  problems: Problem[],
): Promise<ReadonlyMap<string, z.output<Schema>>> {
  if (!existsSync(join(folder, file))) return new Map()
  const known = new Set(entries.map(({ id }) => id))
  const found = new Map<string, z.output<Schema>>()
  for (const facts of await readList(folder, file, schema, problems)) {
    const { id } = facts
    if (!known.has(id))
      problems.push({ file, entry: id, text: 'is no ingredient of this category' })
    if (found.has(id)) problems.push({ file, entry: id, text: 'stands here twice' })
    found.set(id, facts)
  }
  return found
}

async function readIngredients(
  folder: string,
  problems: Problem[],
): Promise<CatalogueIngredient[]> {
  const byFile = new Map(ingredientCategories.map((each) => [ingredientFile(each), each]))
  const files = await namesIn(join(folder, 'ingredients'), '.yaml')
  const lists = files.map(async (name) => {
    const file = `ingredients/${name}`
    const category = byFile.get(file)
    if (category === undefined) {
      problems.push({ file, entry: 'file', text: 'is not named after a category' })
      return []
    }
    const entries = await readList(folder, file, ingredientEntry, problems)
    const states = await readOfIngredients(folder, `states/${name}`, statesEntry, entries, problems)
    const sold = await readOfIngredients(
      folder,
      `packages/${name}`,
      packagesEntry,
      entries,
      problems,
    )
    return entries.map((entry) => {
      const { weights, ...others } = states.get(entry.id) ?? {}
      const { packages = {} } = sold.get(entry.id) ?? {}
      return { ...entry, ...others, packages, weights: { ...weights, ...entry.weights }, category }
    })
  })
  return (await Promise.all(lists)).flat()
}

async function readRecipes(folder: string, problems: Problem[]): Promise<CatalogueRecipe[]> {
  const files = await namesIn(join(folder, 'recipes'), '.yaml')
  const recipes = files.map(async (name) => {
    const file = `recipes/${name}`
    const slug = basename(name, '.yaml')
    const raw = await readYaml(folder, file, problems)
    const recipe = parseEntry(recipeEntry, raw, { file, entry: slug }, problems)
    return recipe === null ? [] : [{ ...recipe, slug }]
  })
  return (await Promise.all(recipes)).flat().toSorted((a, b) => a.id - b.id)
}

/**
 * Reads the whole catalogue. An entry that does not have the right shape is left out and reported;
 * the rest is still read, so that one run tells everything.
 */
export async function readCatalogue(
  folder: string = catalogueFolder,
): Promise<{ catalogue: Catalogue; problems: readonly Problem[] }> {
  const problems: Problem[] = []
  const [
    ingredients,
    written,
    families,
    transforms,
    coreTemperatures,
    recipes,
    facts,
    rows,
    icons,
  ] = await Promise.all([
    readIngredients(folder, problems),
    readList(folder, 'substitutions.yaml', substitutionEntry, problems),
    readList(folder, 'families.yaml', familyEntry, problems),
    readList(folder, 'transforms.yaml', transformEntry, problems),
    readList(folder, coreTemperaturesFile, coreTemperatureEntry, problems),
    readRecipes(folder, problems),
    readFacts(join(folder, 'facts/usda-sr28.csv')),
    readRows(join(folder, 'facts/usda-sr28.csv')),
    namesIn(join(folder, 'art/icons'), '.svg'),
  ])
  const names = new Set(icons.map((icon) => basename(icon, '.svg')))
  const substitutions = [...written, ...expandFamilies(families, written, ingredients)]
  const rowNames = new Map(rows.map(({ ndb, words }) => [ndb, words]))
  const catalogue = {
    ...withMixtures(ingredients, { facts, rowNames }),
    substitutions,
    transforms,
    coreTemperatures,
    recipes,
    icons: names,
  }
  return { catalogue, problems }
}
