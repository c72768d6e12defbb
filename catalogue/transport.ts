import {
  type Ingredient,
  ingredientCategories,
  type Substitution,
  type Transform,
  type Vocabulary,
} from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'

/**
 * How the catalogue travels from the build to the browser: written and read here, so that both ends
 * change together. Tuples and indexes rather than objects, for the weight on a phone.
 */

const vocabularyFormat = 'larder-vocabulary-2'
const cardsFormat = 'larder-cards-1'

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
]

interface VocabularyFile {
  format: typeof vocabularyFormat
  ingredients: PackedIngredient[]
  substitutions: readonly Substitution[]
  transforms: readonly Transform[]
}

type PackedCard = Omit<RecipeCard, 'needs' | 'rating' | 'reviewCount'> & {
  /** Ingredients by id; the optional ones end in the mark. */
  needs: string[]
}

interface CardsFile {
  format: typeof cardsFormat
  cards: PackedCard[]
}

const aliasSeparator = '|'
const optionalMark = '?'

/** A file of another build, or no file of ours at all. */
class CatalogueFileError extends Error {
  readonly code = 'catalogue_file_unknown'

  constructor(format: string) {
    super(`This is no ${format} file: reload to get the recipes of this version.`)
    this.name = 'CatalogueFileError'
  }
}

function hasFormat(file: unknown, format: string): boolean {
  return typeof file === 'object' && file !== null && 'format' in file && file.format === format
}

function isVocabularyFile(file: unknown): file is VocabularyFile {
  return hasFormat(file, vocabularyFormat)
}

function isCardsFile(file: unknown): file is CardsFile {
  return hasFormat(file, cardsFormat)
}

export function writeVocabulary(vocabulary: Vocabulary): VocabularyFile {
  const formsOf = new Map<string, string[]>()
  for (const [form, id] of vocabulary.aliases) {
    formsOf.set(id, [...(formsOf.get(id) ?? []), form])
  }
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
  ]
  return {
    format: vocabularyFormat,
    ingredients: [...vocabulary.ingredients.values()].map(pack),
    substitutions: vocabulary.substitutions,
    transforms: vocabulary.transforms,
  }
}

function unpackIngredient(packed: PackedIngredient): Ingredient {
  const [id, name, plural, parent, category, staple, icon, shelfLifeDays] = packed
  return {
    id,
    name,
    plural,
    parent,
    category: ingredientCategories[category] ?? 'Other',
    staple: staple === 1,
    icon,
    shelfLifeDays,
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
    ingredients: new Map(file.ingredients.map((packed) => [packed[0], unpackIngredient(packed)])),
    aliases,
    substitutions: file.substitutions,
    transforms: file.transforms,
  }
}

/** Lines of the catalogue are all resolved; ratings are the backend's. */
export function writeCards(cards: readonly RecipeCard[]): CardsFile {
  const pack = ({ needs, rating: _rating, reviewCount: _count, ...card }: RecipeCard) => ({
    ...card,
    needs: needs.flatMap(({ ingredient, optional }) =>
      ingredient === null ? [] : [`${ingredient}${optional ? optionalMark : ''}`],
    ),
  })
  return { format: cardsFormat, cards: cards.map(pack) }
}

/**
 * The cards as matching takes them. Ratings are not in the build: they are 0 until the backend says
 * otherwise. @throws CatalogueFileError for what `writeCards` of this version did not write
 */
export function readCards(file: unknown): RecipeCard[] {
  if (!isCardsFile(file)) throw new CatalogueFileError(cardsFormat)
  return file.cards.map(({ needs, ...card }) => ({
    ...card,
    rating: 0,
    reviewCount: 0,
    needs: needs.map((packed) => {
      const optional = packed.endsWith(optionalMark)
      const ingredient = optional ? packed.slice(0, -optionalMark.length) : packed
      return { ingredient, text: ingredient.replaceAll('-', ' '), optional }
    }),
  }))
}
