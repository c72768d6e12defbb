import { describe, expect, it } from 'vitest'

import { withSections } from '#domain/import/tidy-lines.ts'
import { readLines } from '#domain/ingredients/read-lines.ts'

import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()

/** "2 tsp salt + pepper"; "?" for what is not known, "a/b" for what else would do, "(…)" for what is remarked. */
function reading(line: string): string {
  return readLines(line, vocabulary)
    .map(({ amount, unit, packSize, resolution, otherwise, preparation, optional }) => {
      const id = resolution.kind === 'resolved' ? resolution.ingredient : '?'
      const pack = packSize === null ? null : `[${packSize.amount.min} ${packSize.unit}]`
      const remark = preparation === null ? null : `(${preparation})`
      const foods = [id, ...otherwise].join('/')
      const parts = [amount?.min, unit, pack, foods, remark, optional ? 'optional' : null]
      return parts.filter((each) => each !== undefined && each !== null).join(' ')
    })
    .join(' + ')
}

describe('no name is cut through a longer one, and no thing is lost before it', () => {
  it.each([
    ['1 tsp red pepper powder', '1 tsp cayenne'],
    ['1 tsp bell pepper powder', '1 tsp vegetable-powder'],
    ['1 tsp ginger garlic powder', '1 tsp specialty-powder'],
    ['1 tsp black pepper powder', '1 tsp black-pepper'],
    ['1 scoop dark chocolate ice cream', '1 scoop chocolate-ice-cream'],
    ['2 tbsp pickled okra juice', '2 tbsp ?'],
    ['750 ml red Spanish wine', '750 ml red-wine'],
    ['1 tsp smoked sweet paprika', '1 tsp smoked-paprika'],
    ['1 cup jarred roasted sweet red peppers', '1 cup roasted-red-pepper'],
    ['1 lb dried penne', '1 lb penne'],
    ['2 cups cooked black beans', '2 cup black-bean (cooked)'],
    ['200 g Greek-style yoghurt', '200 g greek-yogurt'],
    ['¼ cup Big Red Rub', '0.25 cup spice-blend'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })
})

describe('a name is no other thing that is made alike', () => {
  it.each([
    ['2 slices whole grain bread', '2 slice whole-grain-bread'],
    ['¼ cup candied nuts', '0.25 cup candied-nut'],
    ['1 tbsp burger seasoning', '1 tbsp spice-blend'],
    ['8 plantain tortillas', '8 specialty-tortilla'],
    ['1 (3-inch) Parmesan rind', '1 [3 inch] parmesan-rind'],
    ['2 tbsp adobo sauce', '2 tbsp adobo-sauce'],
    ['½ cup lychee jelly', '0.5 cup ?'],
    ['2 tbsp elderberry jelly', '2 tbsp specialty-jam'],
    ['2 cups high protein cottage cheese', '2 cup cottage-cheese'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })
})

describe('a fashion leaves some things what they are, and proves nothing', () => {
  it.each([
    ['2 tbsp paleo ketchup', '2 tbsp ketchup'],
    ['1 cup keto mayonnaise', '1 cup mayonnaise'],
    ['2 slices paleo bread', '2 slice specialty-bread'],
    ['1 cup vegan ketchup', '1 cup ?'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })

  it.each(['ketchup', 'mayonnaise', 'specialty-bread'])('%s is not called paleo for it', (id) => {
    expect(vocabulary.ingredients.get(id)?.diets).not.toContain('paleo')
  })
})

describe('what is offered by "or" keeps its animal, its noun and its first', () => {
  it.each([
    ['4 veal shoulder arm or blade steaks', '4 veal'],
    ['2 chicken breasts or flank steaks', '2 chicken-breast/flank-steak'],
    ['½ cup wonton strips or chow mein noodles', '0.5 cup wonton-strip/chow-mein-noodle'],
    ['1 cup plain or Greek yogurt', '1 cup yogurt/greek-yogurt'],
    ['6 large or 8 medium celery stalks', '6 stalk celery (or 8 medium)'],
    ['juice of 6 limes and the zest of 1', '6 lime (the zest of 1)'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })

  it.each([
    ['12 zorbles or lady fingers', 'lady fingers', ['zorbles']],
    ['2 cups cake or pastry flour', 'cake flour', ['pastry flour']],
  ])('and is called by what is known of it: %s', (line, name, alternatives) => {
    const [read] = readLines(line, vocabulary)
    expect(read?.name).toBe(name)
    expect(read?.alternatives).toEqual(alternatives)
  })
})

describe('lists in brackets are read, or leave a thing that claims nothing', () => {
  it.each([
    [
      'pizza toppings (sauce, shredded or sliced mozzarella cheese)',
      'pizza-sauce + mozzarella (shredded or sliced)',
    ],
    ['taco toppings (lettuce, zorble, salsa)', 'lettuce + ? + salsa'],
    ['Toppings: (hot sauce, salsa)', 'hot-sauce + salsa'],
    [
      '2 tbsp optional spices (cumin, celery seed)',
      'cumin (2 tbsp in all) optional + celery-seed (2 tbsp in all) optional',
    ],
    [
      '1 cup leeks and turnips, boiled',
      'leek (boiled, 1 cup in all) + turnip (boiled, 1 cup in all)',
    ],
    ['mashed potato and steamed broccolini', 'mashed-potato + broccolini'],
    ['1 tbsp lemongrass paste (lemongrass, garlic)', '1 tbsp specialty-paste (lemongrass, garlic)'],
    [
      'lemongrass paste (lemongrass - olive oil - garlic)',
      'specialty-paste (lemongrass - olive oil - garlic)',
    ],
    ['1 cup coleslaw mix (cabbage, carrots)', '1 cup coleslaw-mix (cabbage, carrots)'],
  ])('%s', (line, read) => {
    expect(reading(line)).toBe(read)
  })
})

describe('measures with slips, in brackets and behind names', () => {
  it.each([
    ['2 tablespoos sugar', '2 tbsp sugar'],
    ['1 teapsoon salt', '1 tsp salt'],
    ['2 tabelspoon olive oil', '2 tbsp olive-oil'],
    ['2 garlic gloves', '2 clove garlic'],
    ['1 spring thyme', '1 sprig thyme'],
    ['1 spring onion', '1 scallion'],
    ['½ c. (1 stick), unsalted butter', '0.5 cup unsalted-butter (1 stick)'],
    ['1 (8 oz) semi-sweet chocolate bar', '1 block [8 oz] dark-chocolate'],
    ['8 oz semi-sweet chocolate bar', '8 oz dark-chocolate'],
    [
      '1, 9-inch pie crust (homemade, or frozen)',
      '1 [9 inch] shortcrust-pastry (homemade, or frozen)',
    ],
    ['2 unit(s) garlic clove', '2 clove garlic'],
    ['cilantro (as you like (or about 1/3 cup))', '0.333 cup cilantro (as you like)'],
    ['1 lb 80/20 ground beef', '1 lb ground-beef (80/20 lean)'],
    ['1 kg beef mince (90/10 fat)', '1 kg ground-beef (90/10 fat)'],
    ['squeeze or two lemon juice', 'dash lemon-juice'],
  ])('%s', (line, read) => {
    expect(reading(line).replace(/(\.\d{3})\d+/u, '$1')).toBe(read)
  })
})

it('a thing is optional by its own words alone', () => {
  expect(reading('4 tbsp food coloring (or 2 tsp if using gel color)')).not.toMatch(/optional$/u)
  expect(reading('2 lb tomatoes; 2 tablespoons diced, for garnish')).not.toMatch(/optional$/u)
  expect(reading('2 tbsp walnuts, if using')).toMatch(/optional$/u)
})

it('a heading of dough is no food, whatever follows it', () => {
  const lines = ['Levain, all of it', 'Final Dough', 'Levain from above', '500 g flour']
  const drafts = lines.map((text) => ({ text, section: null, chosen: null }))
  expect(withSections(drafts).map(({ text, section }) => [text, section])).toEqual([
    ['Levain, all of it', null],
    ['Levain from above', 'Final Dough'],
    ['500 g flour', 'Final Dough'],
  ])
})
