import type { RecipeDraft } from '../draft.ts'
import type { Difficulty } from '../kinds.ts'
import type { LineUse } from '../line-use.ts'
import { perNutrient, type NutritionInfo } from '../nutrition.ts'
import { furtherFoodNote, isFurtherFood } from './further-row.ts'
import { minutesOfSteps } from './minutes-of-steps.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'
import { isPageAddress } from './page-address.ts'
import type { DraftReading, ReadThing } from './read-draft.ts'

export const visibilities = ['private', 'followers', 'public'] as const
export type Visibility = (typeof visibilities)[number]

interface SavedLine {
  /** As it was written; null where a line before it holds the text of both. */
  text: string | null
  section: string | null
  slug: string | null
  name: string | null
  amount: number | null
  amount_max: number | null
  unit: string | null
  note: string | null
  optional: boolean
  /** Base where nothing is said. */
  use?: LineUse
  without?: string
}

/** The document that `rpc/save_recipe` and `rpc/save_recipes` take. */
export interface SavedRecipe {
  /** Of the recipe that it replaces; null for a new one. */
  id: number | null
  /** A UUID made by who sends it: the same one again makes no second recipe. */
  key: string
  /** Null leaves it as it is; a new one is private then. */
  visibility: Visibility | null
  title: string
  summary: string
  image: string | null
  servings: number | null
  ready_in_minutes: number | null
  active_minutes: number | null
  difficulty: Difficulty | null
  cuisine: string[]
  meal_type: string[]
  tags: string[]
  season: string[]
  ingredients: SavedLine[]
  instructions: string[]
  nutrition_info: NutritionInfo | null
  tip: string | null
  storage: string | null
  source: { url: string | null; name: string | null } | null
  copied_from: number | null
}

/** What a draft does not say of itself. */
export interface SavedAs {
  key: string
  visibility: Visibility | null
  id?: number | null
  copiedFrom?: number | null
  season?: readonly string[]
  /** As `nutritionOfReading` worked it out; what the source states goes before it. */
  nutrition?: NutritionInfo | null
}

/** What PostgreSQL takes no text with: control characters, and halves of a sign that was cut in two. */
const untakeable = /[^\P{Cc}\n\t]|\p{Cs}/gu

function textOrNull(text: string | null, longest: number): string | null {
  const said = text?.trim().slice(0, longest).replace(untakeable, '').trim() ?? ''
  return said === '' ? null : said
}

/** A whole number within bounds, or not stated. */
function whole(value: number | null, least: number, most: number): number | null {
  if (value === null || !Number.isFinite(value)) return null
  const rounded = Math.round(value)
  return rounded < least || rounded > most ? null : rounded
}

/** Words in lower case, each once. */
function words(list: readonly string[], most: number): string[] {
  const said = list.flatMap((each) => textOrNull(each.toLowerCase(), ownRecipeLimits.word) ?? [])
  return [...new Set(said)].slice(0, most)
}

function linesOf(draft: RecipeDraft, reading: DraftReading): SavedLine[] {
  const limits = ownRecipeLimits
  const lines = draft.lines.flatMap((line, index): SavedLine[] => {
    const section = textOrNull(line.section, limits.section)
    const text = textOrNull(line.text, limits.line)
    if (text === null) return []
    const things = reading[index] ?? []
    if (things.length === 0)
      return [{ ...unread, text, section, name: textOrNull(text, limits.name) }]
    return things.map((thing, place) => ({
      text: place === 0 ? text : null,
      section,
      slug: thing.ingredient,
      name: textOrNull(thing.name, limits.name),
      amount: thing.amount,
      amount_max: thing.amountMax,
      unit: thing.unit,
      note: textOrNull(thing.note, limits.note),
      optional: thing.optional,
      ...useOf(thing),
    }))
  })
  if (lines.length <= limits.lines) return lines
  const asked = lines.filter((line) => !isFurtherFood(line))
  return [...asked.slice(0, limits.lines - 1), cutOff]
}

function useOf({ use = 'base', without }: ReadThing): Pick<SavedLine, 'use' | 'without'> {
  if (use === 'base') return {}
  const lost = textOrNull(without ?? null, ownRecipeLimits.note)
  return lost === null ? { use } : { use, without: lost }
}

const unread: SavedLine = {
  text: null,
  section: null,
  slug: null,
  name: null,
  amount: null,
  amount_max: null,
  unit: null,
  note: null,
  optional: false,
}

/** What there is no place for may hold anything. */
const cutOff: SavedLine = {
  ...unread,
  name: 'more than is saved',
  note: furtherFoodNote,
  optional: true,
}

/** Without lines that the document has no place for. */
function withinLimits(info: NutritionInfo): NutritionInfo {
  return {
    ...info,
    grams: info.grams.slice(0, ownRecipeLimits.lines),
    missing: info.missing.filter((line) => line < ownRecipeLimits.lines),
  }
}

function nutritionOf(draft: RecipeDraft, computed: NutritionInfo | null): NutritionInfo | null {
  const { nutrition: stated } = draft
  if (stated === null) return computed && withinLimits(computed)
  const within = (value: number | null) =>
    value !== null && value >= 0 && value <= ownRecipeLimits.nutrient ? value : null
  return withinLimits({
    ...perNutrient((nutrient) => within(stated[nutrient])),
    partial: [],
    missing: [],
    known: null,
    counted: null,
    grams: computed?.grams ?? [],
  })
}

/** The work alone may take longer than what the steps say. */
const atLeast = (minutes: number | null, active: number | null): number | null =>
  minutes === null ? null : Math.max(minutes, active ?? 0)

/**
 * The document of a draft. What is longer than the database keeps is cut, and what is no such number is
 * not stated: an import loses a detail rather than the recipe. The picture is passed on as it is: only an own
 * uploaded one is taken.
 */
export function toSavedRecipe(
  draft: RecipeDraft,
  reading: DraftReading,
  { id = null, key, visibility, copiedFrom = null, season = [], nutrition = null }: SavedAs,
): SavedRecipe {
  const limits = ownRecipeLimits
  const stated = whole(draft.readyInMinutes, 1, limits.minutes)
  const active = whole(draft.activeMinutes, 0, stated ?? limits.minutes)
  const ready = stated ?? whole(atLeast(minutesOfSteps(draft.steps), active), 1, limits.minutes)
  const source = draft.source
  const url = textOrNull(source?.url ?? null, limits.address)
  const address = url !== null && isPageAddress(url) ? url : null
  const name = textOrNull(source?.name ?? null, limits.sourceName)
  return {
    id,
    key,
    visibility,
    title: textOrNull(draft.title, limits.title) ?? '',
    summary: textOrNull(draft.summary, limits.summary) ?? '',
    image: draft.image,
    servings: whole(draft.servings, 1, limits.servings),
    ready_in_minutes: ready,
    active_minutes: active,
    difficulty: draft.difficulty,
    cuisine: words(draft.cuisine, limits.cuisines),
    meal_type: words(draft.mealType, limits.meals),
    tags: words(draft.tags, limits.tags),
    season: [...season],
    ingredients: linesOf(draft, reading),
    instructions: draft.steps
      .flatMap((step) => textOrNull(step, limits.step) ?? [])
      .slice(0, limits.steps),
    nutrition_info: nutritionOf(draft, nutrition),
    tip: textOrNull(draft.tip, limits.tip),
    storage: textOrNull(draft.storage, limits.storage),
    source: address === null && name === null ? null : { url: address, name },
    copied_from: copiedFrom,
  }
}
