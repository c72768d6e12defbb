import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { type LanguageTag, offeredLanguages } from '#domain/texts/language.ts'
import { checkTexts } from './check.ts'
import { findLiterals } from './find-literals.ts'
import type { Message } from './read-sources.ts'
import { wrapLiterals } from './wrap-literals.ts'

/** Plain JavaScript, whose types nobody wrote. */
const builder = pathToFileURL(path.join(import.meta.dirname, '../scripts/build.mjs')).href
const buildSchema = z.object({ offered: z.array(z.string()) })

const message = (text: string, rest: Partial<Message> = {}): Message => ({
  text,
  kind: 'call',
  place: 'web/src/app/a.tsx:1',
  isInFunction: true,
  ...rest,
})
const check = (
  messages: Message[],
  german: Record<string, string> = {},
  more = {},
  offered: LanguageTag[] = ['en'],
) =>
  checkTexts(
    { files: 1, messages, literals: [], ...more },
    (tag) => (tag === 'de' ? [{ name: 'a', texts: german }] : []),
    offered,
  )

describe('what is checked', () => {
  it('is well where a translation fits, or is still to come', () => {
    const count = '{count, plural, one {# day ago} other {# days ago}}'
    expect(check([message(count)], { [count]: 'vor {count, plural, other {#}} Tagen' })).toEqual([])
    expect(check([message('Sign in')])).toEqual([])
    expect(check([message('Sign in')], { 'Sign in': '' })).toEqual([])
  })

  it.each([
    ['Sign in', 'used nowhere'],
    ['For {email}', 'lacks email'],
    ['For {mail}', 'has no mail'],
    ['Für {email', 'cannot be read'],
    ['{email} <b>fett</b>', 'has no <b>'],
  ])('refuses the translation %s: %s', (text, why) => {
    const english = text === 'Sign in' ? text : 'For {email}'
    const translation = why === 'lacks email' ? 'Für dich' : text
    expect(check([message('For {email}')], { [english]: translation })[0]).toContain(why)
  })

  it('refuses what is missing in a language that is offered', () => {
    expect(check([message('Sign in')], { 'Sign in': '' }, {}, ['en', 'de'])).toEqual([
      'web/src/app/a.tsx:1: “Sign in” is missing in de',
    ])
  })

  it('refuses elements in a call, and a text of the server whose reader is not known', () => {
    expect(check([message('<b>all</b>')])[0]).toContain('<T>')
    expect(check([message('all', { place: 'server/a.ts:1', isInFunction: false })])[0]).toContain(
      'function',
    )
    expect(check([message('all', { isInFunction: false })])).toEqual([])
  })

  it('refuses words that are no text', () => {
    const literals = [{ words: 'Sign in', place: 'web/src/app/a.tsx:3' }]
    expect(check([], {}, { literals })).toEqual([expect.stringContaining('a.tsx:3: “Sign in”')])
  })

  it('covers what is built: a start builds each language that is offered', async () => {
    const { offered } = buildSchema.parse(await import(builder))
    expect(['en', ...offered]).toEqual(offeredLanguages)
  })
})

describe('words in the code', () => {
  const words = (code: string) => findLiterals(code, 'a.tsx').map((each) => each.words)

  it.each([
    ['<p>Sign in</p>', 'Sign in'],
    ['<p>or</p>', 'or'],
    ['<a title="Sign in" />', 'Sign in'],
    ['<a aria-label={open ? "Close" : "Open it"} />', 'Close'],
    ['toast({ title: "Saved" })', 'Saved'],
    ['const lead = `${days} days`', '… days'],
    ['new AuthFailure("refused", "That did not work")', 'That did not work'],
    ['const title = "Two-factor sign-in"', 'Two-factor sign-in'],
  ])('%s has them', (code, expected) => {
    expect(words(code)).toContain(expected)
  })

  it.each([
    'import { t } from "#domain/texts/t.ts"; <p className="flex grid">{t("Sign in")}</p>',
    'import a from "The moon"',
    'throw new Error("Nothing is there")',
    'log("It went wrong")',
    'if (event.key === "Enter") go()',
    'const frameStyle = "block underline"',
    'type Kind = "One thing"',
    'change(/* not shown */ "Allowing push", it)',
    '<b>Larder</b>',
    'element.closest("a button")',
  ])('%s has none', (code) => {
    expect(words(code)).toEqual([])
  })

  it('become texts by themselves, where they are whole', () => {
    const code = `import { a } from 'b'\n\nimport { c } from '#web/c.ts'\nexport const d = <a title="It's">\n  Sign in\n  now\n</a>\n`
    expect(wrapLiterals(code, 'a.tsx')).toBe(
      `import { a } from 'b'\n\nimport { t } from '#domain/texts/t.ts'\nimport { c } from '#web/c.ts'\nexport const d = <a title={t("It's")}>{t('Sign in now')}</a>\n`,
    )
    expect(wrapLiterals('<p>Sign in <b>now</b></p>', 'a.tsx')).toContain('<p>Sign in ')
  })
})
