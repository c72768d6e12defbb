import { expect, test } from 'vitest'
import { addressesIn, linkTo, withoutLinks } from './answer-links.ts'

const dish = '/dish/banana-bread-1?flavour=sweet&for=4&main=banana&veg=potato,carrot:300'

test('an answer’s recipes and dishes are found by their links, in its order and once', () => {
  const text = `- **${linkTo('Tray bake', dish)}**\n- ${linkTo('Soup', '/recipe/8')}, as ${linkTo('this', '/recipe/8')}`
  expect(addressesIn(text)).toEqual([dish, '/recipe/8'])
  // The address alone would name another recipe.
  expect(withoutLinks(text)).toBe('- **Tray bake**\n- Soup, as this')
})

test.each([
  'https://elsewhere.example/recipe/8',
  '//elsewhere.example/dish/soup-1?for=4',
  '/recipe/8/../../account',
  '/dish/soup-1?for=4&more=<script>',
  'javascript:alert(1)',
])('an answer leads to pages of ours alone: %s', (address) => {
  expect(addressesIn(linkTo('Soup', address))).toEqual([])
})
