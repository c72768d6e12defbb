import { expect, test, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

test('lets others have their turn, and resolves with what the work comes to', async () => {
  const done: string[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  function* work() {
    for (const step of ['one', 'two', 'three']) {
      done.push(step)
      // Longer than a turn.
      now += 20
      yield
    }
    return 'all'
  }
  const { port1, port2 } = new MessageChannel()
  const turn = new Promise<string[]>((resolve) => {
    port1.addEventListener('message', () => resolve([...done]))
    port1.start()
  })
  const result = inTurns(work())
  // Sent after the work was begun, and heard before it is done.
  port2.postMessage(undefined)
  expect((await turn).length).toBeLessThan(3)
  expect(await result).toBe('all')
  expect(done).toEqual(['one', 'two', 'three'])
  port1.close()
  vi.restoreAllMocks()
})

test('rejects with what the work throws', async () => {
  await expect(
    inTurns(
      (function* (): Generator<void, never> {
        yield
        throw new Error('no such file')
      })(),
    ),
  ).rejects.toThrow('no such file')
})
