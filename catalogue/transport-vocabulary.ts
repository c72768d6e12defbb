import {
  type Avoidable,
  type Ingredient,
  ingredientCategories,
  type Substitution,
  type Transform,
  type Vocabulary,
} from '#domain/ingredients/vocabulary.ts'
import { CatalogueFileError, hasFormat, placesOf } from './transport-format.ts'

/** How the vocabulary travels from the build to the browser: as the cards do (transport.ts), in a file that comes after them. */

const vocabularyFormat = 'larder-vocabulary-5'

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

/** Families give many substitutions with the same words: what they share is named by its place. */
type PackedSubstitution = [
  /** Places among the ingredients. */
  need: number,
  uses: number | readonly number[],
  ratio: number,
  quality: number,
  /** Places in the lists of the file. */
  words: number,
  diets: number,
  freeOf: number,
]

type Words = readonly [context: string | null, note: string, alike?: 'alike']

interface VocabularyFile {
  format: typeof vocabularyFormat
  /** Each combination that some ingredient or substitution has, once. */
  diets: (readonly string[])[]
  freeOf: (readonly Avoidable[])[]
  /** Context and note, and whether the dish stays the same with it. */
  words: Words[]
  ingredients: PackedIngredient[]
  substitutions: PackedSubstitution[]
  transforms: readonly Transform[]
}

const aliasSeparator = '|'

function isVocabularyFile(file: unknown): file is VocabularyFile {
  return hasFormat(file, vocabularyFormat)
}

export function writeVocabulary(vocabulary: Vocabulary): VocabularyFile {
  const formsOf = new Map<string, string[]>()
  for (const [form, id] of vocabulary.aliases) {
    formsOf.set(id, [...(formsOf.get(id) ?? []), form])
  }
  const diets = placesOf<readonly string[]>()
  const freeOf = placesOf<readonly Avoidable[]>()
  const words = placesOf<Words>()
  const placeOf = new Map([...vocabulary.ingredients.keys()].map((id, place) => [id, place]))
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
  const packSubstitution = (each: Substitution): PackedSubstitution => {
    const [only = -1, ...others] = each.uses.map((id) => placeOf.get(id) ?? -1)
    return [
      placeOf.get(each.need) ?? -1,
      others.length === 0 ? only : [only, ...others],
      each.ratio,
      each.quality,
      words.place(each.alike ? [each.context, each.note, 'alike'] : [each.context, each.note]),
      diets.place(each.diets),
      freeOf.place(each.freeOf),
    ]
  }
  return {
    format: vocabularyFormat,
    diets: diets.lists,
    freeOf: freeOf.lists,
    words: words.lists,
    ingredients: [...vocabulary.ingredients.values()].map(pack),
    substitutions: vocabulary.substitutions.map(packSubstitution),
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

function unpackSubstitution(packed: PackedSubstitution, file: VocabularyFile): Substitution {
  const [need, uses, ratio, quality, words, diets, freeOf] = packed
  const id = (place: number) => file.ingredients[place]?.[0] ?? ''
  const [context = null, note = '', alike] = file.words[words] ?? []
  return {
    need: id(need),
    uses: typeof uses === 'number' ? [id(uses)] : uses.map(id),
    ratio,
    quality,
    context,
    ...(alike && { alike: true }),
    diets: file.diets[diets] ?? [],
    freeOf: file.freeOf[freeOf] ?? [],
    note,
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
    substitutions: file.substitutions.map((each) => unpackSubstitution(each, file)),
    transforms: file.transforms,
  }
}
