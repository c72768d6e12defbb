import { fieldOf, listOf, textOf, type Json } from './json.ts'
import { plainLines, plainText } from './plain-text.ts'

const counted = /^(?:(?:step|schritt|étape|paso)\s*)?\d{1,2}\s*[.):]\s+(?=\S)/iu

/** A step's text without the number before it, which the list of steps brings by itself. */
export const withoutNumber = (text: string): string => text.replace(counted, '').trim()

/** Steps in one text: a paragraph each, or, where there is none, a line each. */
export function stepsInText(text: string): string[] {
  const paragraphs = text.split(/\r?\n\s*\r?\n/)
  const parts = paragraphs.length > 1 ? paragraphs.map(plainText) : plainLines(text)
  return parts.map(withoutNumber).filter((step) => step !== '')
}

interface Found {
  /** The part of the dish that the next step begins. */
  section: string | null
  steps: string[]
}

function add(found: Found, steps: readonly string[]) {
  for (const step of steps) {
    found.steps.push(found.section === null ? step : `${found.section}: ${step}`)
    found.section = null
  }
}

const asHeading = (name: string | null) =>
  name === null ? null : plainText(name).replace(/:$/, '') || null

function collect(json: Json, found: Found, depth: number): void {
  const text = textOf(json)
  if (text !== null) return add(found, stepsInText(text))
  const name = textOf(fieldOf(json, 'name', 'title'))
  const inner = fieldOf(json, 'itemListElement', 'steps')
  if (inner !== undefined && depth < 4) {
    found.section = asHeading(name) ?? found.section
    for (const each of listOf(inner)) collect(each, found, depth + 1)
    return
  }
  const said = textOf(fieldOf(json, 'text'))
  const isSection = fieldOf(json, '@type') === 'HowToSection'
  if (isSection) {
    found.section = asHeading(name ?? said) ?? found.section
    return
  }
  // Some name a step by its own beginning, and some by its number: neither is a part of the dish.
  if (said === null) return name === null ? undefined : add(found, [plainText(name)])
  if (fieldOf(json, 'title') !== undefined) found.section = asHeading(name) ?? found.section
  add(found, [withoutNumber(plainText(said))])
}

/**
 * Steps however another app writes them: one text, texts, steps, or sections of steps, whose name then begins
 * the first step of theirs.
 */
export function stepsOf(json: Json): string[] {
  const found: Found = { section: null, steps: [] }
  for (const each of listOf(json)) collect(each, found, 0)
  return found.steps.filter((step) => step !== '')
}
