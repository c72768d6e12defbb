// By hand: a schema library would weigh more than all else that the first screen loads from here.

/** The field of what may be an object, else undefined. */
export function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined
}

/** The field if it is a text with something in it, trimmed. */
export function textField(json: unknown, name: string): string | undefined {
  const value = field(json, name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The field if it is a finite number, else null. */
export function numberField(json: unknown, name: string): number | null {
  const value = field(json, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The field if it is a whole number of at least 0, else null. */
export function countField(json: unknown, name: string): number | null {
  const value = numberField(json, name)
  return Number.isSafeInteger(value) && value !== null && value >= 0 ? value : null
}

/** The texts of a list; what else stands in it is left out, and what is no list has none. */
export const textsOf = (json: unknown): string[] =>
  Array.isArray(json) ? json.filter((each): each is string => typeof each === 'string') : []
