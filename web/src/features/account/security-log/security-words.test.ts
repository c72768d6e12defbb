import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import type { SecurityAct } from './security-log.ts'
import { actInWords, circumstances } from './security-words.ts'

const act = (changes: Partial<SecurityAct>): SecurityAct => ({
  id: '1',
  happenedAt: '2026-11-22T10:00:00.123456+00:00',
  kind: 'password_changed',
  detail: null,
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  isCurrent: false,
  ...changes,
})

/** As the schema writes them. */
function kindsOfTheDatabase(): string[] {
  const folder = path.join(import.meta.dirname, '../../../../../supabase/schemas')
  const sql = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => /note_act|note_lock/.test(text))
    .join('\n')
  const writers = [
    /note_act\(\s*[\w.]+,\s*'([a-z_]+)'/g,
    /note_lock\(\s*[\w.]+,\s*'([a-z_]+)'/g,
    /\b(?:then|else) '([a-z]+_[a-z_]+)'/g,
  ]
  return writers.flatMap((writer) => [...sql.matchAll(writer)].map(([, kind]) => kind ?? ''))
}

describe('an act in words', () => {
  it('is there for every kind that the database writes', () => {
    const kinds = kindsOfTheDatabase()
    expect(new Set(kinds).size).toBeGreaterThan(25)
    const unknown = actInWords(act({ kind: 'of_a_newer_server' }))
    expect(kinds.filter((kind) => actInWords(act({ kind })) === unknown)).toEqual([])
  })

  it('names the device of a sign-in once', () => {
    const signedIn = act({ kind: 'signed_in', detail: 'password' })
    expect(actInWords(signedIn)).toBe('Signed in from Firefox on Linux')
    expect(circumstances(signedIn)).toEqual(['With the password', '192.0.2.7'])
    const unknown = act({ kind: 'signed_in', detail: 'github', device: 'An unknown device' })
    expect(actInWords(unknown)).toBe('Signed in from an unknown device')
    expect(circumstances(unknown)).toEqual(['With GitHub', '192.0.2.7'])
    expect(actInWords(act({ kind: 'signed_in', device: null }))).toBe('Signed in')
  })

  it('tells which device was signed out, or how many', () => {
    expect(actInWords(act({ kind: 'signed_out' }))).toBe('Signed out from Firefox on Linux')
    const several = act({ kind: 'signed_out', detail: '3' })
    expect(actInWords(several)).toBe('3 devices signed out')
    expect(circumstances(several)).toEqual(['Firefox on Linux', '192.0.2.7'])
  })

  it('tells who judged, and what was taken back', () => {
    const moderated = (kind: string, detail: string) => actInWords(act({ kind, detail }))
    expect(moderated('moderated_by_others', 'hide')).toBe('A moderator hid something of yours')
    expect(moderated('moderated_by_others', 'operator:undone:ban')).toBe(
      'Whoever runs this Larder banned you, and it was taken back',
    )
    expect(moderated('moderated_others', 'warn')).toBe('As a moderator you warned somebody')
    expect(moderated('operator_acted', 'moderator_on')).toContain('made you a moderator')
  })

  it('leaves out what is not known', () => {
    expect(circumstances(act({ device: null, address: null }))).toEqual([])
  })
})
