import { expect, test } from 'vitest'
import { whatIsShared } from './share-target.ts'

const shared = (given: Partial<Parameters<typeof whatIsShared>[0]>) =>
  whatIsShared({ title: '', text: '', url: '', ...given })

test.each([
  ['an address of its own', { url: 'https://soup.example/leek', text: 'Leek soup' }],
  ['the address as words', { text: 'https://soup.example/leek' }],
  ['a page’s name before it', { title: 'Leek soup', text: 'Leek soup https://soup.example/leek' }],
  ['a sentence around it', { text: 'Look (https://soup.example/leek).' }],
])('%s is the page to read', (_, given) => {
  expect(shared(given)).toEqual({ kind: 'address', words: 'https://soup.example/leek' })
})

test('a whole recipe is words, also where it names its source, and begins with its title', () => {
  const recipe = `${'500 g leeks\n'.repeat(40)}From https://soup.example/leek`
  expect(shared({ title: 'Leek soup', text: recipe })).toEqual({
    kind: 'text',
    words: `Leek soup\n\n${recipe}`,
  })
  expect(shared({ title: 'Leek soup', text: 'Leek soup\n2 leeks' })?.words).toBe(
    'Leek soup\n2 leeks',
  )
})

test('no other kind of address is opened, and a title alone is nothing to read', () => {
  expect(shared({ url: 'file:///etc/passwd' })).toBeNull()
  expect(shared({ url: 'javascript:alert(1)', text: 'soup' })).toEqual({
    kind: 'text',
    words: 'soup',
  })
  expect(shared({ title: 'Leek soup' })).toBeNull()
})
