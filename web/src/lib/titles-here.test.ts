import { afterEach, expect, it, vi } from 'vitest'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { titlesHere } from './titles-here.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  findSpeakerBy(() => undefined)
})

const cards = {
  cards: [
    { id: 7, title: 'Suppe', writtenTitle: 'Soup' },
    { id: 8, title: 'Pie' },
  ],
}

it('asks for nothing in English', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('was asked')))
  expect((await titlesHere())('Soup', 7)).toBe('Soup')
})

it('leaves titles as they are where the cards cannot be fetched, and asks again', async () => {
  findSpeakerBy(() => ({ tag: 'de', translate: () => undefined }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await titlesHere())('Soup', 7)).toBe('Soup')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(cards)))
  const titleHere = await titlesHere()
  expect([titleHere('Soup', 7), titleHere('Soup'), titleHere('Pie', 8)]).toEqual([
    'Suppe',
    'Suppe',
    'Pie',
  ])
  // Somebody’s own recipe of the same title is theirs.
  expect(titleHere('Soup', 100_001)).toBe('Soup')
})
