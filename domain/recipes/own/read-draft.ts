import { formatAmount } from '../../ingredients/format-quantity.ts'
import { normalise } from '../../ingredients/normalise.ts'
import { namesOf, readLines } from '../../ingredients/read-lines.ts'
import { readLine, suggestionsFor } from '../../ingredients/resolve.ts'
import type { ReadLine } from '../../ingredients/read-line.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import type { DraftLine, RecipeDraft } from '../draft.ts'
import type { LineUse } from '../line-use.ts'
import { derivedUses } from './derive-uses.ts'
import { type FurtherFood, furtherFoods } from './further-food.ts'
import { furtherFoodNote } from './further-row.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'

/** One thing that a line asks for: "salt and pepper" are two. Behind them stand its further foods, if any. */
export interface ReadThing {
  ingredient: IngredientId | null
  /** As this recipe calls it; null for the ingredient's own name. */
  name: string | null
  amount: number | null
  /** Upper end of "2–3". */
  amountMax: number | null
  unit: string | null
  note: string | null
  optional: boolean
  /** What it is there for; base where nothing is said. */
  use?: LineUse
  /** What is lost without it, where somebody said so. */
  without?: string
  /** What may have been meant, nearest first, where nothing is known by that name. */
  suggestions: readonly IngredientId[]
}

/** The lines of a draft as they are understood: for each of its lines one thing or more. */
export type DraftReading = readonly (readonly ReadThing[])[]

/** Kept as a fact of its own. */
const saysOptional = /(?:^|,\s*)optional(?:ly)?\b/giu

/** "14 oz each"; of one thing just "14 oz". */
function packOf({ packSize, amount }: ReadLine): string | null {
  if (packSize === null) return null
  const size = formatAmount(packSize.amount.min, packSize.unit, packSize.amount.max)
  return amount?.min === 1 && amount.max === null ? size : `${size} each`
}

function noteOf(line: ReadLine): string | null {
  const { part, size, preparation, alternatives } = line
  const different = [...new Set(alternatives)]
  const others = different.length === 0 ? null : `or ${different.join(' or ')}`
  // "(or oil)" stands among the preparation too.
  const isOther = (clause: string) =>
    different.some((name) => clause.trim().toLowerCase() === `or ${name}`.toLowerCase())
  const how = (preparation?.replace(saysOptional, '') ?? '')
    .split(',')
    .filter((clause) => !isOther(clause))
    .join(',')
    .trim()
  const said = [part, size, packOf(line), others, how === '' ? null : how].filter(
    (each) => each !== null,
  )
  return said.length === 0 ? null : said.join(', ').slice(0, ownRecipeLimits.note)
}

/** Null where things are counted by the ingredient's own name, which then takes its plural as it should. */
function nameOf(line: ReadLine, ingredient: IngredientId | null, vocabulary: Vocabulary) {
  const said = (line.name.trim() || line.original.trim()).slice(0, ownRecipeLimits.name)
  const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  if (known === undefined || said === '') return said || (known?.name ?? null)
  if (line.unit !== null) return said
  const form = normalise(said)
  return form === normalise(known.name) || form === normalise(known.plural) ? null : said
}

function thingOf(line: ReadLine, chosen: IngredientId | null, vocabulary: Vocabulary): ReadThing {
  const { resolution, optional } = line
  const ingredient = chosen ?? (resolution.kind === 'resolved' ? resolution.ingredient : null)
  const isStated = line.amount !== null && line.amount.min <= ownRecipeLimits.amount
  const most = isStated ? (line.amount?.max ?? null) : null
  return {
    ingredient,
    name: nameOf(line, ingredient, vocabulary),
    amount: isStated ? (line.amount?.min ?? null) : null,
    amountMax: most !== null && most <= ownRecipeLimits.amount ? most : null,
    unit: line.unit ?? (isStated ? 'piece' : null),
    note: noteOf(line),
    optional,
    suggestions: ingredient === null ? suggestionsFor(line, vocabulary) : [],
  }
}

const nothingMeasured = { amount: null, amountMax: null, unit: null, note: null, suggestions: [] }

/** One line that is said to mean an ingredient. What else it asks for stays there, as a thing that nobody knows. */
function readAsMeant(line: ReadLine, meant: IngredientId, vocabulary: Vocabulary): ReadThing[] {
  const thing = thingOf(line, meant, vocabulary)
  const others = namesOf(line, vocabulary).filter((name) => {
    const { resolution } = readLine(name, vocabulary)
    return resolution.kind !== 'resolved' || resolution.ingredient !== meant
  })
  if (others.length === 0) return [thing]
  const name = others.join(', ').slice(0, ownRecipeLimits.name)
  return [thing, { ...nothingMeasured, ingredient: null, name, optional: thing.optional }]
}

const thingOfFurther = ({ ingredient, name }: FurtherFood): ReadThing => ({
  ...nothingMeasured,
  ingredient,
  name: name?.slice(0, ownRecipeLimits.name) ?? null,
  note: furtherFoodNote,
  optional: true,
})

/** One line as the parser reads it, and as its cook says that it is meant. */
export function readDraftLine(
  { text, chosen, optional }: DraftLine,
  vocabulary: Vocabulary,
): ReadThing[] {
  const meant = chosen !== null && vocabulary.ingredients.has(chosen) ? chosen : null
  const lines = meant === null ? readLines(text, vocabulary) : [readLine(text, vocabulary)]
  const things = lines.flatMap((line) =>
    meant === null ? [thingOf(line, null, vocabulary)] : readAsMeant(line, meant, vocabulary),
  )
  const foods = things.map(({ ingredient }) => ingredient)
  // Names that nobody knows are what was chosen for them.
  const further = furtherFoods(lines, foods, vocabulary).filter(
    ({ ingredient }) => meant === null || (ingredient !== null && ingredient !== meant),
  )
  const asked = optional === undefined ? things : things.map((thing) => ({ ...thing, optional }))
  return [...asked, ...further.map(thingOfFurther)]
}

/** What the lines of a draft ask for, each by itself. */
export function readDraftLines(lines: readonly DraftLine[], vocabulary: Vocabulary): DraftReading {
  return lines.map((line) => readDraftLine(line, vocabulary))
}

type UsedDraft = Pick<RecipeDraft, 'lines' | 'title' | 'steps'>

/** A reading with what each thing is there for: as its line says, else by the rule. What is optional has no other use. */
export function withUses(
  draft: UsedDraft,
  reading: DraftReading,
  vocabulary: Vocabulary,
): DraftReading {
  const asked = draft.lines.flatMap(({ section }, index) =>
    (reading[index] ?? []).map((thing) => ({ ...thing, section })),
  )
  const derived = derivedUses(draft, asked, vocabulary)
  let place = 0
  return draft.lines.map(({ use: said, without }, index) =>
    (reading[index] ?? []).map((thing) => {
      const use = thing.optional ? 'base' : (said ?? derived[place] ?? 'base')
      place += 1
      if (use === 'base') return thing
      return without === undefined ? { ...thing, use } : { ...thing, use, without }
    }),
  )
}

/** All lines of a draft, for `toSavedRecipe` and for what is said of it while it is typed. */
export function readDraft(draft: UsedDraft, vocabulary: Vocabulary): DraftReading {
  return withUses(draft, readDraftLines(draft.lines, vocabulary), vocabulary)
}
