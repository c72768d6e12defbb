/**
 * Something that is known about cooking, in English. `asks` are found in a question in plain words, all of them, `unless` is
 * not. Each line stands for itself: one that names what somebody does not eat is left out.
 */
export interface Topic {
  asks: readonly RegExp[]
  unless?: RegExp
  says: readonly string[]
  /** Of a figure on which somebody's health depends. */
  source?: string
}

/** The authorities whose figures are used. They publish them for everybody; the words here are our own. */
export const sources = {
  fsis: 'USDA Food Safety and Inspection Service',
  charts: 'foodsafety.gov',
  fda: 'US Food and Drug Administration',
  cdc: 'US Centers for Disease Control and Prevention',
  fsa: 'UK Food Standards Agency',
  nhs: 'UK National Health Service',
  nchfp: 'National Center for Home Food Preservation',
} as const

/** The topic that a question asks of: the first one. */
export const topicOf = (plain: string, topics: readonly Topic[]): Topic | undefined =>
  topics.find(
    ({ asks, unless }) => asks.every((each) => each.test(plain)) && unless?.test(plain) !== true,
  )

/** Lines as Markdown, with whose figures they are. */
export const inLines = (lines: readonly string[], source?: string) =>
  [lines.join('\n\n'), ...(source === undefined ? [] : [`*${source}*`])].join('\n\n')
