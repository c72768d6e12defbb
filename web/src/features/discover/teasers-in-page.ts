import type { Hemisphere } from '#domain/ingredients/season.ts'
import { teasersBlock } from '#domain/served-addresses.ts'
import { field, numberField, textField } from '#web/lib/json.ts'

/** As `recipe_teasers` answers, of one recipe. */
export interface TeaserRow {
  feature: string
  id: number
  title: string
  image: string | null
}

function rowFrom(json: unknown): TeaserRow | undefined {
  const [feature, title] = [textField(json, 'feature'), textField(json, 'title')]
  const id = numberField(json, 'id')
  if (feature === undefined || title === undefined || id === null) return undefined
  return { feature, id, title, image: textField(json, 'image') ?? null }
}

/**
 * What the server wrote into the page that it sent, of what a visitor sees of this day; undefined where it wrote nothing, or of another day
 * or half of the world.
 */
export function teasersInPage(day: string, hemisphere: Hemisphere): TeaserRow[] | undefined {
  const text = document.getElementById(teasersBlock)?.textContent
  if (!text) return undefined
  const json: unknown = JSON.parse(text)
  const isThis = textField(json, 'day') === day && textField(json, 'hemisphere') === hemisphere
  const rows = field(json, 'rows')
  return isThis && Array.isArray(rows) ? rows.flatMap((row) => rowFrom(row) ?? []) : undefined
}
