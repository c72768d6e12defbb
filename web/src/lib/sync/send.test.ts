import { afterEach, expect, test } from 'vitest'
import { registerChannel } from './channels.ts'
import { pendingOf } from './operation-log.ts'
import { perform, sendFor } from './send.ts'

/** This environment keeps nothing, as a private window may. */
let answers: ('sent' | 'failed')[] = []
let sent: unknown[][] = []
registerChannel({
  name: 'test',
  understands: () => true,
  send: (_userId, operations) => {
    sent.push([...operations])
    return answers.shift() === 'failed' ? Promise.reject(new Error('cut off')) : Promise.resolve()
  },
  refresh: () => Promise.resolve(),
})

afterEach(() => {
  sendFor(null)
  answers = []
  sent = []
})

test('where the browser keeps nothing, a change is done when the backend has it', async () => {
  const end = sendFor('ada')
  await perform('ada', 'test', ['one'])
  expect(sent).toEqual([['one']])
  expect(pendingOf('ada')).toEqual([])
  end()
})

test('and where the backend has it neither, that is said, and it no longer shows', async () => {
  const end = sendFor('ada')
  answers = ['failed', 'failed', 'failed']
  await expect(perform('ada', 'test', ['two'])).rejects.toThrow('Neither')
  expect(pendingOf('ada')).toEqual([])
  end()
})

test('another person’s changes are never sent', async () => {
  const end = sendFor('bob')
  await expect(perform('ada', 'test', ['three'])).rejects.toThrow('Neither')
  expect(sent).toEqual([])
  end()
})
