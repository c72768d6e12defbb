import type { AnyInput } from './input.ts'
import { leaksIn, type Secrets } from './leaks.ts'
import type { Answer, Exchange } from './send.ts'

const demanded: readonly (readonly [header: string, value: RegExp])[] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /./],
  ['content-security-policy', /^default-src 'none'(?!.*script-src[^;]* 'unsafe)/],
]
/** They would tell what to attack. */
const unwanted = ['server', 'x-powered-by', 'via'] as const

/** Everything that is wrong with what came back; empty where all is well. */
export function faultsOf(
  input: AnyInput,
  said: Buffer,
  back: Exchange,
  secrets: Secrets,
): string[] {
  if (back.outcome === 'hung') return [`no answer within ${Math.round(back.milliseconds / 1000)} s`]
  // A line that is cut is an answer to what is no request.
  if (back.outcome === 'cut')
    return 'broken' in input ? [] : ['the connection was cut without an answer']
  const words = allText(said)
  return back.answers.flatMap((answer) => faultsOfAnswer(input, answer, words, secrets))
}

function faultsOfAnswer(input: AnyInput, answer: Answer, said: string, secrets: Secrets): string[] {
  const { status, headers, body } = answer
  const faults = leaksIn(answer, said, secrets)
  if (status >= 500) faults.push(`status ${status}`)
  for (const [name, value] of demanded) {
    if (!value.test(headers.get(name) ?? ''))
      faults.push(`header ${name}: ${headers.get(name) ?? 'missing'}`)
  }
  for (const name of unwanted) if (headers.has(name)) faults.push(`header ${name} is told`)
  const isHead = !('broken' in input) && input.method === 'HEAD'
  const type = headers.get('content-type') ?? ''
  const isPage = !('broken' in input) && /^\/(?:test-checkout|outbox)/.test(input.path)
  if (body === '' || isHead) return faults
  if (status >= 400 && !isPage && !type.startsWith('application/json'))
    faults.push(`a refusal of type ${type || 'none'}`)
  if (/^application\/(?!x-ndjson)[\w.+-]*json/.test(type) && !isJson(body))
    faults.push('the body is no JSON')
  return faults
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** As sent, and as a server reads it: addresses decoded once and twice, escapes of JSON undone. */
function allText(said: Buffer): string {
  const text = said.toString()
  const once = decoded(text)
  const unescaped = text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
  return [text, once, decoded(once), unescaped].join('\n')
}

function decoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString(),
  )
}
