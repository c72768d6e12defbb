import { expect, test } from 'vitest'
import { parseTemplate, type Places, renderTemplate, TemplateError } from './template.ts'

const slots: Readonly<Record<string, string>> = { main: 'chicken thighs', veg: 'potatoes' }
const places: Places = {
  isFilled: (slot) => slot in slots,
  fill: (of, about, parts) => {
    const words = slots[about]
    if (words === undefined) return null
    return of === 'the' ? `the ${words}` : `${words}${parts.map((part) => ` (${part})`).join('')}`
  },
}
const render = (text: string) => renderTemplate(parseTemplate(text), places)

test.each([
  ['{main} with {veg}', 'Chicken thighs with potatoes'],
  ['cut {the veg}. heat the oven.', 'Cut the potatoes. Heat the oven.'],
  // What is optional goes with the slots in it, its stops and spaces too.
  ['add {the main}[, {the herb}] , and stir .', 'Add the chicken thighs, and stir.'],
  ['[Add {the herb}. ]Serve.', 'Serve.'],
  ['[?veg: With potatoes.][!herb:  Without herbs.]', 'With potatoes. Without herbs.'],
  ['[?herb+veg: One of them.][?herb: None.]', 'One of them.'],
  ['[a {the veg}[ and {the herb}] b]', 'A the potatoes b'],
  // Outside of brackets an empty place leaves nothing to say.
  ['Add {the herb}.', ''],
  ['{main|with {it}|as {they|it} come}', 'Chicken thighs (with {it}) (as {they|it} come)'],
  ['Bake at 220 °C (425 °F), 1.5 l.', 'Bake at 220 °C (425 °F), 1.5 l.'],
])('%s', (text, rendered) => {
  expect(render(text)).toBe(rendered)
})

test.each(['add {the main', 'add [the main', 'add the main]', '{one two three}'])(
  'is refused: %s',
  (text) => expect(() => parseTemplate(text)).toThrow(TemplateError),
)
