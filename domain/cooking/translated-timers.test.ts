import { describe, expect, it } from 'vitest'
import { timersIn } from './timers.ts'
import { translatedTimers } from './translated-timers.ts'
import { isWaiting } from './waiting.ts'

const german = (step: string, written?: string) =>
  (translatedTimers(step, 'de', written) ?? []).map(
    ({ start, end, name, seconds, mostSeconds }) => ({
      said: step.slice(start, end),
      name,
      seconds,
      mostSeconds,
    }),
  )

describe('times in German steps', () => {
  it.each([
    ['5 Minuten leise köcheln.', '5 Minuten', 'Leise köcheln', 300, null],
    ['3–4 Minuten braten, bis er bräunt.', '3–4 Minuten', 'Braten', 180, 240],
    ['Bei 180 °C 1 Stunde 20 Minuten backen.', '1 Stunde 20 Minuten', 'Backen', 4800, null],
    ['1½ Stunden auf dem Gitter abkühlen lassen.', '1½ Stunden', 'Abkühlen lassen', 5400, null],
    ['Eine halbe Stunde kalt stellen.', 'Eine halbe Stunde', 'Kalt stellen', 1800, null],
    ['Eine volle Minute mixen und abschmecken.', 'Eine volle Minute', 'Mixen', 60, null],
    ['Eine Dreiviertelstunde gehen lassen.', 'Eine Dreiviertelstunde', 'Gehen lassen', 2700, null],
    ['Noch weitere 30 Sekunden, bis sie glänzen.', '30 Sekunden', '', 30, null],
  ])('%s', (step, said, name, seconds, mostSeconds) => {
    expect(german(step)).toEqual([{ said, name, seconds, mostSeconds }])
  })

  it('are none where nobody waits for them', () => {
    expect(german('Alle 10 Minuten umrühren.')).toEqual([])
    expect(german('Hält sich 3 Tage.')).toEqual([])
  })

  it('are those of the English step, which tells them apart', () => {
    const written = 'Turn them every 2 minutes, and grill 8 minutes.'
    const step = '8 Minuten grillen und nach je 2 Minuten wenden.'
    expect(german(step, written).map(({ said }) => said)).toEqual(['8 Minuten'])
    expect(german(step, 'Grill until done.')).toEqual([])
  })

  it('need the cook as the English one does', () => {
    const [written, step] = ['Bake 40 minutes.', '40 Minuten backen.']
    const [timer] = translatedTimers(step, 'de', written) ?? []
    const [english] = timersIn(written)
    if (timer === undefined || english === undefined) throw new Error('there is no time')
    expect(isWaiting(step, timer)).toBe(isWaiting(written, english))
    expect(isWaiting(step, timer)).toBe(true)
  })
})

it('knows nothing of a language without words', () => {
  expect(translatedTimers('5 minutes', 'xx', undefined)).toBeUndefined()
})
