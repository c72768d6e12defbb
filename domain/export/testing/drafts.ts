import type { Random } from '../../testing/random.ts'
import type { RecipeDraft } from '../../recipes/draft.ts'
import { lineUses } from '../../recipes/line-use.ts'
import { cuisines, difficulties, mealTypes } from '../../recipes/kinds.ts'

const words = [
  'flour',
  'butter',
  'Crème fraîche',
  '½ cup',
  '200 g',
  'finely chopped',
  '(sifted)',
  '2 eggs',
  'salt & pepper',
  '—',
  '@home',
  '#1',
  '{well}',
  '~20',
  '[-',
  '-]',
  '--',
  '<b>',
  '&amp;',
  '*',
  '_',
  '`',
  '"quoted"',
  "it's",
  '\\',
  '=',
  '>',
  '- dash',
  '1. one',
  '## two',
  'süß',
  '豆腐',
  '🍅',
  '%',
  'a: b',
  ', and',
  ';',
  '![x](y)',
  '---',
  '//',
  'null',
  '== x ==',
]
const spaces = [' ', ' ', ' ', '  ', '\t']

/** A text of odd words; of several lines where that is wanted. */
function textFrom(random: Random, most: number, ends = spaces): string {
  const count = 1 + random.integer(most)
  let text = random.pick(words)
  for (let each = 1; each < count; each++) text += random.pick(ends) + random.pick(words)
  return text
}

/** A recipe that is odd in every field. */
export function randomDraft(random: Random): RecipeDraft {
  const maybe = <Value>(value: () => Value) => (random.oneIn(3) ? null : value())
  const many = <Value>(most: number, value: () => Value) =>
    Array.from({ length: random.integer(most + 1) }, value)
  const lined = [...spaces, '\n', '\n\n', '\r\n']
  const decimal = () => random.integer(10_000) / 10
  const sections = [null, null, textFrom(random, 3), textFrom(random, 2)]
  return {
    title: `T${textFrom(random, 5)}`,
    summary: random.oneIn(3) ? '' : textFrom(random, 30, lined),
    image: maybe(
      () => `https://pictures.example/${random.integer(999)}.jpg?a=${random.integer(9)}&b`,
    ),
    servings: maybe(() => 1 + random.integer(24)),
    readyInMinutes: maybe(() => 1 + random.integer(3000)),
    activeMinutes: maybe(() => 1 + random.integer(300)),
    lines: many(15, () => ({
      text: textFrom(random, 6),
      section: random.pick(sections),
      chosen: maybe(() => random.pick(['flour', 'butter', 'egg'])),
      ...(random.oneIn(4) && { optional: random.oneIn(2) }),
      ...(random.oneIn(4) && {
        use: random.pick(lineUses),
        ...(random.oneIn(2) && { without: textFrom(random, 4) }),
      }),
    })),
    steps: many(10, () => textFrom(random, 25, lined)),
    cuisine: random.some(cuisines, 2),
    mealType: random.some(mealTypes, 2),
    difficulty: maybe(() => random.pick(difficulties)),
    tags: many(4, () => textFrom(random, 2)),
    tip: maybe(() => textFrom(random, 12, lined)),
    storage: maybe(() => textFrom(random, 12, lined)),
    source: maybe(() => ({
      url: `https://cook.example/${random.integer(999)}`,
      name: maybe(() => textFrom(random, 3)),
    })),
    nutrition: maybe(() => ({
      calories: decimal(),
      protein: maybe(decimal),
      carbs: maybe(decimal),
      fat: maybe(decimal),
    })),
  }
}
