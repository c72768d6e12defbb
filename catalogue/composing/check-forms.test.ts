import { expect, test } from 'vitest'
import type { FormEntry } from './format.ts'
import { checkForms } from './check-forms.ts'
import { toForm } from './read.ts'
import { wholeBook } from './testing/whole-book.ts'

const { files, vocabulary } = await wholeBook()
const entry = files.entries.find(({ id }) => id === 'ragu')
if (entry === undefined) throw new Error('there is no ragù')

const faultsWith = (changes: Partial<FormEntry>) => {
  const form = toForm({ ...entry, ...changes }, {})
  const forms = new Map([[form.id, form]])
  return checkForms({ ...files, book: { ...files.book, forms } }, vocabulary)
    .filter(({ file, entry: where }) => file === 'forms' && where === form.id)
    .map(({ text }) => text)
    .join('\n')
}

test.each<[string, Partial<FormEntry>]>([
  ['there is no slot "nothing"', { steps: ['Add {the nothing}.', 'Eat.'] }],
  ['there is no place "our"', { steps: ['Add {our main}.', 'Eat.'] }],
  ['a brace is not closed', { steps: ['Add {the main.', 'Eat.'] }],
  ['no step says what to do with the slot', { steps: ['Cook.', 'Eat.'] }],
  ['unknown flavour', { flavours: ['martian'] }],
  ['the last title must hold', { titles: [{ when: { has: ['garlic'] }, title: 'Garlic' }] }],
  ['its minutes speak of "cheek"', { minutes: { active: 5, total: ['cheek'] } }],
  ['there is no slot "starch"', { needs: [{ of: ['starch'], least: 1 }] }],
  ['its steps ask for: oven', { steps: ['Heat the oven to 200 °C (400 °F).', 'Eat.'] }],
  [
    'unknown flavour "martian"',
    { needs: [{ of: ['main'], least: 1, when: { flavour: ['martian'] } }] },
  ],
  ['no step says to taste it', { tags: ['one-pot'], steps: ['Cook {the main}.', 'Eat.'] }],
])('is found: %s', (fault, changes) => {
  expect(faultsWith(changes)).toContain(fault)
})
