import {
  type Avoidable,
  type Ingredient,
  ingredientCategories,
  type Substitution,
  type Transform,
  type Vocabulary,
} from '#domain/ingredients/vocabulary.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/** How the vocabulary travels from the build to the browser: as the cards do (transport.ts), in a file that comes after them. */

const vocabularyFormat = 'larder-vocabulary-4'

type PackedIngredient = [
  id: string,
  name: string,
  plural: string,
  parent: string | null,
  category: number,
  staple: 0 | 1,
  icon: string | null,
  shelfLifeDays: number | null,
  /** Normalised forms, joined by the separator. */
  aliases: string,
  /** Places in the lists of the file. */
  diets: number,
  freeOf: number,
  /** 0 where nobody weighed it. */
  gramsPerPiece: number,
  gramsPerCup: number,
]

type PackedSubstitution = Omit<Substitution, 'diets' | 'freeOf'> & { diets: number; freeOf: number }

interface VocabularyFile {
  format: typeof vocabularyFormat
  /** Each combination that some ingredient or substitution has, once. */
  diets: (readonly string[])[]
  freeOf: (readonly Avoidable[])[]
  ingredients: PackedIngredient[]
  substitutions: PackedSubstitution[]
  transforms: readonly Transform[]
}

const aliasSeparator = '|'

function isVocabularyFile(file: unknown): file is VocabularyFile {
  return hasFormat(file, vocabularyFormat)
}

/** Keeps each list once; the same words are the same place. */
function placesOf<Word extends string>() {
  const lists: (readonly Word[])[] = []
  const places = new Map<string, number>()
  function place(list: readonly Word[]): number {
    const key = list.join()
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, lists.push(list) - 1)
    return lists.length - 1
  }
  return { lists, place }
}

export function writeVocabulary(vocabulary: Vocabulary): VocabularyFile {
  const formsOf = new Map<string, string[]>()
  for (const [form, id] of vocabulary.aliases) {
    formsOf.set(id, [...(formsOf.get(id) ?? []), form])
  }
  const diets = placesOf<string>()
  const freeOf = placesOf<Avoidable>()
  const pack = (each: Ingredient): PackedIngredient => [
    each.id,
    each.name,
    each.plural,
    each.parent,
    ingredientCategories.indexOf(each.category),
    each.staple ? 1 : 0,
    each.icon,
    each.shelfLifeDays,
    (formsOf.get(each.id) ?? []).join(aliasSeparator),
    diets.place(each.diets),
    freeOf.place(each.freeOf),
    each.gramsPerPiece ?? 0,
    each.gramsPerCup ?? 0,
  ]
  return {
    format: vocabularyFormat,
    diets: diets.lists,
    freeOf: freeOf.lists,
    ingredients: [...vocabulary.ingredients.values()].map(pack),
    substitutions: vocabulary.substitutions.map((each) => ({
      ...each,
      diets: diets.place(each.diets),
      freeOf: freeOf.place(each.freeOf),
    })),
    transforms: vocabulary.transforms,
  }
}

type Lists = Pick<VocabularyFile, 'diets' | 'freeOf'>

function unpackIngredient(packed: PackedIngredient, lists: Lists): Ingredient {
  const [id, name, plural, parent, category, staple, icon, shelfLifeDays, , ...facts] = packed
  const [diets, freeOf, gramsPerPiece, gramsPerCup] = facts
  return {
    id,
    name,
    plural,
    parent,
    category: ingredientCategories[category] ?? 'Other',
    staple: staple === 1,
    icon,
    shelfLifeDays,
    gramsPerPiece: gramsPerPiece || null,
    gramsPerCup: gramsPerCup || null,
    diets: lists.diets[diets] ?? [],
    freeOf: lists.freeOf[freeOf] ?? [],
  }
}

/** @throws CatalogueFileError for what `writeVocabulary` of this version did not write */
export function readVocabulary(file: unknown): Vocabulary {
  if (!isVocabularyFile(file)) throw new CatalogueFileError(vocabularyFormat)
  const aliases = new Map<string, string>()
  for (const packed of file.ingredients) {
    for (const form of packed[8].split(aliasSeparator)) aliases.set(form, packed[0])
  }
  return {
    ingredients: new Map(
      file.ingredients.map((packed) => [packed[0], unpackIngredient(packed, file)]),
    ),
    aliases,
    substitutions: file.substitutions.map((each) => ({
      ...each,
      diets: file.diets[each.diets] ?? [],
      freeOf: file.freeOf[each.freeOf] ?? [],
    })),
    transforms: file.transforms,
  }
}
