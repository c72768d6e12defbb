import { headings, labels } from '../export/write-markdown.ts'
import type { DraftLine, RecipeDraft } from '../recipes/draft.ts'
import { difficulties } from '../recipes/kinds.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'
import { emptyDraft } from '../recipes/draft.ts'
import { numberOf } from './json.ts'
import { readMinutes } from './durations.ts'
import { readServings } from './yields.ts'
import { sourceOf } from './read-schema-file.ts'

const plain = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')

type Part = 'head' | 'ingredients' | 'steps' | 'tip' | 'storage' | 'other'

const partNames: readonly [Part, RegExp][] = [
  ['ingredients', /^(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti)$/i],
  ['steps', /^(?:steps|directions|method|instructions|preparation|zubereitung)$/i],
  ['tip', new RegExp(`^(?:${headings.tip}|tips|notes?)$`, 'i')],
  ['storage', new RegExp(`^${headings.storage}$`, 'i')],
]

const itemStart = /^(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/

interface Read {
  title: string | null
  image: string | null
  said: Map<string, string>
  lines: DraftLine[]
  steps: string[]
  paragraphs: Record<'head' | 'tip' | 'storage', string[]>
}

function readParts(text: string): Read {
  const paragraphs = { head: [], tip: [], storage: [] }
  const read: Read = { title: null, image: null, said: new Map(), lines: [], steps: [], paragraphs }
  let part: Part = 'head'
  let section: string | null = null
  /** Adds a further line to the item before it. */
  let append: ((more: string) => void) | null = null
  for (const line of text.split(/\r?\n/)) {
    const [, depth, heading] = /^(#{1,6})(?:\s+(.*?))?\s*$/.exec(line) ?? []
    const [, said] = itemStart.exec(line) ?? []
    if (depth !== undefined) {
      const name = plain(heading ?? '')
      const known = partNames.find(([, names]) => names.test(name.replace(/:$/, '')))
      append = null
      if (depth === '#' && read.title === null) read.title = name
      else if (known !== undefined) [part] = known
      else if (part === 'ingredients' && depth.length > 2) section = name || null
      else if (depth.length <= 2) part = 'other'
    } else if (line.trim() === '') append = null
    else if (append !== null && /^\s{2,}/.test(line)) append(plain(line.trim()))
    else append = readLine(line.trim(), said ?? null, { read, part, section })
  }
  return read
}

interface Place {
  read: Read
  part: Part
  section: string | null
}

function readLine(line: string, said: string | null, { read, part, section }: Place) {
  const [, image] = /^!\[[^\]]*\]\(<?([^<>()\s]+)>?\)$/.exec(line) ?? []
  if (image !== undefined && part === 'head') read.image = image
  else if (part === 'ingredients') {
    read.lines.push({ text: plain(said ?? line), section, chosen: null })
  } else if (part === 'steps') {
    const at = read.steps.push(plain(said ?? line)) - 1
    return (more: string) => {
      read.steps[at] = `${read.steps[at]}\n${more}`
    }
  } else if (part === 'head' && said !== null) {
    const [, label = '', value = ''] = /^\**([^:*]+):?\**:?\s*(.*)$/.exec(said) ?? []
    read.said.set(label.trim().toLowerCase(), value)
  } else if (part !== 'other') read.paragraphs[part].push(plain(line))
  return null
}

/** Names with commas between them; one with a backslash is part of a name. */
const namesIn = (text: string) =>
  text === '' ? [] : text.split(/(?<!(?<!\\)\\),\s*/).map((name) => plain(name).trim())

function nutritionIn(text: string): NutritionValues | null {
  const of = (unit: string) =>
    numberOf(new RegExp(`(-?[\\d.]+) ${unit}(?:,|$)`).exec(text)?.[1] ?? null)
  if (text === '') return null
  return {
    calories: of('kcal'),
    protein: of('g protein'),
    carbs: of('g carbohydrate'),
    fat: of('g fat'),
  }
}

/** A recipe in Markdown: our own export, or somebody’s with “Ingredients” and “Method” as headings. */
export function readMarkdown(text: string, name: string): RecipeDraft | null {
  const { title, image, said, lines, steps, paragraphs } = readParts(text.replace(/^\uFEFF/, ''))
  if (lines.length === 0 && steps.length === 0) return null
  const value = (label: keyof typeof labels) => said.get(labels[label].toLowerCase()) ?? ''
  return {
    ...emptyDraft(title ?? name),
    summary: paragraphs.head.join('\n'),
    image,
    servings: readServings(value('servings') || said.get('servings')),
    readyInMinutes: readMinutes(value('readyInMinutes') || said.get('total time')),
    activeMinutes: readMinutes(value('activeMinutes')),
    lines,
    steps,
    difficulty: difficulties.find((each) => each === value('difficulty')) ?? null,
    cuisine: namesIn(value('cuisine')),
    mealType: namesIn(value('mealType')),
    tags: namesIn(value('tags')),
    tip: paragraphs.tip.join('\n') || null,
    storage: paragraphs.storage.join('\n') || null,
    source: sourceOf(value('sourceUrl') || null, plain(value('sourceName')) || null),
    nutrition: nutritionIn(value('nutrition')),
  }
}
