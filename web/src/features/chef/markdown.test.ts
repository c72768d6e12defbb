import { expect, test } from 'vitest'
import { blocksOf, inlineOf, plainText } from './markdown.ts'

test('headings, paragraphs and lists', () => {
  expect(
    blocksOf('## Soup\nA line\nanother\n\n- leek\n- **salt**\n\n3. Chop\n4. Cook\n---\nEnd'),
  ).toEqual([
    { kind: 'heading', inline: [{ kind: 'text', text: 'Soup' }] },
    {
      kind: 'paragraph',
      lines: [[{ kind: 'text', text: 'A line' }], [{ kind: 'text', text: 'another' }]],
    },
    {
      kind: 'list',
      start: null,
      items: [[{ kind: 'text', text: 'leek' }], [{ kind: 'strong', text: 'salt' }]],
    },
    {
      kind: 'list',
      start: 3,
      items: [[{ kind: 'text', text: 'Chop' }], [{ kind: 'text', text: 'Cook' }]],
    },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'End' }]] },
  ])
})

test('steps with empty lines between them stay one list', () => {
  expect(blocksOf('1. Chop\n\n2. Cook')).toHaveLength(1)
})

test('marks within a line', () => {
  expect(inlineOf('a **b** *c* `d` 2 * 3 * 4 snake_case').map(({ kind }) => kind)).toEqual([
    'text',
    'strong',
    'text',
    'emphasis',
    'text',
    'code',
    'text',
  ])
})

test('HTML and links are never more than their words', () => {
  const text =
    '<img src=x onerror=alert(1)> [Win](javascript:alert(1)) ![pixel](https://spy.example/a)'
  expect(inlineOf(text)).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)> Win pixel' }])
})

test('what is half written is shown as it stands', () => {
  expect(inlineOf('Take **two')).toEqual([{ kind: 'text', text: 'Take **two' }])
})

test('read aloud without its marks', () => {
  expect(plainText('# Soup\n**Chop** it.\n- leek')).toBe('Soup\nChop it.\nleek')
})

test.each([
  `# a${' '.repeat(1_900)}b`,
  '**a'.repeat(660),
  '['.repeat(1_990),
  `${'- '.repeat(990)}x`,
  `# a${' '.repeat(20_000)}b`,
  '**a'.repeat(7_000),
])('a line that nobody would write is read in a moment: %#', (line) => {
  expect(plainText(line).replaceAll(/\W/g, '')).toBe(line.replaceAll(/\W/g, ''))
})
