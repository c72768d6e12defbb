import { t } from '../texts/t.ts'

/** What the panel offers to ask, in the language that the matching engine reads; the first three are shown. */
export const suggestionsInEnglish: readonly string[] = [
  /* not shown */ 'What can I make with my ingredients?',
  /* not shown */ 'Suggest a quick dinner recipe',
  /* not shown */ 'How do I cook chicken breast?',
  /* not shown */ 'What can I use as a substitute for eggs?',
  /* not shown */ 'Help me plan meals for this week',
]
export const shownSuggestions = 3

/** The same in the language of who reads them. */
export const suggestions = (): string[] => [
  t('What can I make with my ingredients?'),
  t('Suggest a quick dinner recipe'),
  t('How do I cook chicken breast?'),
  t('What can I use as a substitute for eggs?'),
  t('Help me plan meals for this week'),
]

/** A question that the panel offers, in the language that the engine reads; any other as it is. */
export const askedInEnglish = (question: string): string =>
  suggestionsInEnglish[suggestions().indexOf(question.trim())] ?? question
