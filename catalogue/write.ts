import { createHash } from 'node:crypto'
import type { Unit } from '#domain/ingredients/units.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Need } from '#domain/matching/need.ts'
import { ownFigures } from '#domain/pantry/keeping-figures.ts'
import { factsIn } from '#domain/recipes/kitchen-facts.ts'
import { nutritionInfoOf } from '#domain/recipes/nutrition-of-lines.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { CatalogueFile, RecipeRow, TranslationRow } from './catalogue-file.ts'
import { contextsIn } from './contexts.ts'
import { derive } from './derive.ts'
import { kitchenFactsOf } from './kitchen-facts.ts'
import { madeOf } from './made-of.ts'
import type { Catalogue, CatalogueIngredient, CatalogueRecipe } from './read.ts'
import { contentsOfEntries } from './food-facts.ts'
import { allAliases, toIngredient, toSubstitutions, toVocabulary } from './vocabulary.ts'
import { measuresWritten } from './food-in-states.ts'
import { sentenceWithout, leavingOf } from './without.ts'

type ById = ReadonlyMap<string, CatalogueIngredient>

function byId(catalogue: Catalogue): ById {
  return new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
}

function coverOf({ slug }: CatalogueRecipe): string {
  return `/covers/${slug}.webp`
}

/** What people count or weigh: of spoons and splashes nobody knows how much is at home. */
const comparedUnits: ReadonlySet<Unit> = new Set(['piece', 'g', 'kg'])

/** How much a line takes, for its card; of a range the lesser end, and of what is closed to some readers nothing. */
function measureOf(
  { amount, unit = 'piece', optional }: CatalogueRecipe['ingredients'][number],
  { premium }: CatalogueRecipe,
): Pick<Need, 'measure'> {
  const isSaid = amount !== undefined && !optional && !premium && comparedUnits.has(unit)
  return isSaid ? { measure: `${amount}${unit === 'piece' ? '' : unit}` } : {}
}

function usedIn(contexts: readonly string[] = []): Pick<Need, 'contexts'> {
  return contexts.length === 0 ? {} : { contexts }
}

/** All recipes as the browser's lists and matching take them. */
export function toCards(catalogue: Catalogue): RecipeCard[] {
  const ingredients = byId(catalogue)
  const vocabulary = toVocabulary(catalogue)
  return catalogue.recipes.map((recipe) => {
    const contexts = contextsIn(recipe, vocabulary)
    const { diets, contains, freeOf, grams } = derive(recipe, ingredients, catalogue.facts)
    const made = madeOf(recipe, grams, ingredients)
    return {
      id: recipe.id,
      slug: recipe.slug,
      title: recipe.title,
      image: coverOf(recipe),
      readyInMinutes: recipe.minutes.total,
      servings: recipe.servings,
      difficulty: recipe.difficulty,
      cuisine: recipe.cuisine,
      mealType: recipe.mealType,
      diets,
      contains,
      freeOf,
      season: recipe.season,
      tags: recipe.tags,
      isPremium: recipe.premium,
      facts: kitchenFactsOf(recipe),
      rating: 0,
      reviewCount: 0,
      needs: recipe.ingredients.map((line, place) => ({
        ingredient: line.item,
        text: ingredients.get(line.item)?.name ?? line.item,
        optional: line.optional,
        ...leavingOf(line, ingredients.get(line.item)),
        ...usedIn(contexts[place]),
        ...(made.has(line.item) && { isMain: true }),
        ...measureOf(line, recipe),
      })),
    }
  })
}

/** A family may have a dozen: whoever reads them wants the best. */
const mostAlternatives = 6

/** What may take the place of each ingredient that has a substitution: its name → its best swaps. */
function alternativesOf(
  recipe: CatalogueRecipe,
  ingredients: ById,
  catalogue: Catalogue,
): Record<string, string[]> {
  const name = (id: string) => ingredients.get(id)?.name ?? id
  const alternatives: Record<string, string[]> = {}
  for (const { item } of recipe.ingredients) {
    const swaps = catalogue.substitutions
      .filter(({ need }) => need === item)
      .toSorted((a, b) => b.quality - a.quality)
      .map(({ uses }) => uses.map(name).join(' + '))
    if (swaps.length > 0) alternatives[name(item)] = [...new Set(swaps)].slice(0, mostAlternatives)
  }
  return alternatives
}

