import { AsyncResource } from 'node:async_hooks'
import { calendarDay, type CalendarDay } from '#domain/calendar-day.ts'
import { daysBetween } from '#domain/calendar-days.ts'
import { type AnswerEvent, writeAnswerEvent } from '#domain/chat/answer-event.ts'
import {
  accountNeeded,
  chatRefusal,
  notConnected,
  withInvitation,
} from '#domain/chat/chat-words.ts'
import { type Caller, callerOf } from '../caller.ts'
import { requireToken } from '../data-api.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal, refusalResponse } from '../http/refusal.ts'
import type { ToolPerson } from '../tools/person.ts'
import { toolsHere } from '../tools/all-tools.ts'
import { runTool } from '../tools/run-tool.ts'
import { askProvider, type ToolKit } from './ask-provider.ts'
import { beginAnswer } from './cook.ts'
import { readHome } from './home.ts'
import { promptFor } from './prompt.ts'
import { takesTools } from './provider-call.ts'
import type { ToolCall } from './provider-turn.ts'
import { noTitles, titlesHere } from './titles.ts'
import { mostQuestionBytes, type Question, questionSchema } from './question.ts'

/** Where nothing is asked of a provider, nobody's money is spent. */
const asManyAsCome = 1_000_000

/**
 * `POST /functions/v1/personal-chef` with `{message, previous, recipes, units, absent, tools, today}` answers with lines of JSON as the
 * words come (`AnswerEvent`); what fails at the provider is said in words, as the specification has it. Without a provider
 * our own recipes and the composer answer, as they do in the app. With `tools` the model may look things up with the person's rights,
 * and propose changes, which the person confirms in the app.
 * Refusals are JSON with a code: 400 `bad_request`; 401 for a session that has ended; 403
 * `feature_required` for visitors and after the trial; 405; 413 `body_too_large`; 429
 * `chef_minute_limit`, `chef_day_limit`, `chef_service_limit`; 503 `unavailable`, `busy`.
 */
export async function personalChef(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  try {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'method_not_allowed', /* not shown */ 'A question is sent by POST.')
    }
    const { id: callerId, token } = await callerIn(request, environment)
    const question = await readJson(request, questionSchema, mostQuestionBytes)
    const { chef } = environment
    const perService = chef?.questionsPerDay ?? asManyAsCome
    const [cook, titles] = await Promise.all([
      beginAnswer(callerId, question, perService, environment),
      chef === undefined ? noTitles : titlesHere(question.recipes, environment),
    ])
    if (chef === undefined) {
      const { chefEngine: engine } = environment
      if (engine === undefined) return streamed(request, () => inWords(notConnected(), 'failed'))
      const home = await readHome(callerId, cook, environment)
      const answer = await engine(question.message, home)
      return streamed(request, () => inWords(withInvitation(answer, question.previous), 'complete'))
    }
    const recipes = cook.recipes.map((recipe) => ({
      ...recipe,
      title: titles.get(recipe.title) ?? recipe.title,
    }))
    const today = dayOf(question)
    const hasTools = question.tools && takesTools(chef)
    const further = hasTools ? { today } : {}
    const messages = promptFor(question, { ...cook, recipes }, further)
    const kit = hasTools ? kitFor({ ...cook, id: callerId, token, today }, environment) : undefined
    return streamed(request, (signal) =>
      counted(askProvider(chef, messages, signal, environment.log, kit), environment),
    )
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return refusalResponse(inWordsOf(environment, thrown))
  }
}

/** What the person may do themselves, by the model's hand: with their token, and nothing more. */
function kitFor(
  { id, token, today, rules, lacked, owned }: Omit<ToolPerson, 'environment'>,
  { backendUrl, publicKey, along, dishEngine, log }: FunctionEnvironment,
): ToolKit {
  const environment = { backendUrl, publicKey, along, dishEngine, log }
  const person = { id, token, today, rules, lacked, owned, environment }
  const tools = toolsHere(dishEngine !== undefined)
  // While an answer is written nobody knows any longer in which language it was asked.
  const run = AsyncResource.bind((call: ToolCall) => runTool(tools, call, person))
  return { tools, run }
}

/** The day where the person is: at most one from that of the server. */
function dayOf({ today }: Question): CalendarDay {
  const here = calendarDay(new Date())
  return today !== undefined && Math.abs(daysBetween(here, today)) <= 1 ? today : here
}

/** Where an account is enough, nobody is sent to buy a plan. */
function inWordsOf({ offer }: FunctionEnvironment, refusal: Refusal): Refusal {
  if (offer !== 'everyone' || refusal.code !== 'feature_required') return refusal
  return new Refusal(refusal.status, refusal.code, accountNeeded())
}

/** Who asks. A visitor is refused as everyone without the feature is. */
async function callerIn(request: Request, environment: FunctionEnvironment): Promise<Caller> {
  try {
    requireToken(request, environment)
  } catch {
    throw new Refusal(403, 'feature_required', chatRefusal())
  }
  return callerOf(request, environment)
}

/** Of an answer that nobody waited for no end is known. */
async function* counted(
  answer: AsyncGenerator<AnswerEvent>,
  { count }: FunctionEnvironment,
): AsyncGenerator<AnswerEvent> {
  for await (const event of answer) {
    if (event.type === 'end') {
      const isWhole = event.ending === 'complete' || event.ending === 'too-long'
      count({ what: 'chef-answer', outcome: isWhole ? 'ok' : 'failed' })
    }
    yield event
  }
}

async function* inWords(words: string, ending: 'complete' | 'failed'): AsyncGenerator<AnswerEvent> {
  yield { type: 'words', words }
  yield { type: 'end', ending }
}

/** Lines as they come. Who goes away stops the provider too: nobody reads, and it costs money. */
function streamed(
  request: Request,
  answer: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>,
): Response {
  const gone = new AbortController()
  const events = answer(AbortSignal.any([request.signal, gone.signal]))
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(writeAnswerEvent(value)))
    },
    cancel() {
      gone.abort()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // A proxy that collects would turn words that come one by one into a wait.
      'x-accel-buffering': 'no',
    },
  })
}
