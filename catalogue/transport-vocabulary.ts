import { atOnce, type InSteps } from '#domain/in-steps.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import { units } from '#domain/ingredients/units.ts'
import {
  type Avoidable,
  type Ingredient,
  ingredientCategories,
  type Substitution,
  type Transform,
  type Vocabulary,
} from '#domain/ingredients/vocabulary.ts'
import { packCores, type PackedCore, unpackCores } from './transport-cores.ts'
import { addForms, joinedByIngredient, type Name } from './transport-forms.ts'
import { CatalogueFileError, hasFormat, placesOf } from './transport-format.ts'

/**
 * How the vocabulary travels from the build to the browser: as the cards do (transport.ts), in a file that comes after them. The
 * names in other languages, and the further ones in English, are as much again, and come in a file of their own.
 */

const vocabularyFormat = 'larder-vocabulary-8'
const namesFormat = 'larder-names-1'

type PackedIngredient = [
  id: string,
  /** Null where it is the words of the id. */
  name: string | null,
  /** What follows the name in its plural, or the whole of it. */
  plural: '' | 's' | 'es' | readonly [whole: string],
  parent: string | null,
  category: number,
  staple: 0 | 1,
  icon: string | null,
  shelfLifeDays: number | null,
  /** English forms besides those of name and plural, normalised and joined by the separator. */
  aliases: string,
  /** Places in the lists of the file. */
  diets: number,
  freeOf: number,
  /** 0 where nobody weighed it. */
  gramsPerPiece: number,
  gramsPerCup: number,
  /** Place among the units; absent where it is counted by its own name. */
  countedAs?: number,
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
  cores: readonly PackedCore[]
}

/** The names that travel apart, an entry for each ingredient in the order of the vocabulary's file. */
interface NamesFile {
  format: typeof namesFormat
  names: readonly string[]
}

function isVocabularyFile(file: unknown): file is VocabularyFile {
  return hasFormat(file, vocabularyFormat)
}

function isNamesFile(file: unknown): file is NamesFile {
  return hasFormat(file, namesFormat)
}

const wordsOf = (id: string) => id.replaceAll('-', ' ')

function packPlural({ name, plural }: Ingredient): PackedIngredient[2] {
  const ending = (['', 's', 'es'] as const).find((each) => plural === `${name}${each}`)
  return ending ?? [plural]
}

const unitOf = ({ countedAs }: Ingredient): [countedAs?: number] =>
  countedAs === undefined ? [] : [units.indexOf(countedAs)]

/** The forms of an ingredient's own name, which every reader can make. */
const ownForms = ({ name, plural }: Ingredient) => [normalise(name), normalise(plural)]

/** @param names of the vocabulary's ingredients, of which those that do not travel apart are written */
export function writeVocabulary(vocabulary: Vocabulary, names: readonly Name[]): VocabularyFile {
  const { ingredients } = vocabulary
  const isOwn = ({ form, ingredient }: Name) => {
    const named = ingredients.get(ingredient)
    return named !== undefined && ownForms(named).includes(form)
  }
  const english = joinedByIngredient(names.filter((each) => !each.isFurther && !isOwn(each)))
  const diets = placesOf<readonly string[]>()
  const freeOf = placesOf<readonly Avoidable[]>()
  const words = placesOf<Words>()
  const placeOf = new Map([...ingredients.keys()].map((id, place) => [id, place]))
  const pack = (each: Ingredient): PackedIngredient => [
    each.id,
    each.name === wordsOf(each.id) ? null : each.name,
    packPlural(each),
    each.parent,
    ingredientCategories.indexOf(each.category),
    each.staple ? 1 : 0,
    each.icon,
    each.shelfLifeDays,
    english(each.id),
    diets.place(each.diets),
    freeOf.place(each.freeOf),
    each.gramsPerPiece ?? 0,
    each.gramsPerCup ?? 0,
    ...unitOf(each),
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
    ingredients: [...ingredients.values()].map(pack),
    substitutions: vocabulary.substitutions.map(packSubstitution),
    transforms: vocabulary.transforms,
    cores: packCores(vocabulary, placeOf),
  }
}

