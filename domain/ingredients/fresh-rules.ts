import type { Ingredient } from './vocabulary.ts'
import { beside, besideFoods, isHerb, isKindOf, isMeat, isSpice, type Rule } from './rule.ts'

const isVegetable = ({ category }: Ingredient): boolean => category === 'Vegetables'
const isGrown = (each: Ingredient): boolean => isVegetable(each) || each.category === 'Fruit'

/** How meat, fish, vegetables and fruit are raised, cut and sold, before their names. */
export const freshFoods: readonly Rule[] = [
  besideFoods(
    'red yellow white purple pink golden wild mixed canned tinned jarred sweet tart juicy crisp',
    isGrown,
  ),
  besideFoods(
    'italian french spanish mexican japanese persian american english turkish sicilian',
    isGrown,
  ),
  besideFoods('canned tinned wild', ({ category }) => category === 'Fish & Seafood'),
  besideFoods(
    'red green yellow white black brown speckled',
    ({ category }) => category === 'Beans & Lentils',
  ),
  besideFoods('trimmed thick thin stewing braising frying grilling roasting casserole', isMeat),
  beside('navel naval valencia cara seville', /^orange(?: juice| zest)?$/u),
  beside('roasting frying fryer broiler stewing roaster', /^(?:whole )?chicken$/u),
  beside('center centre loin rib', /^pork (?:chop|loin chop)$/u),
  beside('flanken english korean beef style', /^(?:beef )?short rib$/u),
  besideFoods('angus wagyu usda choice prime stewing', isKindOf('beef')),
  besideFoods('pastured heritage', isMeat),
  beside('firm fleshed flaky mild white', /^(?:white )?fish(?: fillet)?$/u),
  beside(
    'tiger jumbo black pink gulf freshwater pacific tiny rock bay',
    /^(?:king )?(?:shrimp|prawn)$/u,
  ),
  beside('diver bay sea day boat dry packed', /scallop$/u),
  beside('ahi yellowfin', /^tuna(?: steak)?$/u),
  besideFoods(
    'british english scottish welsh irish australian',
    isKindOf('chicken', 'beef', 'pork', 'lamb', 'turkey'),
  ),
  beside('rack st louis style country', /\brib$/u),
  beside('bulk loose', /(?:sausage|chorizo)$/u),
  beside('streaky center centre american crispy lean', /^(?:smoked )?bacon$/u),
  beside('deli baked virginia black forest cooked boiled smoked', /^ham$/u),
  beside('flat leaf leaved curly italian', /parsley$/u),
  beside(
    'rainbow colored coloured tri color tricolor multicolored',
    /(?:vegetable|carrot|chard|peppers|bell pepper|quinoa|potato|radish|beet)$/u,
  ),
  beside('vidalia maui walla', /onion$/u),
  beside('white brown button cup flat field', /^mushroom$/u),
  beside('yellow white bicolor bi color', /^(?:sweet )?corn(?: kernel)?$/u),
  beside('spicy hot green red', /^(?:chill?i|chile|chill?i pepper|chile pepper)$/u),
  besideFoods('steamed boiled', ({ category }) => category === 'Pasta, Rice & Grains'),
  besideFoods('green steamed blanched sauteed grilled', isVegetable),
  besideFoods('garden picked bunched ground rubbed', isHerb),
  besideFoods('greek turkish french spanish wild', (each) => isHerb(each) || isSpice(each)),
  beside('semi under over', /^(?:banana|plantain|mango|avocado|pear|tomato)$/u),
  beside('saba', /^banana$/u),
  besideFoods('cube', isGrown),
  besideFoods('mature hearty inner outer leafy winter spring summer', isVegetable),
  beside('shoulder blade', /^pork chop$/u),
  beside('dried split', /^(?:red|green|yellow|black) lentil$/u),
  beside('split', /lentil$/u),
  beside('bright fat', /^(?:lemon|lemongrass|garlic|shallot)$/u),
  besideFoods('finger fat long round', isKindOf('chili')),
  besideFoods('globe', ({ id }) => id === 'eggplant' || id === 'artichoke'),
  besideFoods('cultivated rope grown native green lip lipped', isKindOf('mussel', 'oyster')),
  besideFoods('giant mediterranean spot brown', isKindOf('shrimp', 'prawn')),
  besideFoods('undyed smoked', ({ id }) => id === 'smoked-haddock'),
  besideFoods('marsh spring milk fed', isKindOf('lamb')),
  besideFoods('gressingham barbary aylesbury mallard muscovy', isKindOf('duck')),
  besideFoods('cornfed', isKindOf('chicken')),
  besideFoods(
    'heirloom vine colored coloured',
    ({ id }) => id === 'cherry-tomato' || id === 'tomato',
  ),
  beside(
    'flat cap brown button chestnut',
    /^(?:portobello|chestnut|cremini|shiitake|shimeji) mushroom$/u,
  ),
]

