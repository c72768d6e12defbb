import type { RecipeDraft } from '../recipes/draft.ts'
import { asTextHolds } from './text-shape.ts'

/** What the lines at the head of a recipe in Markdown are called. */
export const labels = {
  servings: 'Serves',
  readyInMinutes: 'Ready in',
  activeMinutes: 'At the stove',
  difficulty: 'Difficulty',
  cuisine: 'Cuisine',
  mealType: 'Meal',
  tags: 'Tags',
  sourceName: 'From',
  sourceUrl: 'Address',
  nutrition: 'In one serving',
} as const

export const headings = {
  ingredients: 'Ingredients',
  steps: 'Steps',
  tip: 'Tip',
  storage: 'Storage',
} as const

const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#]/g, String.raw`\$&`)
    .replace(/^([-+])/gm, String.raw`\$1`)
    .replace(/^(\d+)([.)])/gm, String.raw`$1\$2`)

/** Further lines of an item stand below its text. */
const item = (begin: string, text: string) =>
  begin + escapeMarkdown(text).replaceAll('\n', `\n${' '.repeat(begin.length)}`)

/** Paragraphs: a line each. */
const paragraphs = (text: string) => escapeMarkdown(text).replaceAll('\n', '\n\n')

const names = (all: readonly string[]) =>
  all.map((name) => escapeMarkdown(name).replaceAll(',', String.raw`\,`)).join(', ')

function nutritionInWords(draft: RecipeDraft): string {
  const { calories, protein, carbs, fat } = draft.nutrition ?? {}
  const said = [
    [calories, 'kcal'],
    [protein, 'g protein'],
    [carbs, 'g carbohydrate'],
    [fat, 'g fat'],
  ] as const
  return said
    .flatMap(([value, unit]) => (typeof value === 'number' ? `${value} ${unit}` : []))
    .join(', ')
}

function head(draft: RecipeDraft): string[] {
  const minutes = (value: number | null) => (value === null ? '' : `${value} minutes`)
  const said: readonly [string, string][] = [
    [labels.servings, draft.servings === null ? '' : String(draft.servings)],
    [labels.readyInMinutes, minutes(draft.readyInMinutes)],
    [labels.activeMinutes, minutes(draft.activeMinutes)],
    [labels.difficulty, draft.difficulty ?? ''],
    [labels.cuisine, names(draft.cuisine)],
    [labels.mealType, names(draft.mealType)],
    [labels.tags, names(draft.tags)],
    [labels.sourceName, escapeMarkdown(draft.source?.name ?? '')],
    [labels.sourceUrl, draft.source?.url ?? ''],
    [labels.nutrition, nutritionInWords(draft)],
  ]
  return said.flatMap(([label, value]) => (value === '' ? [] : [`- ${label}: ${value}`]))
}

/** A recipe as Markdown, to be read by people first. Holds what `asTextHolds` says. */
export function recipeAsMarkdown(recipe: RecipeDraft): string {
  const draft = asTextHolds(recipe)
  const parts = [`# ${escapeMarkdown(draft.title)}`]
  if (draft.summary !== '') parts.push('', paragraphs(draft.summary))
  if (draft.image !== null) parts.push('', `![](<${draft.image}>)`)
  const said = head(draft)
  if (said.length > 0) parts.push('', ...said)
  parts.push('', `## ${headings.ingredients}`, '')
  let section: string | null = null
  for (const line of draft.lines) {
    if (line.section !== section)
      parts.push('', `### ${escapeMarkdown(line.section ?? '')}`.trim(), '')
    section = line.section
    parts.push(item('- ', line.text))
  }
  parts.push('', `## ${headings.steps}`, '')
  for (const [index, step] of draft.steps.entries()) parts.push(item(`${index + 1}. `, step))
  if (draft.tip !== null) parts.push('', `## ${headings.tip}`, '', paragraphs(draft.tip))
  if (draft.storage !== null) {
    parts.push('', `## ${headings.storage}`, '', paragraphs(draft.storage))
  }
  return `${parts.join('\n')}\n`
}
