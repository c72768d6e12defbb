import type { AnswerEvent } from '#domain/chat/answer-event.ts'
import type { ChefSettings } from '../environment.ts'
import { type CallParts, callProvider } from './provider-call.ts'

/** Characters. Far more than 500 tokens; some providers do not heed that limit. */
const longestAnswer = 20_000
/** Milliseconds between two parts of an answer. */
const longestSilence = 60_000
/** Calls of one turn; those behind them are not heard. */
const mostCalls = 6

export interface ToolCall {
  id: string
  name: string
  /** JSON, as the model wrote it. */
  args: string
}

/** How one turn of the provider ended. */
export interface Turn {
  finish: string | null
  words: string
  calls: readonly ToolCall[]
}

/** One call: hands on its words as they come, and returns how it ended. `said` knows of them also where the call fails. */
export async function* takeTurn(
  settings: ChefSettings,
  parts: CallParts,
  said: { hasWords: boolean },
): AsyncGenerator<AnswerEvent, Turn> {
  let words = ''
  let finish: string | null = null
  let argsLength = 0
  const calls = new Map<number, ToolCall>()
  // The client's own time limit ends when an answer begins: silence within it ends it too.
  const silence = new AbortController()
  const listen = () => setTimeout(() => silence.abort(), settings.timeoutMs ?? longestSilence)
  const signal = AbortSignal.any([parts.signal, silence.signal])
  const stream = await callProvider(settings, { ...parts, signal })
  let silent = listen()
  try {
    for await (const { choices } of stream) {
      clearTimeout(silent)
      silent = listen()
      // A provider may add chunks without a choice, such as one on the tokens used.
      const [choice] = choices ?? []
      const more = choice?.delta?.content ?? ''
      if (more !== '') {
        if (said.hasWords && words === '') yield { type: 'words', words: '\n\n' }
        yield { type: 'words', words: more }
        words += more
        said.hasWords ||= more.trim() !== ''
      }
      for (const part of choice?.delta?.tool_calls ?? []) {
        const call = calls.get(part.index) ?? { id: '', name: '', args: '' }
        const args = part.function?.arguments ?? ''
        argsLength += args.length
        if (calls.size >= mostCalls && !calls.has(part.index)) continue
        calls.set(part.index, {
          id: part.id ?? call.id,
          name: call.name + (part.function?.name ?? ''),
          args: call.args + args,
        })
      }
      finish = choice?.finish_reason ?? finish
      if (words.length + argsLength <= longestAnswer) continue
      // Leaving the loop ends the call.
      return { finish: 'length', words, calls: [] }
    }
    return { finish, words, calls: [...calls.values()] }
  } finally {
    clearTimeout(silent)
  }
}
