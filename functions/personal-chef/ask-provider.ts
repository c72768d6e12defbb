import type { ChatCompletionMessageParam } from 'openai/resources'
import type { AnswerEvent } from '#domain/chat/answer-event.ts'
import { mostProposals } from '#domain/chat/proposal.ts'
import type { ChefSettings } from '../environment.ts'
import type { ToolOutcome } from '../tools/run-tool.ts'
import type { Tool } from '../tools/tool.ts'
import type { PromptMessage } from './prompt.ts'
import { takesTools } from './provider-call.ts'
import { failureInLog, failureInWords } from './provider-failure.ts'
import { takeTurn, type ToolCall, type Turn } from './provider-turn.ts'
import { type Fallbacks, fallbacks } from './words.ts'

/** What a model may do for who asks. */
export interface ToolKit {
  tools: readonly Tool[]
  /** Never throws. */
  run: (call: ToolCall) => Promise<ToolOutcome>
}

/** Rounds of tools within one answer. After them the model has to answer in words. */
const mostRounds = 4

/**
 * The answer as it is written, in the specified call. Never throws: what goes wrong is said in the answer's
 * own words, and its end tells. An aborted signal ends it without a word.
 *
 * @param log takes what went wrong, without anything that the provider said: it may repeat the key
 * @param kit tools that go with the call, where the model takes any
 */
export function askProvider(
  settings: ChefSettings,
  messages: readonly PromptMessage[],
  signal: AbortSignal,
  log: (failure: string) => void,
  kit: ToolKit = noTools,
): AsyncGenerator<AnswerEvent> {
  // Now: when the provider fails, nobody knows any longer in which language it was asked.
  return answersOf({ settings, messages, signal, log, kit, words: fallbacks() })
}

const noTools: ToolKit = {
  tools: [],
  run: () => Promise.resolve({ content: '', proposal: null }),
}

interface Asking {
  settings: ChefSettings
  messages: readonly PromptMessage[]
  signal: AbortSignal
  log: (failure: string) => void
  kit: ToolKit
  words: Fallbacks
}

/** What has been said so far. */
interface Talk {
  messages: ChatCompletionMessageParam[]
  hasWords: boolean
  proposals: number
}

async function* answersOf(asking: Asking): AsyncGenerator<AnswerEvent> {
  const { settings, signal, log, words: said } = asking
  const talk: Talk = {
    messages: asking.messages.map((message) => ({ ...message })),
    hasWords: false,
    proposals: 0,
  }
  try {
    const finish = yield* roundsOf(asking, talk)
    if (signal.aborted) return
    if (!talk.hasWords) {
      const hasCards = talk.proposals > 0
      yield { type: 'words', words: hasCards ? said.cardsAlone : said.empty }
      yield { type: 'end', ending: hasCards ? 'complete' : 'failed' }
      return
    }
    const ending = finish === null ? 'interrupted' : finish === 'length' ? 'too-long' : 'complete'
    yield { type: 'end', ending }
  } catch (thrown) {
    if (signal.aborted) return
    log(failureInLog(thrown, settings))
    if (talk.hasWords) {
      yield { type: 'end', ending: 'interrupted' }
      return
    }
    yield { type: 'words', words: failureInWords(thrown, said) }
    yield { type: 'end', ending: 'failed' }
  }
}

/** Asks until the model answers in words; returns how its last turn finished. */
async function* roundsOf(asking: Asking, talk: Talk): AsyncGenerator<AnswerEvent, Turn['finish']> {
  const { settings, signal, kit } = asking
  for (let round = 0; ; round++) {
    const mayCall = round < mostRounds
    const tools = takesTools(settings) ? kit.tools : []
    const parts = { messages: talk.messages, tools, mayCall, signal }
    const { finish, words, calls } = yield* takeTurn(settings, parts, talk)
    if (signal.aborted || calls.length === 0 || !mayCall) return finish
    const named = withIds(calls, round)
    talk.messages.push(messageOfCalls(words, named))
    for (const call of named) {
      yield* answerCall(call, asking, talk)
      if (signal.aborted) return finish
    }
  }
}

async function* answerCall(
  call: ToolCall,
  { kit, signal }: Asking,
  talk: Talk,
): AsyncGenerator<AnswerEvent, void> {
  const { content, proposal } = await kit.run(call)
  if (signal.aborted) return
  const isShown = proposal !== null && talk.proposals < mostProposals
  if (isShown) {
    talk.proposals++
    yield { type: 'proposal', proposal }
  }
  const answer = proposal === null || isShown ? content : tooManyProposals
  talk.messages.push({ role: 'tool', tool_call_id: call.id, content: answer })
}

const tooManyProposals = JSON.stringify({
  error: 'too_many',
  message: 'No further card is shown with this answer.',
})

/** Some models give their calls no id. Nine letters and digits suit those that look at it. */
const withIds = (calls: readonly ToolCall[], round: number): ToolCall[] =>
  calls.map((call, place) => ({ ...call, id: call.id || `call${round}${place}`.padEnd(9, '0') }))

const messageOfCalls = (words: string, calls: readonly ToolCall[]): ChatCompletionMessageParam => ({
  role: 'assistant',
  content: words === '' ? null : words,
  tool_calls: calls.map(({ id, name, args }) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  })),
})
