import { checkCoreTemperatures } from './check-core-temperatures.ts'
import { checkIngredients } from './check-ingredients.ts'
import { checkPackages } from './check-packages.ts'
import { checkRecipes } from './check-recipes.ts'
import { checkSubstitutionsAndTransforms } from './check-relations.ts'
import { CatalogueInvalidError, type Problem } from './problem.ts'
import { type Catalogue, readCatalogue } from './read.ts'

/** Everything that is wrong between the entries of a catalogue; empty for a good one. */
export function checkCatalogue(catalogue: Catalogue): Problem[] {
  return [
    ...checkIngredients(catalogue),
    ...checkPackages(catalogue),
    ...checkCoreTemperatures(catalogue),
    ...checkSubstitutionsAndTransforms(catalogue),
    ...checkRecipes(catalogue),
  ]
}

/** The catalogue, read and found right. Throws CatalogueInvalidError with every problem. */
export async function readGoodCatalogue(folder?: string): Promise<Catalogue> {
  const { catalogue, problems } = await readCatalogue(folder)
  const all = [...problems, ...checkCatalogue(catalogue)]
  if (all.length > 0) throw new CatalogueInvalidError(all)
  return catalogue
}