/** The names that `writeVocabulary` leaves out. */
export function writeNames({ ingredients }: Vocabulary, names: readonly Name[]): NamesFile {
  const others = joinedByIngredient(names.filter(({ isFurther }) => isFurther))
  return { format: namesFormat, names: [...ingredients.keys()].map(others) }
}

type Lists = Pick<VocabularyFile, 'diets' | 'freeOf'>

function unpackIngredient(packed: PackedIngredient, lists: Lists): Ingredient {
  const [id, named, plural, parent, category, staple, icon, shelfLifeDays, , ...facts] = packed
  const name = named ?? wordsOf(id)
  const [diets, freeOf, gramsPerPiece, gramsPerCup, unit] = facts
  const countedAs = unit === undefined ? undefined : units[unit]
  return {
    id,
    name,
    plural: typeof plural === 'string' ? `${name}${plural}` : plural[0],
    parent,
    category: ingredientCategories[category] ?? 'Other',
    staple: staple === 1,
    icon,
    shelfLifeDays,
    gramsPerPiece: gramsPerPiece || null,
    gramsPerCup: gramsPerCup || null,
    ...(countedAs && { countedAs }),
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

/** So many foods are read at once: a slow phone takes some milliseconds for them. */
const readAtOnce = 200

/**
 * The vocabulary without the names that travel apart, which `readingNames` adds. It may be left for something else at each step:
 * reading all of it takes a slow phone longer than somebody who types should wait.
 *
 * @throws CatalogueFileError for what `writeVocabulary` of this version did not write
 */
export function* readingVocabulary(file: unknown): InSteps<Vocabulary> {
  if (!isVocabularyFile(file)) throw new CatalogueFileError(vocabularyFormat)
  const id = (place: number) => file.ingredients[place]?.[0] ?? ''
  const ingredients = new Map<string, Ingredient>()
  const aliases = new Map<string, string>()
  // What is listed goes before a name that is only like it.
  for (const [place, packed] of file.ingredients.entries()) {
    if (place % readAtOnce === 0) yield
    ingredients.set(packed[0], unpackIngredient(packed, file))
    addForms(aliases, packed[8], packed[0])
  }
  let read = 0
  for (const each of ingredients.values()) {
    if (read++ % readAtOnce === 0) yield
    for (const form of ownForms(each)) if (!aliases.has(form)) aliases.set(form, each.id)
  }
  yield
  return {
    ingredients,
    aliases,
    substitutions: file.substitutions.map((each) => unpackSubstitution(each, file)),
    transforms: file.transforms,
    coreTemperatures: unpackCores(file.cores, id),
  }
}

/** As `readingVocabulary`, in one go. */
export const readVocabulary = (file: unknown): Vocabulary => atOnce(readingVocabulary(file))

/**
 * The vocabulary with the names that travel apart, read in steps as the vocabulary is.
 *
 * @throws CatalogueFileError for what `writeNames` of this version did not write for this vocabulary
 */
export function* readingNames(vocabulary: Vocabulary, file: unknown): InSteps<Vocabulary> {
  const ids = [...vocabulary.ingredients.keys()]
  if (!isNamesFile(file) || file.names.length !== ids.length) {
    throw new CatalogueFileError(namesFormat)
  }
  const aliases = new Map(vocabulary.aliases)
  for (const [place, forms] of file.names.entries()) {
    if (place % readAtOnce === 0) yield
    addForms(aliases, forms, ids[place] ?? '')
  }
  return { ...vocabulary, aliases }
}

/** As `readingNames`, in one go. */
export const withNames = (vocabulary: Vocabulary, file: unknown): Vocabulary =>
  atOnce(readingNames(vocabulary, file))
