import { z } from 'zod'
import type { Reading } from './compare.ts'
import { nothing } from './peer.ts'

const node = z.record(z.string(), z.unknown())

function recipeIn(value: unknown): z.infer<typeof node> | null {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = recipeIn(each)
      if (found !== null) return found
    }
    return null
  }
  const thing = node.safeParse(value)
  if (!thing.success) return null
  const { '@type': type, '@graph': graph } = thing.data
  return [type].flat().includes('Recipe') ? thing.data : recipeIn(graph ?? null)
}

const texts = (value: unknown): string[] => z.array(z.string()).catch([]).parse(value)
const text = (value: unknown): string =>
  z.coerce
    .string()
    .catch('')
    .parse(value ?? '')

function stepsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter(Boolean)
  if (Array.isArray(value)) return value.flatMap(stepsIn)
  const step = node.safeParse(value)
  if (!step.success) return []
  return 'itemListElement' in step.data
    ? stepsIn(step.data['itemListElement'])
    : [text(step.data['text'])]
}

function minutesIn(value: unknown): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/u.exec(text(value))
  const [, days = 0, hours = 0, minutes = 0] = parts ?? []
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The first recipe of a page's JSON-LD, as it stands there; null where there is none. */
export function plainRecipe(html: string): Readonly<Record<string, unknown>> | null {
  const blocks = html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/giu)
  return recipeIn([...blocks].map(([, json = '']) => parsed(json)))
}

/** What an afternoon's reader makes of a page. */
export function readPlainly(html: string): Reading {
  const recipe = plainRecipe(html)
  if (recipe === null) return nothing
  const servings = /\d+/u.exec(text([recipe['recipeYield']].flat()[0]))?.[0]
  return {
    title: text(recipe['name']),
    ingredients: texts(recipe['recipeIngredient'] ?? recipe['ingredients']),
    steps: stepsIn(recipe['recipeInstructions']),
    servings: servings === undefined ? null : Number(servings),
    minutes:
      minutesIn(recipe['totalTime']) ||
      minutesIn(recipe['prepTime']) + minutesIn(recipe['cookTime']) ||
      null,
  }
}
