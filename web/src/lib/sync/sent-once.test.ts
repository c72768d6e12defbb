import { afterEach, expect, test, vi } from 'vitest'
import { registerChannel } from './channels.ts'
import { pendingOf } from './operation-log.ts'
import { flush, perform, sendFor } from './send.ts'
import { memoryStorage } from './testing/memory-storage.ts'

/** Something that happens when it is let. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

afterEach(() => {
  sendFor(null)
  vi.unstubAllGlobals()
})

test('a change that is being written while another is sent is sent once, after it is written', async () => {
  const [firstSent, secondWritten] = [gate(), gate()]
  let writes = 0
  vi.stubGlobal(
    'indexedDB',
    memoryStorage(async ({ mode }) => {
      if (mode === 'readonly') return
      writes += 1
      if (writes === 2) await secondWritten.opened
    }),
  )
  const sent: unknown[][] = []
  registerChannel({
    name: 'test',
    understands: () => true,
    send: async (_userId, operations) => {
      sent.push([...operations])
      if (sent.length === 1) await firstSent.opened
    },
    refresh: () => Promise.resolve(),
  })
  const end = sendFor('ada')
  await perform('ada', 'test', ['one'])
  await vi.waitFor(() => expect(sent).toEqual([['one']]))
  const performing = perform('ada', 'test', ['two'])
  await vi.waitFor(() => expect(writes).toBe(2))
  firstSent.open()
  secondWritten.open()
  await performing
  await flush()
  expect(sent).toEqual([['one'], ['two']])
  expect(pendingOf('ada')).toEqual([])
  end()
})
