import { expect, test } from 'vitest'
import { fileNames } from './archive.ts'

test.each([
  ['宫保鸡丁', '宫保鸡丁'],
  ['Żurek 🍲', 'Żurek 🍲'],
  ['soup\u202egpj', 'soup gpj'],
  ['a/b\\c:d\ne', 'a b c d e'],
  [`${'a'.repeat(79)}🍕`, 'a'.repeat(79)],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['..', 'Recipe'],
  ['soup\\..\\x', 'soup .. x'],
  ['C:\\soup', 'C soup'],
  ['soup\0.sh', 'soup .sh'],
  ['CON', 'CON recipe'],
  ['lpt1.soup', 'lpt1 recipe.soup'],
  ['Con carne', 'Con carne'],
  ['Soup. ', 'Soup'],
])('the title %j is the file %j', (title, name) => {
  expect(fileNames([title])).toEqual([name])
})

test('titles that read alike, or differ in their case alone, are files of their own', () => {
  expect(fileNames(['Soup', 'soup', 'SOUP', 'soup\u202e'])).toEqual([
    'Soup',
    'soup 2',
    'SOUP 3',
    'soup 4',
  ])
})
