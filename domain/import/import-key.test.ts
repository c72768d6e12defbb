import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../recipes/draft.ts'
import { importKey, uuidOf } from './import-key.ts'

describe('the key of a recipe', () => {
  const draft = {
    ...emptyDraft('Tea'),
    lines: [{ text: '1 bag tea', section: null, chosen: null }],
  }
  const from = (url: string) => ({ ...draft, source: { url, name: null } })

  test('is the same for the same page, however somebody came there, and for the same words', () => {
    const key = importKey(from('https://www.tea.example/green/'))
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(importKey(from('http://tea.example/green?utm_source=mail#top'))).toBe(key)
    expect(importKey({ ...draft, title: ' TEA ' })).toBe(importKey(draft))
  })

  test('differs for another page, another name, another line', () => {
    const line = { text: '2 bags tea', section: null, chosen: null }
    const others = [
      draft,
      from('https://tea.example/green?id=1'),
      from('https://tea.example/green?id=2'),
      { ...from('https://tea.example/green?id=2'), title: 'Iced tea' },
      { ...draft, lines: [line] },
    ]
    expect(new Set(others.map(importKey)).size).toBe(others.length)
  })

  test('of many texts no two are the same', () => {
    const keys = new Set(Array.from({ length: 50_000 }, (_, each) => uuidOf(`Recipe ${each}`)))
    expect(keys.size).toBe(50_000)
  })
})
