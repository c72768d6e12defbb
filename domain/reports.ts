/** What can be reported: a comment or reply, a recipe of somebody's own, a photo of what they made, a profile. */
export const reportedThings = ['comment', 'recipe', 'photo', 'profile'] as const
export type ReportedThing = (typeof reportedThings)[number]

/** Why somebody reports something, in the words of the database. */
export type ReportReason =
  | 'spam'
  | 'unkind'
  | 'unsafe'
  | 'picture'
  | 'copied'
  | 'off-topic'
  | 'other'

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  unkind: 'Unkind or hateful',
  unsafe: 'Could make somebody ill',
  picture: 'The picture should not be here',
  copied: 'Copied from somebody else',
  'off-topic': 'Nothing to do with the recipe',
  other: 'Something else',
}

/** The reasons to choose from, by what is reported. */
export const reasonsFor: Readonly<Record<ReportedThing, readonly ReportReason[]>> = {
  comment: ['spam', 'unkind', 'unsafe', 'off-topic', 'other'],
  recipe: ['spam', 'unkind', 'unsafe', 'picture', 'copied', 'other'],
  photo: ['spam', 'unkind', 'picture', 'copied', 'off-topic', 'other'],
  profile: ['spam', 'unkind', 'picture', 'other'],
}

/** How many characters may explain a reason. */
export const longestReportWords = 500

export const isReportReason = (value: unknown): value is ReportReason =>
  typeof value === 'string' && Object.hasOwn(reasonWords, value)
