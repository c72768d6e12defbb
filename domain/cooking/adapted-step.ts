/** A step as this cook does it. */
export interface AdaptedStep {
  text: string
  /** In English, where the text is a translation. */
  written?: string
  /** Whole sentences, for what the text itself cannot say. */
  notes: readonly string[]
}

/** The step and its notes as one text, to be read out or shown large. */
export function withNotes({ text, notes }: AdaptedStep): string {
  return [text, ...notes].join(' ')
}