function toRecipeRow(
  recipe: CatalogueRecipe,
  ingredients: ById,
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): RecipeRow {
  const contexts = contextsIn(recipe, vocabulary)
  const { diets, contains, freeOf, grams, nutrition } = derive(recipe, ingredients, catalogue.facts)
  const made = madeOf(recipe, grams, ingredients)
  return {
    id: recipe.id,
    slug: recipe.slug,
    title: recipe.title,
    image: coverOf(recipe),
    ready_in_minutes: recipe.minutes.total,
    active_minutes: recipe.minutes.active,
    servings: recipe.servings,
    summary: recipe.summary,
    cuisine: recipe.cuisine,
    meal_type: recipe.mealType,
    difficulty: recipe.difficulty,
    diets,
    contains,
    free_of: freeOf,
    season: recipe.season,
    is_premium: recipe.premium,
    tags: recipe.tags,
    facts: factsIn(kitchenFactsOf(recipe)),
    lines: recipe.ingredients.map((line, place) => ({
      ingredient: line.item,
      section: line.group ?? null,
      optional: line.optional,
      use: line.use,
      without: sentenceWithout(line, ingredients.get(line.item)),
      contexts: contexts[place] ?? [],
      is_main: made.has(line.item),
      amount: line.amount ?? null,
      amount_max: line.max ?? null,
      unit: line.unit ?? (line.amount === undefined ? null : 'piece'),
      note: line.note ?? null,
      us: line.us ?? null,
    })),
    instructions: recipe.steps,
    nutrition_info: nutrition && nutritionInfoOf(nutrition, grams),
    alternatives: alternativesOf(recipe, ingredients, catalogue),
    tip: recipe.tip ?? null,
    storage: recipe.storage ?? null,
  }
}

function nutritionOf({ ndb }: CatalogueIngredient, facts: Catalogue['facts']) {
  const nutrition = ndb === undefined ? undefined : facts.get(ndb)
  return nutrition === undefined ? null : { ...nutrition }
}

/** Everything for the database's loader; without translations the recipes are in English alone. */
export function toCatalogueFile(
  catalogue: Catalogue,
  translations: readonly TranslationRow[] = [],
): CatalogueFile {
  const ingredients = byId(catalogue)
  const vocabulary = toVocabulary(catalogue)
  const content = {
    format: 'larder-catalogue-1' as const,
    ingredients: catalogue.ingredients.map((entry) => {
      const each = toIngredient(entry)
      const { contains } = contentsOfEntries([entry])
      return {
        slug: each.id,
        name: each.name,
        plural: each.plural,
        parent: each.parent,
        category: each.category,
        staple: each.staple,
        icon: each.icon,
        origin: entry.origin,
        contains,
        free_of: each.freeOf,
        diets: each.diets,
        season: entry.season,
        shelf_life_days: each.shelfLifeDays,
        keeping: ownFigures(each, vocabulary),
        grams_per_piece: entry.piece ?? null,
        grams_per_cup: entry.cup ?? null,
        nutrition: nutritionOf(entry, catalogue.facts),
        measures: measuresWritten(entry, catalogue),
      }
    }),
    aliases: allAliases(catalogue).map(({ form, ingredient, language }) => ({
      alias: form,
      ingredient,
      language,
    })),
    substitutions: toSubstitutions(catalogue).map(({ freeOf, alike = false, ...entry }) => ({
      ...entry,
      alike,
      free_of: freeOf,
    })),
    transforms: [...catalogue.transforms],
    recipes: catalogue.recipes.map((recipe) =>
      toRecipeRow(recipe, ingredients, catalogue, vocabulary),
    ),
    translations: [...translations],
  }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  // Foremost, where `hashIn` finds it.
  return { hash, ...content }
}
