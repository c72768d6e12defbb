import { afterEach, expect, test, vi } from 'vitest'
import { inTurns } from './in-turns.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Three steps, each of so many milliseconds, and in how many tasks they are done. */
async function workInTurns(milliseconds: number) {
  let tasks = 0
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal(
    'MessageChannel',
    class extends MessageChannel {
      constructor() {
        super()
        tasks++
      }
    },
  )
  function* work() {
    for (let step = 0; step < 3; step++) {
      now += milliseconds
      yield
    }
    return 'all'
  }
  return { result: await inTurns(work()), tasks }
}

test('goes on in another task when a turn is over', async () => {
  expect(await workInTurns(20)).toEqual({ result: 'all', tasks: 4 })
})

test('does in one task what has room in a turn', async () => {
  expect(await workInTurns(1)).toEqual({ result: 'all', tasks: 1 })
})

test('rejects with what the work throws', async () => {
  function* work(): Generator<void, never> {
    yield
    throw new Error('no such file')
  }
  await expect(inTurns(work())).rejects.toThrow('no such file')
})
