import { t } from '#domain/texts/t.ts'
import { chatRefusal } from '#domain/chat/chat-words.ts'
import { chefQuestionsPerDay } from '#domain/limits.ts'
import { DatabaseRefusal } from '../data-api.ts'
import { Refusal } from './refusal.ts'

interface Answer {
  status: number
  /** From the database's own, whose numbers count; those where nothing is said here. */
  words?: (said: string) => string
}

/** The one number in what the database says. */
const numberIn = (said: string) => Number(/\d+/.exec(said)?.[0] ?? 0)

function picturesInWords(said: string): string {
  const count = numberIn(said)
  const time = said.includes('a day') ? 'day' : 'hour'
  return t(
    '{time, select, day {Up to {count} pictures a day can be uploaded.} other {Up to {count} pictures an hour can be uploaded.}}',
    { count, time },
  )
}

/** How functions answer what the database refuses, by the code that it gives. */
const answers: Readonly<Record<string, Answer>> = {
  import_limit: {
    status: 429,
    words: (said) =>
      t('Up to {count} recipes an hour can be read from pages.', { count: numberIn(said) }),
  },
  picture_limit: { status: 429, words: picturesInWords },
  row_limit_reached: {
    status: 409,
    words: (said) =>
      said.includes('pictures')
        ? t('An account holds at most {count} pictures of this kind.', { count: numberIn(said) })
        : said,
  },
  recovery_limit: { status: 429, words: () => t('Too many tries. Wait a quarter of an hour.') },
  feature_required: { status: 403, words: chatRefusal },
  chef_minute_limit: {
    status: 429,
    words: () => t('That was a lot of questions at once. Wait a minute, then ask again.'),
  },
  chef_day_limit: {
    status: 429,
    words: () =>
      t(
        '{count, plural, other {You have asked # questions within a day, as many as the chef can answer. Ask again in some hours.}}',
        { count: chefQuestionsPerDay },
      ),
  },
  chef_service_limit: {
    status: 429,
    words: () =>
      t(
        'The chef has answered as many questions as it can in a day. Ask again in some hours; your pantry and the recipes that fit it work as ever.',
      ),
  },
}

/**
 * What the database answers. What it refuses by a code that is known is refused in the same way, anything else
 * as `otherwise` says.
 *
 * @throws Refusal; DatabaseRefusal for a code that is not known, where there is no `otherwise`
 */
export async function orRefusal<Result>(
  asked: Promise<Result>,
  otherwise?: Refusal,
): Promise<Result> {
  try {
    return await asked
  } catch (thrown) {
    if (!(thrown instanceof DatabaseRefusal)) throw thrown
    const { code, words } = thrown
    const answer = answers[code]
    if (answer !== undefined) throw new Refusal(answer.status, code, answer.words?.(words) ?? words)
    throw otherwise ?? thrown
  }
}
