import type { Filling } from './filling.ts'

/** How a cook knows that something is safe, and how hot it is then; `degrees` are Celsius. */
export interface Safety {
  sign: 'no pink' | 'steaming' | 'no pink inside' | 'thickest'
  degrees: number
}

/**
 * How a language tells of the things in a dish. Of a place `{the main}` the language's own form may follow a full stop:
 * `{the.dat main}`.
 */
export interface Telling {
  /** A technique's text as it is in the language. */
  text: (english: string) => string
  /** "potatoes and leek": names alone. */
  bare: (fillings: readonly Filling[], form?: string) => string
  /** "the potatoes and the leek" */
  definite: (fillings: readonly Filling[], form?: string) => string
  /** "them" */
  pronoun: (fillings: readonly Filling[], form?: string) => string
  /** "are" */
  is: (fillings: readonly Filling[]) => string
  /** Of several forms of a word the one that agrees: of two the first is for several. */
  agreeing: (fillings: readonly Filling[], forms: readonly string[]) => string
  /** Fills `{it}`, `{them}`, `{is}` and `{give|gives}` of a text. */
  spokenOf: (text: string, fillings: readonly Filling[]) => string
  /** As `spokenOf`, of what was named just before: "until they are soft". */
  spokenOfAgain: (text: string, fillings: readonly Filling[]) => string
  listed: (words: readonly string[]) => string
  /** Clauses in a row. */
  listedClauses: (clauses: readonly string[]) => string
  /** Whether a clause holds several, so that another one becomes a sentence. */
  isLong: (clause: string) => boolean
  /** "peel the carrots" and "add them": "peel the carrots and add them". */
  thenDo: (first: string, then: string) => string
  /** What is done, for how long (`isMore`: after something else), and until when. */
  forTime: (what: string, minutes: number, isMore: boolean, until: string | null) => string
  /** "12 minutes" */
  minutes: (minutes: number) => string
  /** "400 ml (1 2/3 cups)" */
  millilitres: (millilitres: number) => string
  /** "the juice of the lemon" */
  juiceOf: (filling: Filling) => string
  /** When meat and fish are safe: a clause. */
  safe: (safety: Safety, filling: Filling) => string
}

/** Something that a dish is told with is missing in the language. */
export class UntoldError extends Error {
  override readonly name = 'UntoldError'
}
