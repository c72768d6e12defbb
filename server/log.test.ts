import { afterEach, expect, test, vi } from 'vitest'
import { createLog, type LogSettings } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function written(format: LogSettings['format'], event: string): string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  createLog({ format, level: 'info' })({ level: 'warn', event, detail: { message: event } })
  return write.mock.calls.map(([line]) => String(line)).join('')
}

const signs = [
  '\n',
  '\r',
  '\u001b[2K',
  '\u0085',
  '\u009b',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200f',
]
const formats = ['text', 'json'] as const

test.each(formats.flatMap((format) => signs.map((sign) => [format, sign] as const)))(
  'as %s, %j does not make a second line or hide a part of it',
  (format, sign) => {
    const line = written(format, `refused: ${sign}info: all is well`)
    expect(line.endsWith('\n')).toBe(true)
    expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
    expect(line).toContain('all is well')
  },
)

test('words in any script stay as they are', () => {
  expect(written('text', '李雷 Łukasz 🍕 ’')).toBe(
    'warn: 李雷 Łukasz 🍕 ’ {"message":"李雷 Łukasz 🍕 ’"}\n',
  )
})

test('a line of JSON holds what was said', () => {
  const event = 'two\nlines\u202e'
  expect(JSON.parse(written('json', event))).toMatchObject({ event, detail: { message: event } })
})
