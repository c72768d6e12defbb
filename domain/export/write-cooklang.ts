import { parseLine } from '../ingredients/parse-line.ts'
import { roundAmount } from '../ingredients/round-amount.ts'
import type { RecipeDraft } from '../recipes/draft.ts'
import { asTextHolds } from './text-shape.ts'

const escapeCooklang = (text: string) =>
  text
    .replace(/[\\@#~{}[\]]/g, String.raw`\$&`)
    .replaceAll('--', String.raw`-\-`)
    .replace(/^[>=]/gm, String.raw`\$&`)

/** Marks the lists in a file as ours, to be taken as they are. */
export const ownApp = 'Larder'

/** Stands before a paragraph that lists ingredients, and is no step. */
export const gathering = '[- ingredients -]'

const quantity = (value: number) => String(roundAmount(value))

interface Mark {
  amount: string
  unit: string
  name: string
  preparation: string
}

/** A marked ingredient in words: what is read where no line stands beside it. */
export function markInWords({ amount, unit, name, preparation }: Mark): string {
  const words = [amount, unit, name].filter((each) => each !== '').join(' ')
  return preparation === '' ? words : `${words}, ${preparation}`
}

const bare = (text: string) =>
  text
    .replace(/[\\@#~{}()[\]%]|--+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A line as Cooklang marks it: @flour{200%g}(sifted). The line stands beside it where that says it otherwise. */
function marked(text: string): string {
  const line = parseLine(text)
  const { amount } = line
  const mark: Mark = {
    amount:
      amount === null
        ? ''
        : amount.max === null || amount.max === amount.min
          ? quantity(amount.min)
          : `${quantity(amount.min)}-${quantity(amount.max)}`,
    unit: bare(line.unitText ?? line.unit ?? ''),
    name: bare(line.name).replace(/^[^\p{L}\p{N}]+/u, '') || 'ingredient',
    preparation: bare(line.preparation ?? ''),
  }
  const measure = mark.unit === '' ? mark.amount : `${mark.amount}%${mark.unit}`
  const preparation = mark.preparation === '' ? '' : `(${mark.preparation})`
  const beside = markInWords(mark) === text ? '' : ` [- ${text} -]`
  return `@${mark.name}{${measure}}${preparation}${beside}`
}

function metadata(draft: RecipeDraft): string[] {
  const { source, nutrition } = draft
  const said = (name: string, value: string | number | null) =>
    value === null || value === '' ? [] : [`${name}: ${JSON.stringify(value)}`]
  const list = (name: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${name}: ${JSON.stringify(values)}`]
  const minutes = (name: string, value: number | null) =>
    said(name, value === null ? null : `${value} minutes`)
  return [
    ...said('title', draft.title),
    ...said('app', ownApp),
    ...said('description', draft.summary),
    ...said('image', draft.image),
    ...said('servings', draft.servings),
    ...minutes('time', draft.readyInMinutes),
    ...minutes('active time', draft.activeMinutes),
    ...said('difficulty', draft.difficulty),
    ...list('cuisine', draft.cuisine),
    ...list('course', draft.mealType),
    ...list('tags', draft.tags),
    ...said('tip', draft.tip),
    ...said('storage', draft.storage),
    ...(source === null
      ? []
      : ['source:', ...said('  url', source.url), ...said('  name', source.name)]),
    ...(nutrition === null
      ? []
      : [
          'nutrition:',
          ...Object.entries(nutrition).flatMap(([key, value]) => said(`  ${key}`, value)),
        ]),
  ]
}

/** A recipe as a .cook file. Holds what `asTextHolds` says. */
export function recipeAsCooklang(recipe: RecipeDraft): string {
  const draft = asTextHolds(recipe)
  const parts = ['---', ...metadata(draft), '---']
  let section: string | null = null
  let isOpen = false
  for (const line of draft.lines) {
    if (line.section !== section) {
      parts.push('', line.section === null ? '==' : `== ${escapeCooklang(line.section)} ==`)
      isOpen = false
    }
    section = line.section
    if (!isOpen) parts.push('', gathering)
    isOpen = true
    parts.push(marked(line.text))
  }
  if (section !== null) parts.push('', '==')
  for (const step of draft.steps) parts.push('', escapeCooklang(step).replaceAll('\n', '\\\n'))
  return `${parts.join('\n')}\n`
}
