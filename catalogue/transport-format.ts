/** A file of another build, or no file of ours at all. */
export class CatalogueFileError extends Error {
  readonly code = 'catalogue_file_unknown'

  constructor(format: string) {
    super(`This is no ${format} file: reload to get the recipes of this version.`)
    this.name = 'CatalogueFileError'
  }
}

export function hasFormat(file: unknown, format: string): boolean {
  return typeof file === 'object' && file !== null && 'format' in file && file.format === format
}

/** Keeps each value once; the same one is the same place. */
export function placesOf<Value>() {
  const lists: Value[] = []
  const places = new Map<string, number>()
  function place(value: Value): number {
    const key = JSON.stringify(value)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, lists.push(value) - 1)
    return lists.length - 1
  }
  return { lists, place }
}
