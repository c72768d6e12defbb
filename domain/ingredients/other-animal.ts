import { lineageOf } from './lineage.ts'
import { normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

const animals = ['beef', 'veal', 'lamb', 'pork', 'venison', 'chicken', 'turkey', 'duck'] as const

/** Cuts that several animals have. */
const anyAnimals =
  /^(?:(?:arm|blade|shoulder|loin|sirloin|rib|rump|leg|shank|neck|round|boneless|bone-in) )+(?:steaks?|chops?|roasts?|cutlets?|fillets?)$/iu
/** What ends a name, so that nothing behind an "or" goes on with it. */
const wholeCut = /\b(?:steak|chop|roast|cutlet|fillet|breast|thigh|mince)s?$/iu

/** The second of "veal shoulder arm or blade steaks" with its animal; null where it is a name of its own. */
export function withAnimalOf(first: string, name: string): string | null {
  const animal = animals.find((each) => normalise(first).startsWith(`${each} `))
  if (animal === undefined || wholeCut.test(first) || !anyAnimals.test(name)) return null
  return `${animal} ${name}`
}

/** "Veal shoulder or blade steaks" are of veal, although a blade steak alone is beef. */
export function isOfOtherAnimal(
  names: readonly string[],
  id: IngredientId,
  vocabulary: Vocabulary,
): boolean {
  const said = animals.filter((animal) => names.some((name) => normalise(name).includes(animal)))
  const kinds = lineageOf(id, vocabulary)
  const of = animals.find((animal) => kinds.includes(animal))
  return of !== undefined && said.length > 0 && !said.includes(of)
}
