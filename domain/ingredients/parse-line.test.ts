import { describe, expect, it } from 'vitest'
import { parseLine } from './parse-line.ts'

type Case = [text: string, min: number | null, unit: string | null, name: string]

const kinds: Record<string, Case[]> = {
  amounts: [
    ['2 eggs', 2, null, 'eggs'],
    ['milk', null, null, 'milk'],
    ['½ onion', 0.5, null, 'onion'],
    ['1½ cups milk', 1.5, 'cup', 'milk'],
    ['1 1/2 cups milk', 1.5, 'cup', 'milk'],
    ['1-1/2 cups milk', 1.5, 'cup', 'milk'],
    ['1 ½ cups milk', 1.5, 'cup', 'milk'],
    ['1 & 1/2 tsp salt', 1.5, 'tsp', 'salt'],
    ['3⁄4 tsp salt', 0.75, 'tsp', 'salt'],
    ['.5 oz yeast', 0.5, 'oz', 'yeast'],
    ['1,000 g flour', 1000, 'g', 'flour'],
    ['1,5 kg potatoes', 1.5, 'kg', 'potatoes'],
    ['1.5 l stock', 1.5, 'l', 'stock'],
    ['400g tomatoes', 400, 'g', 'tomatoes'],
    ['about 3 onions', 3, null, 'onions'],
    ['at least 1 litre stock', 1, 'l', 'stock'],
    ['stock (at least 1 litre)', 1, 'l', 'stock'],
    ['2 servings noodles', null, null, 'noodles'],
    ['2-3 servings of rice', null, null, 'rice'],
    ['4 servings (1 lb) pasta', 1, 'lb', 'pasta'],
    ['4 portions of salmon', 4, 'piece', 'salmon'],
    ['2 serving spoons rice', 2, null, 'serving spoons rice'],
    ['Scant ½ cup oil', 0.5, 'cup', 'oil'],
    ['60% chocolate', null, null, '60% chocolate'],
    ['0 eggs', null, null, '0 eggs'],
    ['1/0 onion', null, null, '1/0 onion'],
    ['-3 eggs', null, null, '-3 eggs'],
  ],
  words: [
    ['half an onion', 0.5, null, 'onion'],
    ['½ a red onion', 0.5, null, 'red onion'],
    ['a dozen eggs', 12, null, 'eggs'],
    ['2 dozen eggs', 24, null, 'eggs'],
    ['half a dozen eggs', 6, null, 'eggs'],
    ['two and a half cups flour', 2.5, 'cup', 'flour'],
    ['a couple of carrots', 2, null, 'carrots'],
    ['a quarter of a pumpkin', 0.25, null, 'pumpkin'],
    ['a pinch of salt', 1, 'pinch', 'salt'],
    ['pinch of salt', null, 'pinch', 'salt'],
    ['a few sprigs of thyme', null, 'sprig', 'thyme'],
    ['a little olive oil', null, null, 'olive oil'],
  ],
  units: [
    ['3 tbsp. olive oil', 3, 'tbsp', 'olive oil'],
    ['6 T butter', 6, 'tbsp', 'butter'],
    ['2 t vanilla', 2, 'tsp', 'vanilla'],
    ['2 fl oz cream', 2, 'fl oz', 'cream'],
    ['1 heaped tbsp sugar', 1, 'tbsp', 'sugar'],
    ['1 small to medium head cabbage', 1, 'head', 'cabbage'],
    ['½ loosely packed cup basil', 0.5, 'cup', 'basil'],
    ['2 tbsp tablespoons honey', 2, 'tbsp', 'honey'],
    ['½ cup, raisins', 0.5, 'cup', 'raisins'],
    ['2 cloves garlic', 2, 'clove', 'garlic'],
    ['2 plump garlic cloves', 2, 'clove', 'garlic'],
    ['2 cloves', 2, null, 'cloves'],
    ['6 cloves, ground', 6, null, 'cloves'],
    ['3 celery stalks', 3, 'stalk', 'celery'],
    ['2 pork ribs', 2, null, 'pork ribs'],
    ['2 bay leaves', 2, null, 'bay leaves'],
    ['4 corn on the cob', 4, null, 'corn on the cob'],
    ['2.5cm piece of ginger', 1, 'piece', 'ginger'],
    ['4cm ginger', 4, 'cm', 'ginger'],
    ['75g piece of parmesan', 75, 'g', 'parmesan'],
    ['tin of chickpeas', null, 'can', 'chickpeas'],
    ['bottle gourd', null, null, 'bottle gourd'],
  ],
  'two units': [
    ['700g/1lb 9oz beef', 700, 'g', 'beef'],
    ['1kg/2lb 4oz potatoes', 1, 'kg', 'potatoes'],
    ['1 tbsp plus 1 tsp oil', 1.333, 'tbsp', 'oil'],
    ['¾ cup + 2 tablespoons flour', 0.875, 'cup', 'flour'],
    ['1 lb 8 oz beef', 1.5, 'lb', 'beef'],
    ['3 tablespoons to ¼ cup milk', 3, 'tbsp', 'milk'],
  ],
  'amounts behind': [
    ['eggs 6', 6, null, 'eggs'],
    ['eggs x 6', 6, null, 'eggs'],
    ['milk 1,5 l', 1.5, 'l', 'milk'],
    ['flour: 200 g', 200, 'g', 'flour'],
    ['chicken (500 g)', 500, 'g', 'chicken'],
    ['Small cabbage (about 1 pound), cored', 1, 'lb', 'cabbage'],
  ],
  'size and preparation': [
    ['4 medium-sized ripe tomatoes', 4, null, 'ripe tomatoes'],
    ['1 large or extra-large egg', 1, null, 'egg'],
    ['1 cup medium grain rice', 1, 'cup', 'medium grain rice'],
    ['2 tbsp finely chopped fresh parsley', 2, 'tbsp', 'fresh parsley'],
    ['1 tsp freshly ground black pepper', 1, 'tsp', 'black pepper'],
    ['1 tsp ground cumin', 1, 'tsp', 'ground cumin'],
    ['1 tbsp toasted sesame oil', 1, 'tbsp', 'toasted sesame oil'],
    ['1 tbsp toasted sesame seeds', 1, 'tbsp', 'sesame seeds'],
    ['1 tbsp tomato purée', 1, 'tbsp', 'tomato purée'],
    ['1 cup rough-chopped sun-dried tomatoes', 1, 'cup', 'sun-dried tomatoes'],
    ['2 boneless, skinless chicken breasts', 2, null, 'boneless, skinless chicken breasts'],
    ['¼ cup mild, fruity olive oil', 0.25, 'cup', 'mild, fruity olive oil'],
    ['2 tbsp oil for frying', 2, 'tbsp', 'oil'],
    ['6 tbsp butter at room temperature', 6, 'tbsp', 'butter'],
    ['1 tbsp salt and ¼ tsp pepper', 1, 'tbsp', 'salt'],
    ['1 cup raw or toasted pine nuts', 1, 'cup', 'raw or toasted pine nuts'],
    ['1 tin chopped tomatoes', 1, 'can', 'chopped tomatoes'],
    ['200 g sliced', 200, 'g', 'sliced'],
  ],
  'what copying leaves': [
    ['- 2 lemons', 2, null, 'lemons'],
    ['▢ 2 lemons*', 2, null, 'lemons'],
    ['[x] 2 lemons', 2, null, 'lemons'],
    ['1. 2 lemons', 2, null, 'lemons'],
    ['<li>2&nbsp;lemons</li>', 2, null, 'lemons'],
    ['&frac12; lemon', 0.5, null, 'lemon'],
    ['&#189; lemon', 0.5, null, 'lemon'],
    ['２ lemons', 2, null, 'lemons'],
    ['2 lemons† [1]', 2, null, 'lemons'],
    ['carrots – peeled', null, null, 'carrots'],
  ],
  languages: [
    ['1,5 dl Milch', 1.5, 'dl', 'Milch'],
    ['2 EL fein gehackte Petersilie', 2, 'tbsp', 'Petersilie'],
    ['1 Prise Salz', 1, 'pinch', 'Salz'],
    ['eine halbe Zwiebel', 0.5, null, 'Zwiebel'],
    ['etwas Olivenöl', null, null, 'Olivenöl'],
    ['1 c. à s. de sucre', 1, 'tbsp', 'sucre'],
    ['3 cuillères à soupe d’huile', 3, 'tbsp', 'huile'],
    ['2 gousses d’ail', 2, 'clove', 'ail'],
    ['2 oignons émincés', 2, null, 'oignons'],
    ['2 cucharadas de azúcar', 2, 'tbsp', 'azúcar'],
    ['dos huevos', 2, null, 'huevos'],
    ['200 g de harina', 200, 'g', 'harina'],
    ['sal al gusto', null, null, 'sal'],
    ['3 cucchiai di olio', 3, 'tbsp', 'olio'],
    ['sale q.b.', null, null, 'sale'],
    ['q.b. olio', null, null, 'olio'],
  ],
  nothing: [
    ['', null, null, ''],
    ['½', null, null, '½'],
    ['400 g', null, null, '400 g'],
  ],
}

