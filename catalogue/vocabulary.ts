import { countedAs } from '#domain/ingredients/counted-as.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import type {
  Ingredient,
  IngredientId,
  Substitution,
  Vocabulary,
} from '#domain/ingredients/vocabulary.ts'
import { gramsPerCup } from '#domain/recipes/weigh.ts'
import { categoryIcons } from './art/named-icons.ts'
import { coreTemperaturesStated } from './core-temperatures.ts'
import { dietsOfIngredients } from './diets.ts'
import { contentsOfEntries } from './food-facts.ts'
import { type AliasLanguage, aliasLanguages } from './format.ts'
import { dietsMetBy } from './swap-diets.ts'
import type { Catalogue, CatalogueIngredient } from './read.ts'

/** One normalised form that stands for one ingredient. */
export interface Alias {
  form: string
  ingredient: IngredientId
  language: AliasLanguage
  /** Whether it comes after the vocabulary, with the names in other languages. */
  isFurther: boolean
  /** As the file has it. */
  written: string
}

/** Every name of one ingredient, its own first; forms may repeat. */
export function aliasesOf(entry: CatalogueIngredient): Alias[] {
  const alias = (written: string, language: AliasLanguage, isFurther = language !== 'en') => ({
    form: normalise(written),
    ingredient: entry.id,
    language,
    isFurther,
    written,
  })
  const own = [alias(entry.name, 'en'), alias(entry.plural, 'en')]
  const others = aliasLanguages.flatMap((language) =>
    (entry.aliases[language] ?? []).map((written) => alias(written, language)),
  )
  const further = (entry.aliases.further ?? []).map((written) => alias(written, 'en', true))
  return [...own, ...others, ...further]
}

export function toIngredient(entry: CatalogueIngredient): Ingredient {
  const unit = countedAs({ ...entry, piece: entry.piece ?? null })
  return {
    id: entry.id,
    name: entry.name,
    plural: entry.plural,
    parent: entry.parent ?? null,
    category: entry.category,
    staple: entry.staple,
    icon: entry.icon ?? categoryIcons[entry.category],
    shelfLifeDays: entry.keeps ?? null,
    gramsPerPiece: entry.piece ?? null,
    gramsPerCup: gramsPerCup(entry),
    ...(unit !== undefined && { countedAs: unit }),
    diets: dietsOfIngredients([entry]),
    freeOf: contentsOfEntries([entry]).freeOf,
  }
}

/** Every substitution, with what is known of a dish that takes it. */
export function toSubstitutions({ substitutions, ingredients, facts }: Catalogue): Substitution[] {
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  return substitutions.map((entry) => ({
    need: entry.need,
    uses: entry.uses,
    ratio: entry.ratio,
    quality: entry.quality,
    context: entry.context ?? null,
    ...(entry.alike && { alike: true }),
    note: entry.note,
    diets: dietsMetBy(entry, byId, facts),
    freeOf: contentsOfEntries(entry.uses.flatMap((id) => byId.get(id) ?? [])).freeOf,
  }))
}

/** Every alias once, in the order of the files. check.ts sees to it that none means two things. */
export function allAliases(catalogue: Catalogue): Alias[] {
  const byForm = new Map<string, Alias>()
  for (const alias of catalogue.ingredients.flatMap(aliasesOf)) {
    if (!byForm.has(alias.form)) byForm.set(alias.form, alias)
  }
  return [...byForm.values()]
}

/** What resolving and matching stand on. */
export function toVocabulary(catalogue: Catalogue): Vocabulary {
  const ingredients = catalogue.ingredients.map(toIngredient)
  return {
    ingredients: new Map(ingredients.map((each) => [each.id, each])),
    aliases: new Map(allAliases(catalogue).map(({ form, ingredient }) => [form, ingredient])),
    substitutions: toSubstitutions(catalogue),
    transforms: catalogue.transforms,
    coreTemperatures: coreTemperaturesStated(catalogue),
  }
}
