import { expect, it } from 'vitest'
import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { countKnown, inLanguage } from './known-lines.ts'
import type { TestPage } from './pages.ts'

const vocabulary = await wholeVocabulary()

const page = (language: string | null, ingredients: string[] | null): TestPage => ({
  name: 'a page',
  file: 'a-page.html',
  url: 'https://example.org/',
  html: '',
  carries: true,
  expected: { language, ingredients },
})

it('counts the lines of which every food is known, and the pages with no other; what is no food is not counted', () => {
  const pages = [
    page('en', ['2 eggs', '1 cup milk', 'salt and pepper']),
    page('en', ['2 eggs', '1 tbsp salt and zzyzx', ' ', 'Parchment paper', 'See notes']),
    page('en', null),
  ]
  expect(countKnown(pages, vocabulary)).toEqual({
    lines: { known: 4, of: 5 },
    pages: { whollyKnown: 1, of: 2 },
    unknown: ['1 tbsp salt and zzyzx'],
  })
})

it('takes the language from the page’s own word, whatever its region', () => {
  const pages = ['en', 'en-US', 'EN_GB', 'eng', 'de', null].map((language) => page(language, []))
  expect(inLanguage(pages, 'en').map(({ expected }) => expected.language)).toEqual([
    'en',
    'en-US',
    'EN_GB',
  ])
})