/** Behind their names: "broccoli crowns", "ground turkey meat". */
export const behindFreshFoods: readonly Rule[] = [
  besideFoods('floret stalk stem bulb head tip end ribbon spiral', isVegetable),
  beside('noodle', /^(?:zucchini|courgette|cucumber|butternut squash)$/u),
  beside('kernel cob ear', /corn$/u),
  besideFoods('slice cube wedge round quarter half segment', isGrown),
  besideFoods(
    'cube piece chunk slice escalope schnitzel cutlet roast steak medallion joint fillet filet',
    isMeat,
  ),
  besideFoods(
    'flake sliver slice half piece kernel',
    ({ category }) => category === 'Nuts & Seeds',
  ),
  besideFoods('piece portion chunk slice', ({ category }) => category === 'Fish & Seafood'),
  besideFoods('meat', isMeat),
  beside(
    'chuck sirloin round butt shoulder breast thigh meat mince',
    /^ground (?:beef|pork|turkey|chicken|lamb)$/u,
  ),
  beside('fillet filet cutlet half piece part tenderloin', /^(?:chicken|turkey) breast$/u),
  beside('fillet filet', /^chicken thigh$/u),
  // Cuts that nobody listed; what is inside an animal is another food.
  beside(
    'shoulder loin sirloin rib blade round tip chuck roast steak shank rump brisket flank leg neck chop strip stew kebab kabob stir fry collar saddle rack cutlet bone',
    /^(?:beef|pork|lamb|veal|bison|venison|turkey|chicken|goat|goat meat|elk)$/u,
  ),
  beside(
    'crown floret heart stalk stem',
    /^(?:broccoli|broccolini|cauliflower|celery|romaine|romaine lettuce|bok choy)$/u,
  ),
  beside('stick coin matchstick', /(?:carrot|celery|cucumber|zucchini|courgette|bell pepper)$/u),
  beside('portion side', /salmon$/u),
  beside('cube steak strip', /^(?:ham|tuna|salmon)$/u),
  besideFoods(
    'breast leg crown thigh supreme',
    isKindOf(
      'guinea-fowl',
      'partridge',
      'pheasant',
      'pigeon',
      'grouse',
      'goose',
      'poussin',
      'quail',
      'squab',
      'rabbit',
      'mallard',
    ),
  ),
  besideFoods(
    'haunch shoulder saddle loin rack shank leg',
    isKindOf('venison', 'mutton', 'hogget', 'goat-meat', 'wild-boar'),
  ),
  beside('sprig', /^(?:watercress|celery leaf|chicory)$/u),
  besideFoods('sliver', isKindOf('chili')),
  beside('root', /^(?:fresh )?(?:horseradish|ginger|galangal|turmeric|wasabi)$/u),
  beside('stem stalk spear', /rhubarb$/u),
  beside('stalk stem leaf top', /^celery$/u),
  beside(
    'leaf',
    /^(?:mizuna|frisee|little gem|baby gem|batavia|cavolo nero|wild garlic|nettle|dandelion|beet green|purslane|treviso|escarole)(?: lettuce)?$/u,
  ),
  beside(
    'meat flesh',
    /^(?:crab|lobster|prawn|shrimp|langoustine|mango|pineapple|salmon|coconut)$/u,
  ),
  beside('claw', /^(?:cooked )?lobster$/u),
]
