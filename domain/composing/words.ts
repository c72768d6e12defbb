import { nameInEnglish, pluralInEnglish } from '../ingredients/names.ts'
import { isSeveral } from '../ingredients/several.ts'
import type { Ingredient, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Amount } from './measure.ts'
import type { Filling } from './filling.ts'
import type { Treatment } from './technique.ts'
import type { Telling } from './telling.ts'

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

export const areSeveral = (fillings: readonly Filling[]) =>
  fillings.length > 1 || fillings[0]?.isPlural === true

export function treatmentOf({ technique, method }: Filling): Treatment {
  return (method === null ? undefined : technique?.methods[method]) ?? {}
}

/** Fillings by a text that is said of them, those first that it is said of first. */
export function groupedBy(
  fillings: readonly Filling[],
  textOf: (filling: Filling) => string | undefined,
): (readonly [text: string, fillings: readonly Filling[]])[] {
  const alike = new Map<string, Filling[]>()
  for (const filling of fillings) {
    const text = textOf(filling)
    if (text !== undefined) alike.set(text, [...(alike.get(text) ?? []), filling])
  }
  return [...alike]
}

/** What is done to things before they are cooked: those that are treated alike together; null where nothing is. */
export function prepared(fillings: readonly Filling[], telling: Telling): string | null {
  const clauses = groupedBy(fillings, (each) => treatmentOf(each).prep).map(([prep, each]) =>
    telling.spokenOf(telling.text(prep), each),
  )
  if (clauses.length === 0) return null
  const isLong = clauses.some(telling.isLong) && clauses.length > 1
  return isLong ? clauses.join('. ') : telling.listed(clauses)
}
