import { chatRefusal } from '#domain/chat/chat-words.ts'
import { chefQuestionsPerDay } from '#domain/limits.ts'
import { DatabaseRefusal } from '../data-api.ts'
import { Refusal } from './refusal.ts'

interface Answer {
  status: number
  /** The database's own where nothing is said here. */
  words?: string
}

/** How functions answer what the database refuses, by the code that it gives. */
const answers: Readonly<Record<string, Answer>> = {
  import_limit: { status: 429 },
  picture_limit: { status: 429 },
  row_limit_reached: { status: 409 },
  recovery_limit: { status: 429, words: 'Too many tries. Wait a quarter of an hour.' },
  feature_required: { status: 403, words: chatRefusal },
  chef_minute_limit: {
    status: 429,
    words: 'That was a lot of questions at once. Wait a minute, then ask again.',
  },
  chef_day_limit: {
    status: 429,
    words: `You have asked ${chefQuestionsPerDay} questions within a day, as many as the chef can answer. Ask again in some hours.`,
  },
  chef_service_limit: {
    status: 429,
    words:
      'The chef has answered as many questions as it can in a day. Ask again in some hours; your pantry and the recipes that fit it work as ever.',
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
    if (answer !== undefined) throw new Refusal(answer.status, code, answer.words ?? words)
    throw otherwise ?? thrown
  }
}
