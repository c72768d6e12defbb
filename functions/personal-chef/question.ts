import { z } from 'zod'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { mostAtTable } from '#domain/people/table.ts'
import { unitSystems } from '#domain/recipes/scale.ts'
import { longestMessage, mostPrevious, type PreviousMessage } from '#domain/chat/chat-message.ts'

const previousMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().transform((content) => content.slice(0, longestMessage)),
})

/** What a client may send; whatever else it sends is not read. */
export const questionSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, 'A question is needed.')
    .max(longestMessage, `At most ${longestMessage} characters can be asked at once.`),
  previous: z
    .array(previousMessage)
    .default([])
    .transform((messages): PreviousMessage[] =>
      messages.filter(({ content }) => content.trim() !== '').slice(-mostPrevious),
    ),
  /** The measures of this kitchen. */
  units: z.enum(unitSystems).optional().catch(undefined),
  /** Ids of recipes that fit the question, best first; the chef gets those of the catalogue. */
  recipes: z.array(z.int().positive()).max(8).default([]),
  /** Who of the table does not eat today: the account, or a person at it. Without a word it is cooked for everybody. */
  absent: z.array(z.guid()).max(mostAtTable).default([]),
  /** Whether the client shows proposals, and has told the person what the tools read. */
  tools: z.boolean().default(false),
  /** The day where the person is. */
  today: z.string().refine(isCalendarDay).optional().catch(undefined),
})

/** Six messages in any script, escaped as JSON may have them. */
export const mostQuestionBytes = 128 * 1024

export type Question = z.infer<typeof questionSchema>
