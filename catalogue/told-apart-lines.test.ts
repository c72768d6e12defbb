import { describe, expect, it } from 'vitest'

import { readLines } from '#domain/ingredients/read-lines.ts'

import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()

/** "salt + black-pepper"; "?" for what is not known. */
function reading(line: string): string {
  return readLines(line, vocabulary)
    .map(({ resolution }) => (resolution.kind === 'resolved' ? resolution.ingredient : '?'))
    .join(' + ')
}

describe('a claim that its name does not keep leaves a line unknown', () => {
  it.each([
    '2 cups gluten-free beef broth',
    '50g gluten-free dark chocolate',
    '2 tablespoons wheat-free tamari',
    '50g dairy-free white chocolate',
    '100g soya margarine',
    '2 tbsp vegan honey',
    '1 cup nut-free pesto',
    '2 gluten-free rolls of your choice',
    '1 pork stock cube',
  ])('%s', (line) => {
    expect(reading(line)).toBe('?')
  })
})

describe('what is seasoned is no plain kind, wherever it says so', () => {
  it.each([
    '1 cup seasoned panko',
    '1 cup panko (seasoned)',
    'panko breadcrumbs, seasoned',
    'whole wheat panko (Italian style)',
    'Italian panko breadcrumbs',
    'seasoned dry bread crumbs',
    '1 cup breadcrumbs (Italian seasoned)',
    '1 cup panko (seasoned) or breadcrumbs',
  ])('%s', (line) => {
    expect(reading(line)).toBe('seasoned-breadcrumb')
  })

  it.each([
    ['Japanese panko breadcrumbs', 'panko'],
    ['unseasoned panko', 'panko'],
    ['seasoned gluten-free panko', '?'],
    ['gluten-free panko (seasoned)', '?'],
    ['gluten-free panko or gluten-free crumbs (seasoned)', '?'],
    ['chicken breasts, seasoned', 'chicken-breast'],
  ])('but %s', (line, id) => {
    expect(reading(line)).toBe(id)
  })
})

describe('what is said behind a name holds although another is offered', () => {
  it.each([
    ['1 cup flour (almond), sifted, or oat flour', 'almond-flour'],
    ['1/4 cup grapeseed oil (or canola oil or sunflower oil)', 'grapeseed-oil'],
    ['1 tbsp ginger, grated, or paste', 'ginger'],
    // White miso is known to be free of fish, and a paste of it is not.
    ['1 tbsp white miso paste', 'miso'],
  ])('%s', (line, id) => {
    expect(reading(line)).toBe(id)
  })
})

describe('what hides a food that somebody may avoid stays unknown', () => {
  it.each([
    'assorted vegetables (such as radishes, baby carrots, celery sticks)',
    'lightly dressed salad leaves',
    'half roast duck (eg Chinese barbecued roast duck)',
    '1 smoked chicken breast, chopped',
    '300g undyed haddock',
    '¼ cup lemon juice concentrate',
    '450g griddled artichokes, preserved in oil',
    '1 x 340g/12oz (drained weight) jar cherries, drained',
    '1 cup mixed peppery winter leaves (such as mustard)',
    'edible silver leaf',
    '2 cups total of gelato, custard, whipped cream, fruit, etc.',
  ])('%s', (line) => {
    expect(reading(line)).toBe('?')
  })

  it('tapenade holds anchovy', () => {
    expect(reading('100g/3½oz black olive tapenade')).toBe('olive-paste')
    expect(vocabulary.ingredients.get('olive-paste')?.freeOf).not.toContain('fish')
  })
})

describe('what was made of a food stays with its name', () => {
  it.each([
    ['6 dried, ready-to-eat apricots, chopped', 'dried-apricot'],
    ['150g dried, sweet cranberries', 'dried-cranberry'],
    ['100g soft, dried figs', 'dried-fig'],
    ['10-12 dried, hot red chillies', 'dried-chili'],
    ['2 dried red chillies', 'dried-chili'],
    ['2 dried hot red chiles, cut lengthwise', 'dried-chili'],
    ['175g dried soft figs', 'dried-fig'],
    ['⅓ cup dried unsweetened cranberries', 'dried-cranberry'],
    ['24 dried Indian red chiles, broken in half', 'dried-chili'],
    ['2 smoked, boneless trout fillets', 'smoked-trout'],
    ['½ cup canned, drained sour cherries', 'canned-sour-cherry'],
    ['2 tbsp apricot purée (made by blending 4-5 stoned, dried apricots)', 'dried-apricot'],
    ['2 sliced smoked chipotle chillies', 'dried-chipotle'],
    ['2 tbsp instant espresso coffee', 'instant-coffee'],
    ['1 11-ounce can mandarin orange sections, drained', 'canned-mandarin'],
    ['200g creamy, well-seasoned mashed potato, to serve', 'mashed-potato'],
    ['200g split yellow mung beans, washed', 'moong-dal'],
    ['300g undyed smoked haddock', 'smoked-haddock'],
  ])('%s', (line, ids) => {
    expect(reading(line)).toBe(ids)
  })

  it('and is unknown where no such food is', () => {
    expect(reading('200g tomato purée (made with dried tomatoes)')).toBe('?')
  })

  it('or known by its last word alone, which claims nothing', () => {
    expect(reading('1 cup sprouted wheat flour')).toBe('specialty-flour')
    expect(vocabulary.ingredients.get('specialty-flour')?.freeOf).toEqual([])
  })
})

describe('of two that are offered, the first', () => {
  it.each([
    ['1 jar (6 ounces) baby-food apple puree or pear puree', 'applesauce'],
    ['300g Rond de Nice or simple round green squash, peeled', 'summer-squash'],
    ['1 round green squash', 'summer-squash'],
  ])('%s', (line, ids) => {
    expect(reading(line)).toBe(ids)
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

  it.each(['Buttered green peas', '12-inch round pan, 2 inches deep, buttered', '6 onion rings'])(
    'but more than that does: %s',
    (line) => {
      expect(reading(line)).toBe('?')
    },
  )

  it.each([
    ['2 cups cookie crumbs', 'specialty-crumb'],
    ['1 cup creamed cottage cheese spread', 'specialty-spread'],
  ])('or leaves a kind that claims nothing: %s', (line, id) => {
    expect(reading(line)).toBe(id)
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
    ['½ cup spectrum grapeseed oil', 'grapeseed-oil'],
    ['15-ounce can Eden black soybeans', 'black-soybean'],
    ['¼ cup grated hard cheese like Pecorino Romano', 'cheese'],
  ])('%s', (line, ids) => {
    expect(reading(line)).toBe(ids)
  })

  it.each(['0 eggs', '1 cup Acme vegan-style butter', '1 lb Gardein’s chicken'])(
    'are not known: %s',
    (line) => {
      expect(reading(line)).toBe('?')
    },
  )
})
