import { t } from '../../texts/t.ts'
import type { RecipeDraft } from '../draft.ts'
import { difficulties, type Difficulty } from '../kinds.ts'
import type { NutritionValues } from '../nutrition.ts'
import { isPageAddress } from './page-address.ts'
import { ownRecipeLimits } from './own-recipe-limits.ts'
import type { Visibility } from './saved-recipe.ts'
import {
  choicesOf,
  linesOfText,
  textOfLines,
  optionsOf,
  type LineChoices,
  type LineOptions,
  type LineUses,
  usesOf,
} from './written-lines.ts'

/** A recipe as somebody types it: what is stored while they do. */
export interface RecipeForm {
  /** Of the recipe that is changed; null for a new one. */
  id: number | null
  /** Made with the form, so that saving it twice makes one recipe. */
  key: string
  visibility: Visibility
  /** As the recipe that is changed was when that began; null for a new one. */
  basedOn: { updatedAt: string; visibility: Visibility } | null
  /** The recipe that it began with. */
  copiedFrom: number | null
  season: string[]
  title: string
  summary: string
  /** Path of an own picture on the backend, or of a cover. */
  image: string | null
  servings: string
  readyInMinutes: string
  activeMinutes: string
  /** One line each. */
  lines: string
  choices: LineChoices
  options: LineOptions
  uses: LineUses
  steps: string[]
  cuisine: string[]
  mealType: string[]
  difficulty: Difficulty | ''
  /** With commas. */
  tags: string
  tip: string
  storage: string
  sourceName: string
  sourceUrl: string
  /** In which its source says that it is written; '' where it says nothing. */
  language: string
  /** As the source states it; null to work it out. */
  nutrition: NutritionValues | null
}

export function emptyForm(key: string): RecipeForm {
  return {
    id: null,
    key,
    visibility: 'private',
    basedOn: null,
    copiedFrom: null,
    season: [],
    title: '',
    summary: '',
    image: null,
    servings: '',
    readyInMinutes: '',
    activeMinutes: '',
    lines: '',
    choices: {},
    options: {},
    uses: {},
    steps: [''],
    cuisine: [],
    mealType: [],
    difficulty: '',
    tags: '',
    tip: '',
    storage: '',
    sourceName: '',
    sourceUrl: '',
    language: '',
    nutrition: null,
  }
}

const typed = (value: number | null) => (value === null ? '' : String(value))

/** A draft from elsewhere, to be looked through. A picture of another site is not shown. */
export function formOfDraft(draft: RecipeDraft, key: string): RecipeForm {
  return {
    ...emptyForm(key),
    title: draft.title,
    summary: draft.summary,
    image: draft.image?.startsWith('/') === true ? draft.image : null,
    servings: typed(draft.servings),
    readyInMinutes: typed(draft.readyInMinutes),
    activeMinutes: typed(draft.activeMinutes),
    lines: textOfLines(draft.lines),
    choices: choicesOf(draft.lines),
    options: optionsOf(draft.lines),
    uses: usesOf(draft.lines),
    steps: draft.steps.length === 0 ? [''] : [...draft.steps],
    cuisine: [...draft.cuisine],
    mealType: [...draft.mealType],
    difficulty: draft.difficulty ?? '',
    tags: draft.tags.join(', '),
    tip: draft.tip ?? '',
    storage: draft.storage ?? '',
    sourceName: draft.source?.name ?? '',
    sourceUrl: draft.source?.url ?? '',
    language: draft.language ?? '',
    nutrition: draft.nutrition,
  }
}

const numberTyped = (text: string): number | null => {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}
const textTyped = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What the form says. */
export function draftOfForm(form: RecipeForm): RecipeDraft {
  const source = { url: textTyped(form.sourceUrl), name: textTyped(form.sourceName) }
  return {
    title: form.title.trim(),
    summary: form.summary.trim(),
    image: form.image,
    servings: numberTyped(form.servings),
    readyInMinutes: numberTyped(form.readyInMinutes),
    activeMinutes: numberTyped(form.activeMinutes),
    lines: linesOfText(form.lines, form.choices, form.options, form.uses),
    steps: form.steps.map((step) => step.trim()).filter((step) => step !== ''),
    cuisine: form.cuisine,
    mealType: form.mealType,
    difficulty: difficulties.find((each) => each === form.difficulty) ?? null,
    tags: form.tags.split(',').flatMap((tag) => textTyped(tag) ?? []),
    tip: textTyped(form.tip),
    storage: textTyped(form.storage),
    source: source.url === null && source.name === null ? null : source,
    nutrition: form.nutrition,
    ...(form.language !== '' && { language: form.language }),
  }
}

/** The fields that can be wrong, by their names in the form. */
export type FormFaults = Partial<Record<keyof RecipeForm, string>>

const isWholeBetween = (text: string, least: number, most: number) => {
  const value = numberTyped(text)
  return value !== null && Number.isInteger(value) && value >= least && value <= most
}

/** What has to be put right before it can be kept, in words. */
export function faultsOf(form: RecipeForm): FormFaults {
  const limits = ownRecipeLimits
  const draft = draftOfForm(form)
  const faults: FormFaults = {}
  const fault = (field: keyof RecipeForm, isWrong: boolean, words: string) => {
    if (isWrong && faults[field] === undefined) faults[field] = words
  }
  const longer = (text: string | null, most: number) => (text?.length ?? 0) > most
  const tooLong = (field: 'title' | 'summary' | 'tip' | 'storage') => {
    const count = limits[field]
    fault(field, longer(draft[field], count), t('At most {count} characters.', { count }))
  }
  fault('title', draft.title === '', t('Give it a title.'))
  tooLong('title')
  tooLong('summary')
  fault('lines', draft.lines.length === 0, t('Write at least one ingredient.'))
  fault(
    'lines',
    draft.lines.length > limits.lines,
    t('At most {count} lines.', { count: limits.lines }),
  )
  fault(
    'lines',
    draft.lines.some(({ text }) => text.length > limits.line),
    t('A line has at most {count} characters.', { count: limits.line }),
  )
  fault('steps', draft.steps.length === 0, t('Write at least one step.'))
  fault(
    'steps',
    draft.steps.length > limits.steps,
    t('At most {count} steps.', { count: limits.steps }),
  )
  fault(
    'steps',
    draft.steps.some((step) => step.length > limits.step),
    t('A step has at most {count} characters.', { count: limits.step }),
  )
  const isWrongNumber = (text: string, least: number, most: number) =>
    text.trim() !== '' && !isWholeBetween(text, least, most)
  fault(
    'servings',
    isWrongNumber(form.servings, 1, limits.servings),
    t('A whole number from 1 to {most}.', { most: limits.servings }),
  )
  fault(
    'readyInMinutes',
    isWrongNumber(form.readyInMinutes, 1, limits.minutes),
    t('Whole minutes, at most two weeks.'),
  )
  fault(
    'activeMinutes',
    isWrongNumber(form.activeMinutes, 0, draft.readyInMinutes ?? limits.minutes),
    t('Whole minutes, and no more than it takes in all.'),
  )
  tooLong('tip')
  tooLong('storage')
  fault(
    'sourceUrl',
    form.sourceUrl.trim() !== '' && !isPageAddress(form.sourceUrl.trim()),
    t('The whole address of a page, beginning with https://.'),
  )
  return faults
}

/** Whether nothing of it would be missed. */
export function isBlankForm(form: RecipeForm): boolean {
  const { key } = form
  return form.id === null && JSON.stringify(form) === JSON.stringify(emptyForm(key))
}
