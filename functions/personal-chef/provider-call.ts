import { APIError, OpenAI } from 'openai'
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources'
import { schemaOf } from '../tools/all-tools.ts'
import type { Tool } from '../tools/tool.ts'
import type { ChefSettings } from '../environment.ts'

/** Those of the specified call. */
export const specified = {
  max_tokens: 500,
  temperature: 0.7,
  presence_penalty: 0.1,
  frequency_penalty: 0.1,
} as const

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

function parametersOf({ parameters }: ChefSettings): Partial<typeof specified> {
  const all = Object.entries({ ...specified, ...parameters })
  return Object.fromEntries(all.filter(([, value]) => value !== null))
}

const toolOf = (tool: Tool): ChatCompletionTool => ({
  type: 'function',
  function: { name: tool.name, description: tool.description, parameters: schemaOf(tool) },
})

/** Statuses by which providers refuse what a model cannot take. */
const refusals = new Set<number | undefined>([400, 404, 405, 422, 501])
/** Providers whose model was seen to take no tools, while this process runs. */
const withoutTools = new WeakSet<ChefSettings>()

/** Whether tools are sent with a call. */
export const takesTools = (settings: ChefSettings): boolean =>
  settings.tools !== false && !withoutTools.has(settings)

export interface CallParts {
  messages: readonly ChatCompletionMessageParam[]
  /** Empty where none go along. */
  tools: readonly Tool[]
  /** False where the model is to answer in words now. */
  mayCall: boolean
  signal: AbortSignal
}

/**
 * The specified call, as a stream. A model that refuses tools is asked again without them; where it says that they are why, that is
 * remembered.
 */
export async function callProvider(settings: ChefSettings, parts: CallParts) {
  const { messages, tools, mayCall, signal } = parts
  const create = (more: object) =>
    clientOf(settings).chat.completions.create(
      {
        model: settings.model,
        messages: [...messages],
        ...parametersOf(settings),
        ...more,
        stream: true,
      },
      { signal },
    )
  if (tools.length === 0) return create({})
  try {
    return await create({
      tools: tools.map(toolOf),
      ...(!mayCall && { tool_choice: 'none' }),
    })
  } catch (thrown) {
    const isRefusal = thrown instanceof APIError && refusals.has(thrown.status)
    // Once it has called one it takes them.
    if (!isRefusal || messages.some(({ role }) => role === 'tool')) throw thrown
    const stream = await create({})
    if (/tool|function/iu.test(thrown.message)) withoutTools.add(settings)
    return stream
  }
}
