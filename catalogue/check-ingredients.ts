import { normalise } from '#domain/ingredients/normalise.ts'
import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import { faultOfMixture } from './mixtures.ts'
import { aliasesOf } from './vocabulary.ts'
import type { Catalogue, CatalogueIngredient } from './read.ts'
import { ingredientFile } from './read.ts'
import type { Problem } from './problem.ts'
import { checkAllergens } from './check-allergens.ts'

function problem(entry: CatalogueIngredient, text: string): Problem {
  return { file: ingredientFile(entry.category), entry: entry.id, text }
}

function repeatedIds(entries: readonly CatalogueIngredient[]): Problem[] {
  const seen = new Map<string, CatalogueIngredient>()
  return entries.flatMap((entry) => {
    const earlier = seen.get(entry.id)
    seen.set(entry.id, entry)
    if (earlier === undefined) return []
    return [problem(entry, `is there twice (also in ${ingredientFile(earlier.category)})`)]
  })
}

function wrongParents(entries: readonly CatalogueIngredient[]): Problem[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return entries.flatMap((entry) => {
    if (entry.parent === undefined) return []
    if (!byId.has(entry.parent)) return [problem(entry, `unknown parent "${entry.parent}"`)]
    const path = [entry.id]
    for (let above = entry.parent; above !== undefined;) {
      if (path.includes(above)) {
        const circle = [...path, above].join(' → ')
        return above === entry.id ? [problem(entry, `is a kind of itself: ${circle}`)] : []
      }
      path.push(above)
      const next = byId.get(above)?.parent
      if (next === undefined) break
      above = next
    }
    return []
  })
}

function repeatedAliases(entries: readonly CatalogueIngredient[]): Problem[] {
  const owner = new Map<string, string>()
  return entries.flatMap((entry) =>
    aliasesOf(entry).flatMap(({ form, written }, index) => {
      if (form === '') return [problem(entry, `alias "${written}" has no letters`)]
      const other = owner.get(form)
      owner.set(form, other ?? entry.id)
      if (other === undefined) return []
      if (other !== entry.id) {
        return [problem(entry, `alias "${written}" (${form}) already means ${other}`)]
      }
      const isOwnName = index < 2
      return isOwnName ? [] : [problem(entry, `alias "${written}" says nothing new: drop it`)]
    }),
  )
}

function wrongPlurals(entries: readonly CatalogueIngredient[]): Problem[] {
  return entries.flatMap((entry) => {
    const { name, plural } = entry
    // `normalise` does not fold every regular plural back: kiwis, brioches.
    if (normalise(plural) === normalise(name) || plural === `${name}s`) return []
    return [problem(entry, `plural "${plural}" is not one of "${name}"`)]
  })
}

function unknownFacts(catalogue: Catalogue): Problem[] {
  return catalogue.ingredients.flatMap((entry) => {
    const problems: Problem[] = []
    if (entry.ndb !== undefined && !catalogue.facts.has(entry.ndb)) {
      problems.push(problem(entry, `NDB number ${entry.ndb} is not in facts/usda-sr28.csv`))
    }
    const fault = faultOfMixture(entry, catalogue)
    if (fault !== null) problems.push(problem(entry, fault))
    if (entry.icon !== undefined && !catalogue.icons.has(entry.icon)) {
      problems.push(problem(entry, `unknown icon "${entry.icon}": art/icons has no such file`))
    }
    return problems
  })
}

/** What must be stated as an allergen for each animal origin. */
const allergenOf = { dairy: 'dairy', egg: 'eggs' } as const

function originsWithoutAllergen(entries: readonly CatalogueIngredient[]): Problem[] {
  return entries.flatMap((entry) => {
    const { origin, contains } = entry
    if (contains === null || (origin !== 'dairy' && origin !== 'egg')) return []
    const allergen = allergenOf[origin]
    if (contains.includes(allergen)) return []
    return [problem(entry, `comes from ${origin} but does not contain ${allergen}`)]
  })
}

/** Allergens that only an animal gives. */
const ofAnimals: readonly Avoidable[] = [
  'dairy',
  'eggs',
  'fish',
  'shellfish',
  'crustaceans',
  'molluscs',
  'animal-rennet',
]

/** A plant that holds milk would make a recipe vegan that is not. */
function plantsWithAnimals(entries: readonly CatalogueIngredient[]): Problem[] {
  return entries.flatMap((entry) => {
    if (entry.origin !== 'plant' && entry.origin !== 'honey') return []
    const found = entry.contains?.filter((each) => ofAnimals.includes(each)) ?? []
    return found.map((each) => problem(entry, `comes from ${entry.origin} but contains ${each}`))
  })
}

/** Everything that must hold among the ingredients themselves. */
export function checkIngredients(catalogue: Catalogue): Problem[] {
  const { ingredients } = catalogue
  return [
    ...repeatedIds(ingredients),
    ...wrongParents(ingredients),
    ...repeatedAliases(ingredients),
    ...wrongPlurals(ingredients),
    ...originsWithoutAllergen(ingredients),
    ...plantsWithAnimals(ingredients),
    ...checkAllergens(ingredients),
    ...unknownFacts(catalogue),
  ]
}
