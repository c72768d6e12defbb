import { describe, expect, it } from 'vitest'

import { readLines } from '#domain/ingredients/read-lines.ts'

import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { toVocabulary } from './vocabulary.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = toVocabulary(catalogue)

/** "salt + black-pepper"; "?" for what is not known. */
function reading(line: string): string {
  return readLines(line, vocabulary)
    .map(({ resolution }) => (resolution.kind === 'resolved' ? resolution.ingredient : '?'))
    .join(' + ')
}

describe('a claim is read over where the food is known to be what it claims', () => {
  it.each([
    ['1 tsp gluten-free baking powder', 'baking-powder'],
    ['1 cup vegan sugar', 'sugar'],
    ['¼ cup gluten-free blue cheese crumbles', 'blue-cheese'],
    ['1 can vegan black beans', 'black-bean'],
  ])('%s', (line, ids) => {
    expect(reading(line)).toBe(ids)
  })

  it.each([
    '1 cup gluten-free rolled oats',
    '2 cups vegan chicken stock',
    '2 tbsp vegan honey',
    '1 cup dairy-free cream cheese-style spread',
    '1 cup nut-free pesto',
    '2 gluten-free rolls of your choice',
  ])('and no further: %s', (line) => {
    expect(reading(line)).toBe('?')
  })
})

describe('a shape, and how a thing was heated with nothing added, change nothing', () => {
  it.each([
    ['25g/1oz bunch fresh coriander', 'cilantro'],
    ['12 round rice paper sheets, about 8 inches in diameter', 'rice-paper'],
    ['1 nest dried egg noodles', 'egg-noodle'],
    ['3 Little Gem lettuce hearts', 'little-gem-lettuce'],
    ['10 strands saffron, soaked in 4 tbsp water', 'saffron'],
    ['½ cup coarsely chopped orange sections', 'orange'],
    ['300ml/½ pint pouring double cream', 'heavy-cream'],
    ['3 tbsp fine capers, drained', 'caper'],
    ['250g dried egg pappardelle', 'pappardelle'],
    ['1 cup butter cookie crumbs', 'butter-cookie'],
    ['4 links Italian sausage, casings removed', 'italian-sausage'],
    ['12 small hard-shelled clams', 'clam'],
  ])('%s', (line, ids) => {
    expect(reading(line)).toBe(ids)
  })

  it.each([
    'Buttered green peas',
    '12-inch round pan, 2 inches deep, buttered',
    '6 onion rings',
    '2 cups cookie crumbs',
    '1 cup creamed cottage cheese dip',
  ])('but more than that does: %s', (line) => {
    expect(reading(line)).toBe('?')
  })
})

describe('measures and clauses', () => {
  it.each([
    ['4 x 250g/9oz rib eye steaks', 'ribeye-steak'],
    ['4 filet mignon steaks (approximately 6 ounces each)', 'beef-tenderloin'],
    ['handful fresh mint leaves (about 60-70 leaves), torn into pieces', 'mint'],
    ['400g/14oz ‘00’ pasta flour, plus extra for dusting', '00-flour'],
    ['1 very large or 2 medium eggplants (about 1½ pounds)', 'eggplant'],
    ['4 cod fillets weighing 100-120g/3½-4½oz each', 'cod'],
    ['110g/4oz prunes stones removed, chopped', 'prune'],
    ['36 plump chestnuts in their skins', 'chestnut'],
    ['1 vanilla pod, split and scraped', 'vanilla-bean'],
    ['2 cups green split peas', 'green-split-pea'],
    ['seeds scraped from 1 split vanilla pod', 'vanilla-bean'],
    ['8oz dried, ready-to-eat prunes', 'prune'],
    ['1½ tablespoons Myers’s dark rum', 'rum'],
    ['sprinkles for decorating', 'sugar-sprinkle'],
    ['¼ cup grated hard cheese like Pecorino Romano', 'cheese'],
  ])('%s', (line, ids) => {
    expect(reading(line)).toBe(ids)
  })

  it.each(['0 eggs', '1 cup Miyoko’s butter', '1 lb Gardein’s chicken'])(
    'are not known: %s',
    (line) => {
      expect(reading(line)).toBe('?')
    },
  )
})
