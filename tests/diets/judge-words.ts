import { derive } from '#catalogue/derive.ts'
import type { Catalogue, CatalogueRecipe } from '#catalogue/read.ts'
import { schemaOrgRecipe } from '#domain/recipes/schema-org.ts'
import { rowOf } from './judge-foods.ts'
import { type FactTable, type FoodDiet, type Known, together } from './read-table.ts'
import { emptyTally, type Tally } from './tally.ts'

type Dish = ReturnType<typeof together>

/** What each name at schema.org claims. */
const schemaClaims: Readonly<Record<string, FoodDiet>> = {
  'https://schema.org/VegetarianDiet': 'vegetarian',
  'https://schema.org/VeganDiet': 'vegan',
  'https://schema.org/GlutenFreeDiet': 'gluten-free',
  'https://schema.org/LowLactoseDiet': 'dairy-free',
}

/** Phrases by which a text claims something of the dish that it belongs to. */
const textClaims: readonly (readonly [RegExp, (dish: Dish) => Known])[] = [
  [/\bvegan\b/iu, ({ keeps }) => keeps.vegan],
  [/\b(?:vegetarian|meatless|meat-free)\b/iu, ({ keeps }) => keeps.vegetarian],
  [/\b(?:gluten[- ]free|without gluten|no gluten)\b/iu, ({ keeps }) => keeps['gluten-free']],
  [
    /\b(?:dairy[- ]free|lactose[- ]free|without dairy|no dairy)\b/iu,
    ({ keeps }) => keeps['dairy-free'],
  ],
  [/\b(?:egg[- ]free|eggless)\b/iu, ({ holds }) => opposite(holds.eggs)],
  [/\b(?:nut[- ]free|without nuts|no nuts)\b/iu, ({ holds }) => opposite(holds.nuts)],
  [/\b(?:soy[- ]free|without soy|no soy)\b/iu, ({ holds }) => opposite(holds.soy)],
]

function opposite(held: Known): Known {
  if (held === 'differs' || held === 'unjudged') return held
  return held === 'yes' ? 'no' : 'yes'
}

/** What the specification of a page for search engines says. */
function judgeSchema(recipe: CatalogueRecipe, diets: readonly string[], dish: Dish, tally: Tally) {
  const written = schemaOrgRecipe(
    {
      title: recipe.title,
      summary: recipe.summary,
      image: null,
      servings: recipe.servings,
      readyInMinutes: recipe.minutes.total,
      activeMinutes: recipe.minutes.active,
      steps: recipe.steps,
      cuisine: recipe.cuisine,
      mealType: recipe.mealType,
      tags: recipe.tags,
      source: null,
      nutrition: null,
      lines: [],
    },
    { diets },
  )
  const named = written['suitableForDiet']
  for (const name of Array.isArray(named) ? named : []) {
    tally.checked++
    const diet = schemaClaims[String(name)]
    if (diet !== undefined && dish.keeps[diet] === 'yes') tally.decided++
    else tally.falselySafe.push({ of: `${recipe.slug} (schema.org)`, about: String(name) })
  }
}

/** What title, summary, tip, storage and steps claim of their own dish. */
function judgeTexts(recipe: CatalogueRecipe, dish: Dish, tally: Tally): void {
  const texts = [
    recipe.title,
    recipe.summary,
    recipe.storage ?? '',
    ...recipe.steps,
    ...recipe.ingredients.flatMap(({ note }) => note ?? []),
  ]
  for (const text of texts) {
    for (const [claim, known] of textClaims) {
      if (!claim.test(text)) continue
      tally.checked++
      if (known(dish) === 'yes') tally.decided++
      else tally.falselySafe.push({ of: `${recipe.slug} (text)`, about: text })
    }
  }
}

/** What is said of every recipe of ours to search engines, and in its own texts. */
export function judgeWords({ recipes, ingredients, facts }: Catalogue, table: FactTable): Tally {
  const tally = emptyTally()
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  for (const recipe of recipes) {
    const derived = derive(recipe, byId, facts)
    const dish = together(recipe.ingredients.map(({ item }) => rowOf(item, table)))
    judgeSchema(recipe, derived.diets, dish, tally)
    judgeTexts(recipe, dish, tally)
  }
  return tally
}
