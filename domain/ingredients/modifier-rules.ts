import { behindFreshFoods, freshFoods } from './fresh-rules.ts'
import { behindGroceries, groceries } from './grocery-rules.ts'
import { origins } from './origin-rules.ts'
import { behindShapes, shapes } from './shape-rules.ts'
import { isHerb, isKindOf, isSpice, setOf, type Rule } from './rule.ts'

/** "Red" of a chilli, "dried" of a spice, "crusty" of bread: before the name. */
export const before: readonly Rule[] = [
  ...origins,
  ...groceries,
  ...freshFoods,
  ...shapes,
  {
    words: setOf('red green yellow orange white purple black brown pink golden dark light pale'),
    name: /(?:chil[ei]|chilli|shallot|grape|raisin|sultana|plum|fig|radish|beetroot|beet|chicory|endive|kale|chard|quinoa|kalamata olive|pitted olive|olive|picholine olive|apple|pear|cherry|asparagus|zucchini|courgette|cauliflower|carrot|miso paste|mustard seed|sesame seed|poppy seed|pumpkin seed|crabmeat|jalapeno|jalapeno pepper|serrano chili|tomato|country bread|bread|chilli powder|chili powder|chili flake|basil|lettuce|food colou?ring|food dye)$/u,
  },
  {
    words: setOf('light dark'),
    name: /(?:muscovado sugar|honey|beer|lager|olive oil|vegetable oil|mayonnaise|sour cream|molasse|molasses|coconut milk|rum|treacle)$/u,
  },
  {
    words: setOf('white distilled brown clear seasoned unseasoned black'),
    name: /^rice (?:wine )?vinegar$/u,
  },
  { words: setOf('distilled'), name: /(?:vinegar|water)$/u },
  { words: setOf('white'), name: /^distilled vinegar$/u },
  {
    words: setOf('wild'),
    name: /(?:mushroom|duck|salmon|sea bass|blueberry|strawberry|honey|rabbit|shrimp|prawn|cod|halibut|fennel|boar|venison|thyme|oregano)$/u,
  },
  {
    words: setOf('mixed'),
    name: /(?:mushroom|lettuce|salad green|green|leaf|peppers|bell pepper|olive|seed|nut|tomato|radish|cress|herb|bean|fish|citrus fruit)$/u,
  },
  {
    words: setOf('dried dry'),
    of: (each) =>
      isSpice(each) ||
      isHerb(each) ||
      each.category === 'Beans & Lentils' ||
      each.category === 'Pasta, Rice & Grains',
  },
  {
    words: setOf('dried dry'),
    name: /(?:nori|goji berry|breadcrumb|bread crumb|yeast|lavender|hibiscus|juniper berry|seaweed|raisin|currant|sultana|date|prune|white wine|red wine|sherry|vermouth|white vermouth|mustard|coconut)$/u,
  },
  { words: setOf('ground powdered whole freshly coarse fine hot flaked cracked'), of: isSpice },
  { words: setOf('coarse fine grain flaked flaky'), of: isKindOf('salt') },
  { words: setOf('ground'), name: /(?:spice|powder|masala|espresso|coffee|flaxseed|linseed)$/u },
  {
    words: setOf('fine coarse'),
    name: /(?:semolina|cornmeal|polenta|bulgur|breadcrumb|asparagus|oatmeal|country bread|ground beef|noodle|asparagus spear|sugar|caster sugar|oatmeal|green bean)$/u,
  },
  { words: setOf('active instant dry dried fast'), name: /yeast$/u },
  {
    words: setOf('instant'),
    name: /(?:coffee granule|coffee powder|espresso powder|hot chocolate powder|polenta|couscous|oat|gelatin|ramen noodle)$/u,
  },
  {
    words: setOf('smoked unsmoked dry cured back thick'),
    name: /(?:bacon|pancetta|lardon|gammon|rasher|bacon lardon|ham)$/u,
  },
  { words: setOf('smoked sweet hot spanish hungarian'), name: /paprika$/u },
  { words: setOf('slab applewood hickory maple smoky'), name: /^(?:smoked )?bacon$/u },
  {
    words: setOf('crusty stale rustic country old artisan french'),
    name: /(?:bread|baguette|roll|loaf|sourdough)$/u,
  },
  { words: setOf('strong freshly brewed hot cold black'), name: /(?:coffee|espresso|tea)$/u },
  {
    words: setOf('strong sharp mature extra vintage aged medium mild grated'),
    name: /(?:cheddar|cheddar cheese|cheese|gouda|pecorino|parmesan|gruyere|manchego|provolone)$/u,
  },
  {
    words: setOf('aged'),
    name: /(?:balsamic vinegar|sherry vinegar|red wine vinegar|rum|tequila)$/u,
  },
  {
    words: setOf('fruity neutral flavorless flavourless spanish italian greek virgin extra'),
    name: /(?:olive oil|vegetable oil|^oil)$/u,
  },
  {
    words: setOf('fruity hearty full bodied dry robust good drinkable crisp'),
    name: /(?:wine|cider)$/u,
  },
  {
    words: setOf(
      'italian spanish greek sicilian asian thai chinese japanese vietnamese korean mexican english british scottish welsh irish french',
    ),
    name: /(?:parsley|flat leaf parsley|tomato|fish sauce|soy sauce|rice wine vinegar|rice vinegar|shallot|onion|garlic|cucumber|eggplant|aubergine|asparagus|strawberry|lamb|beef|pork|honey|feta|feta cheese|anchovy|olive|vermouth|chil[ei]|chilli|oregano|shrimp paste|cinnamon|vanilla extract|saffron|red wine|white wine|raspberry|cucumber|apple|plum|cauliflower|radish|butter)$/u,
  },
  {
    words: setOf(
      'waxy floury starchy boiling baking roasting chipping new season old maincrop all purpose mashing salad',
    ),
    name: /potato$/u,
  },
  { words: setOf('eating dessert tart crisp cooking firm sweet'), name: /(?:apple|pear)$/u },
  {
    words: setOf('lump jumbo white dressed picked backfin'),
    name: /(?:crabmeat|crab|crab meat)$/u,
  },
  {
    words: setOf('live fresh shucked'),
    name: /(?:clam|oyster|mussel|lobster|crab|crawfish|crayfish|prawn|littleneck clam|yogh?urt|scallop)$/u,
  },
  { words: setOf('stone ground'), name: /(?:cornmeal|flour|polenta|grit)$/u },
  { words: setOf('organic cane granulated white fine'), name: /sugar$/u },
  {
    words: setOf('canned tinned bottled jarred'),
    of: ({ category }) => category === 'Tins & Jars' || category === 'Beans & Lentils',
  },
  {
    words: setOf('bottled jarred drained rinsed nonpareil'),
    name: /(?:caper|olive|roasted red pepper|roasted pepper|artichoke heart)$/u,
  },
  {
    words: setOf('whole milk fresh'),
    name: /(?:ricotta|ricotta cheese|mozzarella|yogh?urt|cottage cheese|greek yogh?urt)$/u,
  },
  {
    words: setOf('salted roasted dry unsalted'),
    name: /(?:almond|peanut|cashew|pistachio|macadamia nut|nut|butter|pepita|pumpkin seed|sunflower seed)$/u,
  },
  { words: setOf('crunchy creamy smooth chunky'), name: /(?:peanut butter|almond butter)$/u },
  { words: setOf('creamy'), name: /(?:goat cheese|horseradish sauce|polenta)$/u },
  {
    words: setOf('spicy'),
    name: /(?:italian sausage|sausage|chorizo|chorizo sausage|salsa|mayonnaise)$/u,
  },
  { words: setOf('long short medium grain white'), name: /rice$/u },
  {
    words: setOf('dark semisweet bittersweet semi sweet'),
    name: /chocolate (?:chip|chunk|morsel)$/u,
  },
  { words: setOf('leaf curly flat leaved'), name: /^parsley$/u },
  {
    words: setOf('sweet'),
    name: /(?:onion|basil|sherry|cherry|apple|peppers?|corn|butter|sausage|wine|marsala|vermouth|paprika|tomato|carrot|orange|melon|smoked paprika|white miso|marsala wine)$/u,
  },
  { words: setOf('key'), name: /^lime/u },
  { words: setOf('meyer'), name: /^lemon/u },
  { words: setOf('blood'), name: /^orange (?:juice|zest)$/u },
  { words: setOf('salted'), name: /^(?:anchovy|anchovy fillet|caper|baby caper)$/u },
  { words: setOf('oil salt brine cured'), name: /(?:olive|caper)$/u },
  { words: setOf('powdered leaf'), name: /^gelatine?$/u },
  { words: setOf('clove'), name: /^garlic$/u },
  { words: setOf('fine dried dry'), name: /^bread crumb$/u },
  { words: setOf('long thai hot'), name: /(?:shallot|chil[ei]|chilli|green bean)$/u },
]