describe('parseLine', () => {
  for (const [kind, cases] of Object.entries(kinds)) {
    it.each(cases)(`${kind}: %j`, (text, min, unit, name) => {
      const line = parseLine(text)
      expect([line.amount?.min ?? null, line.unit, line.name]).toEqual([min, unit, name])
    })
  }

  it.each([
    ['2-3 onions', 2, 3],
    ['2–3 onions', 2, 3],
    ['2 to 3 onions', 2, 3],
    ['two or three onions', 2, 3],
    ['½ - 1 onion', 0.5, 1],
    ['1 to 1 1/2 cups stock', 1, 1.5],
    ['3 tablespoons to ¼ cup milk', 3, 4],
    ['3-2 onions', 3, null],
  ])('reads the range of %j', (text, min, max) => {
    expect(parseLine(text).amount).toEqual({ min, max })
  })

  it.each([
    ['2 (14 oz) cans chopped tomatoes, drained', 2, 'can', 14, 'oz', 'chopped tomatoes'],
    ['2 x 400 g tins tomatoes', 2, 'can', 400, 'g', 'tomatoes'],
    ['400g tin of chickpeas', 1, 'can', 400, 'g', 'chickpeas'],
    ['one 28-ounce can tomatoes', 1, 'can', 28, 'oz', 'tomatoes'],
    ['1 can (14 oz) coconut milk', 1, 'can', 14, 'oz', 'coconut milk'],
    ['1 (16-ounce) package peas', 1, 'pack', 16, 'oz', 'peas'],
    ['1 (4-ounce can) diced green chilies', 1, 'can', 4, 'oz', 'diced green chilies'],
    ['1 (15-ounce can) black beans', 1, 'can', 15, 'oz', 'black beans'],
    ['2 cans black beans (15 oz each)', 2, 'can', 15, 'oz', 'black beans'],
    ['2 cans black beans, 15 oz each, drained', 2, 'can', 15, 'oz', 'black beans'],
    ['1 jar of pesto (190g)', 1, 'jar', 190, 'g', 'pesto'],
    ['1 jar of pesto (190g/6.7oz)', 1, 'jar', 190, 'g', 'pesto'],
    ['1 block of butter (125g)', 1, 'block', 125, 'g', 'butter'],
    ['2 cans of cinnamon rolls ((12 oz each) )', 2, 'can', 12, 'oz', 'cinnamon rolls'],
  ])('reads the pack of %j', (text, min, unit, size, sizeUnit, name) => {
    const packSize = { amount: { min: size, max: null }, unit: sizeUnit }
    expect(parseLine(text)).toMatchObject({ amount: { min }, unit, packSize, name })
  })

  it.each(['2 cans beans (about 3 cups total)', '2 cups flour (250 g)', '1 onion (200 g)'])(
    'takes no pack size from %j',
    (text) => {
      expect(parseLine(text).packSize).toBeNull()
    },
  )

  it.each([
    ['butter or margarine', 'butter', ['margarine']],
    ['2 tbsp butter, or margarine', 'butter', ['margarine']],
    ['olive, sunflower or vegetable oil', 'olive', ['sunflower', 'vegetable oil']],
    ['1 cup cream (or milk)', 'cream', ['milk']],
    ['1 onion or 2 shallots', 'onion', ['shallots']],
    ['milk or half and half', 'milk', ['half and half']],
    ['fresh or frozen peas', 'fresh or frozen peas', []],
    ['oil (or canola oil or sunflower oil)', 'oil', ['canola oil', 'sunflower oil']],
    ['oil (or canola oil or any other neutral flavored oil)', 'oil', ['canola oil']],
    ['oil (or canola oil, sunflower oil, or lard)', 'oil', ['canola oil', 'sunflower oil', 'lard']],
    ['butter, melted, or coconut oil', 'butter', ['coconut oil']],
    ['butter (divided, or margarine)', 'butter', ['margarine']],
    ['tortillas, lavash, or whatever you use to wrap things in', 'tortillas', ['lavash']],
    ['butter, melted, or to taste', 'butter', []],
    ['butter, or oil, or oil', 'butter', ['oil']],
    ['peas, shelled, or frozen', 'peas', []],
    ['1 onion, chopped or sliced', 'onion', []],
    ['salt, pepper and nutmeg', 'salt, pepper and nutmeg', []],
  ])('reads the choice of %j', (text, name, alternatives) => {
    expect(parseLine(text)).toMatchObject({ name, alternatives })
  })

  it.each([
    ['juice of 1 lemon', 'juice', 'lemon'],
    ['Strained juice of ½ lemon', 'juice', 'lemon'],
    ['grated zest of 2 limes', 'zest', 'limes'],
    ['1 lemon, juice only', 'juice', 'lemon'],
    ['zest and juice of 1 lemon', null, 'lemon'],
    ['1 lemon, juice and zest', null, 'lemon'],
    ['whites of 2 eggs', 'white', 'eggs'],
    ['Saft einer halben Zitrone', 'juice', 'Zitrone'],
    ['le jus d’un citron', 'juice', 'citron'],
    ['leaves from 4 sprigs thyme', null, 'thyme'],
    ['peel of chilli', null, 'peel of chilli'],
  ])('reads the part that %j asks for', (text, part, name) => {
    expect(parseLine(text)).toMatchObject({ part, name })
  })

  it.each([
    ['parsley, optional', true],
    ['Optional: parsley', true],
    ['parsley (if you like)', true],
    ['parsley, to garnish', true],
    ['lemon wedges, for serving', true],
    ['Petersilie zum Garnieren', true],
    ['parsley, plus extra to garnish', false],
    ['chopped nuts, if you like', true],
    ['toasted sesame seeds if desired', true],
    ['poppy seed if desired', true],
    ['red onion if desired', true],
    ['Additional fresh strawberries for garnish', true],
    ['more basil leaves to serve', true],
    ['a few basil leaves to serve', true],
    ['2 apples (peeled if desired)', false],
    ['2 potatoes, peeled if you like', false],
    ['2 potatoes peeled if you like', false],
    ['5 jalapeno peppers (halved (ribs removed if you like less spice))', false],
    ['2 apples cut into wedges if desired', false],
    ['1 l stock, homemade if available', false],
    ['1 cup nuts, chopped (optional)', true],
    ['½ cup chopped parsley (plus a bit more for garnish, if desired)', false],
    ['1 cup cheese, extra for topping, if desired', false],
    ['2 limes, if desired', true],
    ['2 lb chicken thighs, bone-in (can also use boneless if desired)', false],
    ['1 lime (or lemon if you like)', false],
    ['oil for frying', false],
    ['salt to taste', false],
  ])('says of %j whether it may be left out', (text, optional) => {
    expect(parseLine(text).optional).toBe(optional)
  })

  it('keeps size, unit, preparation, and every letter that was typed', () => {
    const text = '  2 heaped tbsp large capers (in brine), finely chopped – optional '
    expect(parseLine(text)).toMatchObject({
      original: text.trim(),
      unitText: 'heaped tbsp',
      size: 'large',
      name: 'capers',
      preparation: 'finely chopped, optional, in brine',
      optional: true,
    })
  })
})
