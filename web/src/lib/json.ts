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