/** "Leaves" of a herb, "fillet" of a fish: behind the name. */
export const behind: readonly Rule[] = [
  ...behindGroceries,
  ...behindFreshFoods,
  ...behindShapes,
  { words: setOf('leaf'), name: /^dried \w+$/u },
  {
    words: setOf('green top white bulb end'),
    name: /(?:scallion|spring onion|green onion|leek)$/u,
  },
  { words: setOf('leaf sprig stem stalk frond needle top root tip bunch bouquet'), of: isHerb },
  {
    words: setOf('leaf'),
    name: /(?:spinach|lettuce|cabbage|kale|chard|swiss chard|rocket|arugula|watercress|endive|chicory|radicchio|sage|sorrel|romaine|romaine lettuce|gelatine?|bok choy|pak choi|brussels? sprout|baby spinach|savoy cabbage)$/u,
  },
  {
    words: setOf('powder seed pod berry stick quill blade strand thread granule'),
    of: isSpice,
  },
  { words: setOf('flake crystal'), of: isKindOf('salt') },
  { words: setOf('loaf'), of: isKindOf('bread') },
  {
    words: setOf('chilli chili chile pepper'),
    of: isKindOf('chili', 'dried-chili', 'bell-pepper'),
  },
  {
    words: setOf('fillet filet steak loin tail'),
    of: ({ category }) => category === 'Fish & Seafood',
  },
  { words: setOf('meat'), name: /^(?:crab|lobster|coconut)$/u },
  { words: setOf('cap'), of: isKindOf('mushroom') },
  { words: setOf('cap slice piece'), name: /(?:mushroom|shiitake|porcini)$/u },
  {
    words: setOf('bone rib floret spear head stalk bulb'),
    name: /(?:broccoli|cauliflower|asparagus|celery|fennel|garlic|lemongrass|lemon grass|romanesco)$/u,
  },
  { words: setOf('clove'), name: /garlic$/u },
  {
    words: setOf('slice rasher'),
    name: /(?:bread|bacon|ham|prosciutto|pancetta|cheese|lemon|salami|toast|brioche|lime|orange|cucumber)$/u,
  },
  { words: setOf('segment slice wedge'), of: ({ category }) => category === 'Fruit' },
  { words: setOf('joint cutlet piece part'), name: /^chicken$/u },
  { words: setOf('paste'), name: /(?:miso|harissa|tahini)$/u },
  { words: setOf('granule powder'), name: /(?:coffee|gelatine?)$/u },
  { words: setOf('sheet'), name: /(?:gelatine?|nori|lasagne|lasagna|phyllo|filo|puff pastry)$/u },
  { words: setOf('dough pastry'), name: /(?:phyllo|filo)$/u },
  {
    words: setOf('half'),
    of: ({ category }) => category === 'Fruit' || category === 'Nuts & Seeds',
  },
]
