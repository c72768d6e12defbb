import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { formatMessage } from '#domain/texts/format-message.ts'
import { pseudoText } from './pseudo.ts'
import { inlineMessages } from './inline-messages.ts'

const speaker = (tag: string, texts: Record<string, string> = {}) => ({
  tag,
  translate: (english: string) => texts[english],
})
const inline = (body: string, by = speaker('en')) =>
  inlineMessages(
    `import { isEnglish, locale, t } from '#domain/texts/t.ts'\n${body}`,
    'a.tsx',
    by,
  )?.trim()
const inlineElement = (body: string, by = speaker('en')) =>
  inlineMessages(`import { T } from '#web/ui/t.tsx'\n${body}`, 'a.tsx', by)?.trim()

describe('in the built app a text', () => {
  it('is a string where it was a call, and the import is gone', () => {
    expect(inline(`const label = t('Sign in')`)).toBe(`const label = "Sign in"`)
    expect(inline(`const label = t('Saved|of a recipe')`)).toBe(`const label = "Saved"`)
    expect(inline(`new Intl.ListFormat(locale())`)).toBe(`new Intl.ListFormat("en")`)
    expect(inlineMessages('const a = 1', 'a.ts', speaker('en'))).toBeUndefined()
  })

  it('is a template with its values, and a condition for a plural', () => {
    expect(inline('t("For {email}", { email: user.email })')).toBe('`For ${user.email}`')
    expect(inline('t("{count, plural, one {# day} other {# days}}", { count })')).toBe(
      '(count === 1 ? `${count} day` : `${count} days`)',
    )
  })

  it('may stand in another one', () => {
    expect(inline('t("Or {this}", { this: t("that") })')).toBe('`Or ${"that"}`')
  })

  it('speaks the language of the build', () => {
    const german = speaker('de', { 'For {email}': 'Für {email}' })
    expect(inline('t("For {email}", { email: x })', german)).toBe('`Für ${x}`')
    expect(inline('locale()', german)).toBe('"de"')
    expect(inline('isEnglish()', german)).toBe('false')
    expect(inline('isEnglish() && locale()', speaker('en-GB'))).toBe('true && "en-GB"')
  })

  it('has its words in its elements, and needs nothing around it between tags', () => {
    const text = '<T text="New here? <link>Sign up</link>" link={<Link to={up} />} />'
    expect(inlineElement(`const a = ${text}`)).toBe(
      'const a = <>{"New here? "}<Link to={up}>{"Sign up"}</Link></>',
    )
    expect(inlineElement(`<p>${text}</p>`)).toBe(
      '<p>{"New here? "}<Link to={up}>{"Sign up"}</Link></p>',
    )
  })

  it('keeps the lines of the file', () => {
    expect(inline('t(\n  "{a} b",\n  { a },\n)\nconst here = 1')?.split('\n').at(-1)).toBe(
      'const here = 1',
    )
    expect(inline('t(\n  "{a} b",\n  { a },\n)\nconst here = 1')?.split('\n')).toHaveLength(5)
  })
})

const writer = z.custom<(...values: unknown[]) => string>((value) => typeof value === 'function')
const text =
  '{count, plural, =0 {No `dish`} one {${name}: {count} \\dish} other {# "dishes" of {name}}}, {kind, select, new {new} other {old}}'
const code = `t(${JSON.stringify(text)}, { count, name, kind })`

it.each(['en', 'de', 'fr', 'es', 'it', 'pl', 'en-XA', 'ar-XB'])(
  'says in %s what looking it up says',
  async (tag) => {
    const many = {
      ...speaker(tag),
      translate: (english: string) => {
        if (tag === 'pl') return english.replace('other', 'few {# few} many {# many} other')
        return tag.includes('X') ? pseudoText(english, 'long') : undefined
      },
    }
    const inlined = inline(`export default (count, name, kind) => ${code}`, many) ?? ''
    const { code: plain } = await transformWithOxc(inlined, 'a.ts')
    const module: unknown = await import(`data:text/javascript,${encodeURIComponent(plain)}`)
    const write = z.object({ default: writer }).parse(module).default
    for (const count of [0, 0.5, 1, 1.5, 2, 3, 5, 11, 21, 22, 100, 1000, 1_000_000]) {
      for (const kind of ['new', 'odd']) {
        const values = { count, name: 'Ada', kind }
        expect(write(count, 'Ada', kind)).toBe(formatMessage(text, values, many))
      }
    }
  },
)

it.each([
  ['t(words)', 'in place'],
  ['t("a" + b)', 'in place'],
  ['t(`a ${b}`)', 'in place'],
  ['t("{a}", values)', 'in place'],
  ['t("{a}", { ...values })', 'by its name'],
  ['t("{a}", { b })', 'There is no “a”'],
  ['t("{n, plural, other {#}}", { n: list.filter(x).length })', 'Give “n” a name'],
  ['items.map(t)', 'called in place'],
  ['(t) => 1', 'called in place'],
])('%s is refused, with its place', (body, why) => {
  expect(() => inline(body)).toThrow(RegExp(`a.tsx:2: .*${why}`))
})

it.each([
  ['<T text={words} />', 'in place'],
  ['<T text="<b>a</b>" b={bold} />', 'not an empty element'],
  ['<T text="<b>a</b>" b={<b>c</b>} />', 'not an empty element'],
  ['<T text="a">b</T>', 'no children'],
])('%s is refused, with its place', (body, why) => {
  expect(() => inlineElement(body)).toThrow(RegExp(`a.tsx:2: .*${why}`))
})
