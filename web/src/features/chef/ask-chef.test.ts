import { afterEach, expect, it, vi } from 'vitest'
import type { Proposal } from '#domain/chat/proposal.ts'
import { askChef } from './ask-chef.ts'

afterEach(() => vi.unstubAllGlobals())

/** The network: the backend answers with these pieces of a stream, then ends or breaks. */
function stubNetwork(pieces: readonly string[], breaks = false) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (input === '/larder.json') {
      return Response.json({ url: 'http://larder.test', publicKey: 'public-key' })
    }
    const left = [...pieces]
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = left.shift()
        if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
        else if (breaks) controller.error(new TypeError('network error'))
        else controller.close()
      },
    })
    return new Response(body)
  })
}

const question = {
  message: 'Soup?',
  previous: [],
  recipes: [],
  units: 'metric' as const,
  absent: ['ella'],
  tools: true,
  today: '2026-05-31',
}

async function ask() {
  const words: string[] = []
  const signal = new AbortController().signal
  const proposals: Proposal[] = []
  const onWords = (each: string) => words.push(each)
  const onProposal = (each: Proposal) => proposals.push(each)
  const ending = await askChef(question, { onWords, onProposal }, signal)
  return { words, proposals, ending }
}

it('hands on the words of each line, wherever the network parts them', async () => {
  stubNetwork([
    '{"type":"words","words":"Le',
    'ek"}\n{"type":"words","words":" soup"}\n{"ty',
    'pe":"end","ending":"too-long"}\n',
  ])
  expect(await ask()).toMatchObject({ words: ['Leek', ' soup'], ending: 'too-long' })
})

it('hands on what is to be confirmed, and nothing that this version does not understand', async () => {
  const proposal = {
    kind: 'list',
    kitchen: 'home',
    list: { id: null, name: 'Weekly' },
    lines: ['milk'],
  }
  const lines = [
    { type: 'proposal', proposal },
    { type: 'proposal', proposal: { ...proposal, kind: 'order-pizza' } },
    { type: 'proposal', proposal: { ...proposal, lines: [] } },
    { type: 'end', ending: 'complete' },
  ]
  stubNetwork(lines.map((line) => `${JSON.stringify(line)}\n`))
  expect(await ask()).toEqual({ words: [], proposals: [proposal], ending: 'complete' })
})

it.each([false, true])(
  'keeps the words of an answer without an end (breaks: %s)',
  async (breaks) => {
    stubNetwork(['{"type":"words","words":"Leek"}\n'], breaks)
    expect(await ask()).toMatchObject({ words: ['Leek'], ending: 'interrupted' })
  },
)

it('an answer that breaks before its first word is none', async () => {
  stubNetwork([], true)
  await expect(ask()).rejects.toThrow('network error')
})
