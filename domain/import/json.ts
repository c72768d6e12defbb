/** What may stand in a file that somebody brings: nothing of it is taken on trust. */
export type Json = unknown

/** The field of what may be an object. */
export function fieldOf(json: Json, ...names: readonly string[]): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  for (const name of names) {
    if (!Object.hasOwn(json, name)) continue
    const value: unknown = Reflect.get(json, name)
    if (value !== null && value !== undefined) return value
  }
  return undefined
}

export const isRecord = (json: Json): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A list as it is, nothing as none, and anything else as a list of one. */
export function listOf(json: Json): readonly Json[] {
  if (Array.isArray(json)) return json
  return json === undefined || json === null ? [] : [json]
}

/** A text or a number as text, with nothing around it; null where there is neither. */
export function textOf(json: Json): string | null {
  if (typeof json === 'number' && Number.isFinite(json)) return String(json)
  if (typeof json !== 'string') return null
  const text = json.trim()
  return text === '' ? null : text
}

/** A text as it stands, spaces and all; null where there is none. */
export const exactText = (json: Json): string | null => (typeof json === 'string' ? json : null)

/** The texts of a list, or the only one, as they stand. */
export const exactTexts = (json: Json): string[] =>
  listOf(json).flatMap((each) => exactText(each) ?? [])

/** A number as it stands, null where there is none: words are not read. */
export const exactNumber = (json: Json): number | null => (typeof json === 'number' ? json : null)

/** A number, or the first one in a text: "250 kcal", "4,5 g". */
export function numberOf(json: Json): number | null {
  if (typeof json === 'number') return Number.isFinite(json) ? json : null
  const [found] = /-?\d+(?:[.,]\d+)?/.exec(textOf(json) ?? '') ?? []
  return found === undefined ? null : Number(found.replace(',', '.'))
}

/** The name of a thing, which may be a text or have one: a tag, a unit, an author. */
export const nameOf = (json: Json): string | null => textOf(json) ?? textOf(fieldOf(json, 'name'))

/** @returns undefined where the text is no JSON */
export function parseJson(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
