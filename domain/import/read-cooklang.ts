import { isPageAddress } from '../recipes/own/page-address.ts'
import { gathering, markInWords, ownApp } from '../export/write-cooklang.ts'
import type { DraftLine, RecipeDraft } from '../recipes/draft.ts'
import { nutrients, type Nutrient, type NutritionValues } from '../recipes/nutrition.ts'
import { difficulties } from '../recipes/kinds.ts'
import { distinct } from './draft-lines.ts'
import { emptyDraft } from '../recipes/draft.ts'
import { readFrontMatter } from './front-matter.ts'
import { numberOf } from './json.ts'
import { kindsAmong } from './kinds-named.ts'
import { readMinutes } from './durations.ts'
import { readServings } from './yields.ts'
import { sourceOf } from './read-schema-file.ts'

// A character after a backslash stands for itself: until the marks are read it is out of their way.
const aside = 0xe000
const setAside = (text: string) =>
  text.replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) =>
    String.fromCharCode(aside + mark.charCodeAt(0)),
  )
const putBack = (text: string) =>
  text.replace(/[\ue021-\ue07e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - aside))

function withoutComments(text: string): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('[-', from)
    const end = start < 0 ? -1 : text.indexOf('-]', start + 2)
    if (end < 0) break
    kept.push(text.slice(from, start))
    from = end + 2
  }
  kept.push(text.slice(from))
  return kept.join('').replace(/--.*$/gm, '')
}

const mark =
  /([@#~])(?:([^@#~{}\n]{0,200})\{([^{}\n]{0,200})\}(?:\(([^()\n]{0,500})\))?|([\p{L}\p{N}_'’]+))/gu

/** What is marked as @name{amount%unit}(how), #pot or ~{25%minutes}, in words; ingredients go to `found`. */
function readMarks(text: string, found: string[]): string {
  return text.replace(mark, (...groups: (string | undefined)[]) => {
    const [, kind, long, inside = '', preparation = '', word] = groups
    const [amount = '', unit = ''] = inside.split('%').map((each) => each.trim().replace(/^=/, ''))
    const name =
      (long ?? word ?? '')
        .trim()
        .replace(/^[?&+*-]+/, '')
        .split('/')
        .at(-1) ?? ''
    if (kind === '#') return name
    if (kind === '~') return [amount, unit].filter((each) => each !== '').join(' ') || name
    found.push(markInWords({ amount, unit, name, preparation: preparation.trim() }))
    return name
  })
}

const headingOf = (line: string): string | null =>
  line.startsWith('=') ? line.replace(/^=+|=+\s*$/g, '').trim() : null

/** A line of ingredients of our own: the words beside the mark, else the mark in words. */
function gathered(line: string): string[] {
  const start = line.indexOf(' [- ')
  if (start >= 0 && line.endsWith(' -]')) return [line.slice(start + 4, -3)]
  const found: string[] = []
  readMarks(line, found)
  return found
}

interface Body {
  lines: DraftLine[]
  steps: string[]
  notes: string[]
  /** Older files say by ">> name: value" what newer ones have above. */
  said: Map<string, string[]>
}

function readBody(text: string): Body {
  const body: Body = { lines: [], steps: [], notes: [], said: new Map() }
  let section: string | null = null
  let isBegun = true
  const add = (texts: readonly string[]) =>
    body.lines.push(...texts.map((each) => ({ text: each, section, chosen: null })))
  for (const paragraph of text.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
    if (lines[0] === gathering) {
      for (const line of lines.slice(1)) add(gathered(line))
      isBegun = true
      continue
    }
    const step: string[] = []
    for (const line of withoutComments(setAside(paragraph)).split('\n')) {
      const heading = headingOf(line)
      const [, name, value] = /^>>\s*([^:]+):\s*(.*)$/.exec(line) ?? []
      if (heading !== null) {
        section = heading === '' ? null : putBack(heading)
        isBegun = section === null
      } else if (name !== undefined) body.said.set(name.trim().toLowerCase(), [value ?? ''])
      else if (line.startsWith('>')) body.notes.push(putBack(line.slice(1).trim()))
      else if (line.trim() !== '') step.push(line)
    }
    const found: string[] = []
    const words = readMarks(step.join('\n'), found).replace(/([^\\])\n/g, '$1 ')
    add(found.map(putBack))
    const said = putBack(words.replace(/\\(?:\n|$)/g, '\n').replace(/ {2,}/g, ' ')).trim()
    if (said === '') continue
    body.steps.push(isBegun || section === null ? said : `${section}: ${said}`)
    isBegun = true
  }
  return body
}

/** A .cook file of anybody's; `name` is what the file is called, which is its title where it says none. */
export function readCooklang(text: string, name: string): RecipeDraft | null {
  const { values, body } = readFrontMatter(text.replaceAll('\r\n', '\n'))
  const { lines, steps, notes, said } = readBody(body)
  const all = (...names: string[]) =>
    names.flatMap((each) => values.get(each) ?? said.get(each) ?? [])
  const first = (...names: string[]) => all(...names)[0] ?? null
  if (lines.length === 0 && steps.length === 0) return null
  const address = first('source.url') ?? first('source')
  const isAddress = address !== null && isPageAddress(address)
  const difficulty = first('difficulty')?.toLowerCase()
  const isOurs = first('app') === ownApp
  const tags = all('tags')
  const kinds = isOurs
    ? { cuisine: all('cuisine'), mealType: all('course'), tags }
    : kindsAmong(distinct([...all('course', 'category', 'cuisine'), ...tags]))
  return {
    ...emptyDraft(first('title') ?? name),
    summary: first('description', 'introduction') ?? '',
    image: first('image', 'images', 'picture', 'pictures'),
    servings: readServings(first('servings', 'serves', 'yield')),
    readyInMinutes: readMinutes(first('time required', 'time', 'duration')),
    activeMinutes: readMinutes(first('active time')),
    lines,
    steps,
    ...kinds,
    difficulty: difficulties.find((each) => each === difficulty) ?? null,
    tip: first('tip') ?? (notes.join('\n') || null),
    storage: first('storage'),
    source: sourceOf(
      isAddress ? address : null,
      first('source.name') ?? first('author', 'source.author') ?? (isAddress ? null : address),
    ),
    nutrition: nutritionOf((each) => numberOf(first(`nutrition.${each}`))),
  }
}

function nutritionOf(value: (name: Nutrient) => number | null): NutritionValues | null {
  if (nutrients.every((each) => value(each) === null)) return null
  return {
    calories: value('calories'),
    protein: value('protein'),
    carbs: value('carbs'),
    fat: value('fat'),
  }
}
