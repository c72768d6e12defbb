/** One thing that is wrong with the catalogue, where it stands, and what to do about it. */
export interface Problem {
  /** Path inside catalogue/. */
  file: string
  /** Id of the entry, or its place in the file where it has none. */
  entry: string
  text: string
}

export function describe({ file, entry, text }: Problem): string {
  return `catalogue/${file}: ${entry}: ${text}`
}

/** The catalogue cannot be used as it is; says every reason at once. */
export class CatalogueInvalidError extends Error {
  readonly code = 'catalogue_invalid'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The catalogue has ${problems.length} problems:\n${problems.map(describe).join('\n')}`)
    this.name = 'CatalogueInvalidError'
    this.problems = problems
  }
}
