import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { countsInWords } from '#domain/notifications/words.ts'
import { languages, offeredLanguages } from '#domain/texts/language.ts'
import { locale, t } from '#domain/texts/t.ts'
import { writeMail } from '../auth/mail/letter.ts'
import { mailWords } from '../auth/mail/letters.ts'
import { inLanguage, inLanguageOf } from './speak.ts'

const mail = () => {
  const { label = '', ...words } = mailWords('email_change_current', 'new@larder.example')
  const link = { label, href: 'https://larder.example/verify' }
  return writeMail('ada@larder.example', { ...words, link, code: '123<456' })
}

describe('a mail', () => {
  test('is in English where no language is known', () => {
    const { subject, text, html } = mail()
    expect(subject).toBe('Is your address to change?')
    expect(text).toContain('asked to move it to new@larder.example. We ask here first.')
    expect(text).toContain('Or type this code: 123<456')
    expect(html).toContain('<html lang="en">')
    expect(html).toMatch(/Or type this code: <strong[^>]*>123&lt;456<\/strong>/)
  })

  test('is whole in the language of its reader', () => {
    const { subject, text, html } = inLanguage('en-XA', mail)
    expect(subject).toMatch(/^\[.*\]$/)
    expect(text.split('\n\n').filter((line) => !line.startsWith('['))).toEqual(['Larder'])
    expect(text).toContain('new@larder.example')
    expect(html).toContain('<html lang="en-XA">')
    expect(html).toMatch(/<strong[^>]*>123&lt;456<\/strong>/)
  })
})

test('a language holds for all that its work begins, and for nothing beside it', async () => {
  const later = async () => {
    await pause(1)
    return locale()
  }
  const both = [inLanguage('en-XA', later), inLanguage('ar-XB', later), later()]
  expect(await Promise.all(both)).toEqual(['en-XA', 'ar-XB', 'en'])
})

test('a language that is not offered is no choice', () => {
  const others = languages.map(({ tag }) => tag).filter((tag) => !offeredLanguages.includes(tag))
  for (const wanted of [null, 'xx', '../de', ...others]) {
    expect(inLanguageOf(wanted, () => t('Sign in'))).toBe('Sign in')
  }
})

test('counts and sentences have their plurals in each', () => {
  expect(inLanguage('en-XA', () => countsInWords({ follow: 2 }))).toEqual([
    expect.stringMatching(/^\[2 /),
  ])
})
