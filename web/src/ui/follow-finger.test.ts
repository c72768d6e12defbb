import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followFinger } from './follow-finger.ts'

let sheet: HTMLElement
let end: () => void
const onClose = vi.fn<() => void>()

/** A sheet 400 pixels high, on a screen as narrow as `isNarrow` says. */
beforeEach(() => {
  vi.clearAllMocks()
  narrow(true)
  sheet = document.createElement('div')
  sheet.innerHTML = '<p>Read</p><textarea></textarea>'
  Object.defineProperty(sheet, 'offsetHeight', { value: 400 })
  document.body.append(sheet)
  end = followFinger(sheet, onClose)
})
afterEach(() => {
  end()
  sheet.remove()
})

function narrow(matches: boolean) {
  const answer = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(answer, { matches }))
}

/** One finger goes through these points, each this many milliseconds after the one before. */
function drag(on: string, points: readonly [x: number, y: number][], milliseconds: number) {
  const target = sheet.querySelector(on) ?? sheet
  const touch = ([clientX, clientY]: readonly [number, number]) => ({
    identifier: 1,
    clientX,
    clientY,
    target,
  })
  const [first = [0, 0]] = points
  let time = 1_000
  const fire = (kind: 'touchStart' | 'touchMove' | 'touchEnd', touches: object[]) => {
    const event = new Event(kind.toLowerCase(), { bubbles: true, cancelable: true })
    Object.assign(event, { touches })
    Object.defineProperty(event, 'timeStamp', { value: time })
    fireEvent(target, event)
    time += milliseconds
    return event.defaultPrevented
  }
  fire('touchStart', [touch(first)])
  const kept = points.slice(1).map((point) => fire('touchMove', [touch(point)]))
  const seen = sheet.style.translate
  fire('touchEnd', [])
  return { seen, kept }
}
const slowly = 200

test('a sheet follows the finger, and comes back where it was not pulled far', () => {
  const { seen, kept } = drag(
    'p',
    [
      [50, 100],
      [52, 120],
      [52, 190],
    ],
    slowly,
  )
  expect(seen).toBe('0 90px')
  expect(kept).toEqual([true, true])
  expect(sheet.style.translate).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})

test('pulled far it goes, pulled fast too', async () => {
  drag(
    'p',
    [
      [50, 100],
      [50, 180],
      [50, 240],
    ],
    slowly,
  )
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  drag(
    'p',
    [
      [50, 100],
      [50, 130],
      [50, 160],
    ],
    20,
  )
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
})

test.each<[string, () => void, string, [number, number][]]>([
  [
    'to the side',
    () => undefined,
    'p',
    [
      [50, 100],
      [200, 130],
      [200, 400],
    ],
  ],
  [
    'upwards',
    () => undefined,
    'p',
    [
      [50, 400],
      [50, 300],
      [50, 500],
    ],
  ],
  [
    'in a text',
    () => undefined,
    'textarea',
    [
      [50, 100],
      [50, 200],
      [50, 400],
    ],
  ],
  [
    'where it scrolls back',
    () => (sheet.scrollTop = 40),
    'p',
    [
      [50, 100],
      [50, 200],
      [50, 400],
    ],
  ],
  [
    'on a wide screen',
    () => narrow(false),
    'p',
    [
      [50, 100],
      [50, 200],
      [50, 400],
    ],
  ],
])('a finger that goes %s scrolls as ever', (_, given, on, points) => {
  given()
  const { seen, kept } = drag(on, points, slowly)
  expect(seen).toBe('')
  expect(kept).not.toContain(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('a sheet that is not closed by it comes back', async () => {
  drag(
    'p',
    [
      [50, 100],
      [50, 180],
      [50, 300],
    ],
    slowly,
  )
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(sheet.style.translate).toBe(''))
})
