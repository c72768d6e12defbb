import { afterEach, expect, it, vi } from 'vitest'
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
}

async function ask() {
  const words: string[] = []
  const signal = new AbortController().signal
  const ending = await askChef(question, (each) => words.push(each), signal)
  return { words, ending }
}

it('hands on the words of each line, wherever the network parts them', async () => {
  stubNetwork([
    '{"type":"words","words":"Le',
    'ek"}\n{"type":"words","words":" soup"}\n{"ty',
    'pe":"end","ending":"too-long"}\n',
  ])
  expect(await ask()).toEqual({ words: ['Leek', ' soup'], ending: 'too-long' })
})

it.each([false, true])(
  'keeps the words of an answer without an end (breaks: %s)',
  async (breaks) => {
    stubNetwork(['{"type":"words","words":"Leek"}\n'], breaks)
    expect(await ask()).toEqual({ words: ['Leek'], ending: 'interrupted' })
  },
)

it('an answer that breaks before its first word is none', async () => {
  stubNetwork([], true)
  await expect(ask()).rejects.toThrow('network error')
})
