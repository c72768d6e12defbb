/**
 * Parts of the browser app whose texts still stand in English alone. It only ever gets shorter, and no language is
 * offered before it is empty; a path comes off when `npm run texts` finds nothing more in it.
 */
export const unconverted: readonly string[] = []

/** Outside of it, what speaks to people; the rest of server and domain speaks to machines and to the operator. */
export const spoken: readonly string[] = [
  'domain/chat/answer-words.ts',
  'domain/chat/doneness.ts',
  'domain/chat/engine-answer.ts',
  'domain/comments/',
  'domain/cooking/timer-state.ts',
  'domain/format-number.ts',
  'domain/ingredients/avoidable-name.ts',
  'domain/matching/leave-out.ts',
  'domain/matching/need.ts',
  'domain/matching/path.ts',
  'domain/notifications/',
  'domain/pantry/guesses.ts',
  'domain/pantry/shelf-life.ts',
  'domain/people/',
  'domain/plans.ts',
  'domain/recipes/cuisine-name.ts',
  'domain/recipes/kind-name.ts',
  'domain/recipes/own/recipe-form.ts',
  'domain/recipes/recommend.ts',
  'domain/recipes/scale-notes.ts',
  'domain/reports.ts',
  'domain/shopping/in-words.ts',
  'domain/time-ago.ts',
  'server/auth/mail/letter.ts',
  'server/auth/mail/letters.ts',
  'server/notifications/notification-mails.ts',
  'server/notifications/unsubscribe.ts',
  'server/report-mails.ts',
  'web/vite-plugins/web-manifest.ts',
]
