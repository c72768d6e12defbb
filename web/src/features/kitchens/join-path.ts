import { pagePatterns } from '#domain/addresses.ts'

/** Where an invitation leads. */
export const joinPath = (code: string): string =>
  pagePatterns.join.replace(':code', encodeURIComponent(code))
