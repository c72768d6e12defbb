import { APIError, OpenAI } from 'openai'
import type { AnswerEvent } from '#domain/chat/answer-event.ts'
import type { ChefSettings } from '../environment.ts'
import type { PromptMessage } from './prompt.ts'
import { type Fallbacks, fallbacks } from './words.ts'

/** Characters. Far more than 500 tokens; some providers do not heed that limit. */
const longestAnswer = 20_000
/** Milliseconds between two parts of an answer. */
const longestSilence = 60_000

function clientOf({ apiKey, baseUrl, timeoutMs }: ChefSettings): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Nothing of these comes from the process: the settings name everything.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
  })
}

/**
 * The answer as it is written, in the specified call. Never throws: what goes wrong is said in the answer's
 * own words, and its end tells. An aborted signal ends it without a word.
 *
 * @param log takes what went wrong, without anything that the provider said: it may repeat the key
 */
export function askProvider(
  settings: ChefSettings,
  messages: readonly PromptMessage[],
  signal: AbortSignal,
  log: (failure: string) => void,
): AsyncGenerator<AnswerEvent> {
  // Now: when the provider fails, nobody knows any longer in which language it was asked.
  return answersOf({ settings, messages, signal, log, words: fallbacks() })
}

interface Asking {
  settings: ChefSettings
  messages: readonly PromptMessage[]
  signal: AbortSignal
  log: (failure: string) => void
  words: Fallbacks
}

async function* answersOf(asking: Asking): AsyncGenerator<AnswerEvent> {
  const { settings, messages, signal, log, words: said } = asking
  let hasWords = false
  let length = 0
  // The client's own time limit ends when an answer begins: silence within it ends it too.
  const silence = new AbortController()
  const listen = () => setTimeout(() => silence.abort(), settings.timeoutMs ?? longestSilence)
  let silent: NodeJS.Timeout | undefined
  try {
    const stream = await clientOf(settings).chat.completions.create(
      {
        model: settings.model,
        messages: [...messages],
        max_tokens: 500,
        temperature: 0.7,
        presence_penalty: 0.1,
        frequency_penalty: 0.1,
        stream: true,
      },
      { signal: AbortSignal.any([signal, silence.signal]) },
    )
    let finish: string | null = null
    silent = listen()
    for await (const { choices } of stream) {
      clearTimeout(silent)
      silent = listen()
      // A provider may add chunks without a choice, such as one on the tokens used.
      const [choice] = choices ?? []
      const words = choice?.delta?.content ?? ''
      if (words !== '') {
        hasWords ||= words.trim() !== ''
        yield { type: 'words', words }
      }
      finish = choice?.finish_reason ?? finish
      length += words.length
      if (length <= longestAnswer) continue
      // Leaving the loop ends the call.
      finish = 'length'
      break
    }
    if (signal.aborted) return
    if (!hasWords) {
      yield { type: 'words', words: said.empty }
      yield { type: 'end', ending: 'failed' }
      return
    }
    const ending = finish === null ? 'interrupted' : finish === 'length' ? 'too-long' : 'complete'
    yield { type: 'end', ending }
  } catch (thrown) {
    if (signal.aborted) return
    const status = thrown instanceof APIError ? thrown.status : undefined
    log(`personal-chef: the provider failed: ${nameOf(thrown)} ${status ?? 'without a status'}`)
    if (hasWords) {
      yield { type: 'end', ending: 'interrupted' }
      return
    }
    yield { type: 'words', words: fallbackFor(status, said) }
    yield { type: 'end', ending: 'failed' }
  } finally {
    clearTimeout(silent)
  }
}

function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.constructor.name : 'unknown'
}

function fallbackFor(status: number | undefined, words: Fallbacks): string {
  if (status === 401) return words.unauthorised
  if (status === 429) return words.tooMany
  return status === 500 ? words.providerDown : words.other
}
