import { t } from './texts/t.ts'

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

const reasonWords: Readonly<Record<ReportReason, () => string>> = {
  spam: () => t('Spam or advertising'),
  unkind: () => t('Unkind or hateful'),
  unsafe: () => t('Could make somebody ill'),
  picture: () => t('The picture should not be here'),
  copied: () => t('Copied from somebody else'),
  'off-topic': () => t('Nothing to do with the recipe'),
  other: () => t('Something else'),
}

export const reasonInWords = (reason: ReportReason): string => reasonWords[reason]()

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
