import type { CoreTemperature } from '../ingredients/core-kinds.ts'
import { nameInEnglish, pluralInEnglish } from '../ingredients/names.ts'
import { listed } from '../listed.ts'
import { isSeveral } from '../ingredients/several.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Amount } from './measure.ts'
import type { Method, Technique, Treatment } from './technique.ts'

/** A thing in a dish, as its texts speak of it. */
export interface Filling {
  id: IngredientId
  slot: string
  amount: Amount | null
  technique: Technique | null
  /** How hot it must be inside; null where that is not known of it, or not needed. */
  core: CoreTemperature | null
  /** How it is cooked here; null where it is not. */
  method: Method | null
  isPlural: boolean
  /** What it weighs, about; nothing where nobody weighed or counts it: a spoon of oil, a bay leaf. */
  grams?: number
  /** As it is called: "potatoes", "olive oil", "lemon". */
  called: string
}

/** Whether a text speaks of several of it: of what nobody measures there may be any number. */
function speaksOfSeveral(food: Ingredient | undefined, amount: Amount | null): boolean {
  if (food === undefined || food.name === food.plural) return false
  // As English has it, whatever the page speaks.
  const { shown: _, ...named } = food
  return amount === null || isSeveral(named, { most: amount.amount, unit: amount.unit })
}

/** Words that are plural as they stand: "oats", "greens". Of a food with one name for both nobody else can tell. */
const isPluralName = /(?:[^s]s|[^s]ies|gnocchi|ravioli|tortellini|shrimp)$/u
const singularInS =
  /(?:hummus|couscous|asparagus|molasses|swiss|citrus|watercress|lemongrass|cress|bass|brussels|schnapps|haggis)$/u

export function describeFilling(
  filling: Omit<Filling, 'isPlural' | 'called'>,
  vocabulary: Vocabulary,
): Filling {
  const { id, amount } = filling
  const food = vocabulary.ingredients.get(id)
  const areMany = speaksOfSeveral(food, amount)
  const called = areMany ? pluralInEnglish(id, vocabulary) : nameInEnglish(id, vocabulary)
  const isBoth = food?.name === food?.plural
  // Four trout are several, and so are oats; what two ears give is corn.
  const isCounted = amount?.unit === 'piece' && amount.amount > 1 && food?.countedAs === undefined
  const isPluralWord = isPluralName.test(called) && !singularInS.test(called)
  const isPlural = areMany || (isBoth && (isCounted || isPluralWord))
  return { ...filling, isPlural, called }
}

/** Clauses in a row: where one of them holds an "and", a comma parts them. */
export function listedClauses(clauses: readonly string[]): string {
  const last = clauses.at(-1)
  if (clauses.length < 2 || last === undefined || !clauses.some((each) => / and /u.test(each))) {
    return listed(clauses)
  }
  return `${clauses.slice(0, -1).join(', ')}, and ${last}`
}

export const bare = (fillings: readonly Filling[]) => listed(fillings.map(({ called }) => called))
export const definite = (fillings: readonly Filling[]) =>
  listed(fillings.map(({ called }) => `the ${called}`))
export const areSeveral = (fillings: readonly Filling[]) =>
  fillings.length > 1 || fillings[0]?.isPlural === true

/** Fills `{it}`, `{them}`, `{is}` and `{give|gives}` of a technique's text. */
export function spokenOf(text: string, fillings: readonly Filling[]): string {
  const several = areSeveral(fillings)
  return text.replaceAll(/\{([^}]*)\}/gu, (_, inside: string) => {
    if (inside === 'it') return definite(fillings)
    if (inside === 'them') return several ? 'them' : 'it'
    if (inside === 'is') return several ? 'are' : 'is'
    const [plural = '', singular = ''] = inside.split('|')
    return several ? plural : singular
  })
}

/** As `spokenOf`, of what was named just before: "until they are soft". */
export function spokenOfAgain(text: string, fillings: readonly Filling[]): string {
  const several = areSeveral(fillings)
  const subject = several ? 'they' : 'it'
  const object = several ? 'them' : 'it'
  return spokenOf(text.replace(/^\{it\}/u, subject).replaceAll('{it}', object), fillings)
}

export function treatmentOf({ technique, method }: Filling): Treatment {
  return (method === null ? undefined : technique?.methods[method]) ?? {}
}

/** What is done to things before they are cooked: those that are treated alike together; null where nothing is. */
export function prepared(fillings: readonly Filling[]): string | null {
  const alike = new Map<string, Filling[]>()
  for (const filling of fillings) {
    const { prep } = treatmentOf(filling)
    if (prep !== undefined) alike.set(prep, [...(alike.get(prep) ?? []), filling])
  }
  const clauses = [...alike].map(([prep, each]) => spokenOf(prep, each))
  if (clauses.length === 0) return null
  const isLong = clauses.some((clause) => /, | and /u.test(clause)) && clauses.length > 1
  return isLong ? clauses.join('. ') : listed(clauses)
}
