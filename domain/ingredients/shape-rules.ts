import type { Ingredient } from './vocabulary.ts'
import { beside, besideFoods, isHerb, isKindOf, isMeat, type Rule } from './rule.ts'

const isFish = ({ category }: Ingredient): boolean => category === 'Fish & Seafood'
const isVegetable = ({ category }: Ingredient): boolean => category === 'Vegetables'
const isFruit = ({ category }: Ingredient): boolean => category === 'Fruit'
const isNut = ({ category }: Ingredient): boolean => category === 'Nuts & Seeds'

/** Its shape, what it comes in, and how it was heated with nothing added, before its name. */
export const shapes: readonly Rule[] = [
  beside(
    'round square rectangular circular oval triangular circle disc disk triangle rectangle bunch bag packet pot punnet tub bottle carton knob pint edible',
    // A Spanish bread, and what cakes are baked in.
    /^(?!pan$)/u,
  ),
  besideFoods('head', isVegetable),
  besideFoods('nest', isKindOf('noodle', 'pasta', 'egg-noodle', 'rice-vermicelli')),
  besideFoods(
    'roast baked broiled griddled wilted seared',
    // Such artichokes lie in oil.
    (each) => isVegetable(each) && each.id !== 'artichoke',
  ),
  besideFoods('baked grilled poached', isFruit),
  besideFoods('grilled griddled broiled poached steamed seared', isMeat),
  besideFoods(
    'grilled griddled broiled poached steamed seared baked flaked oily flat caught line native live north',
    isFish,
  ),
  besideFoods('bushy wild flowering fine branch spring punnet', isHerb),
  besideFoods(
    'field hard crunchy pie giant hothouse greenhouse',
    (each) => isVegetable(each) || isFruit(each),
  ),
  beside(
    'white red green blue yellow pink black purple brown ready roll',
    /^(?:fondant icing|fondant|sugarpaste|sugar paste|sugar paste icing)$/u,
  ),
  beside('baby food', /^(?:applesauce|apple puree|pear puree)$/u),
  beside('creamy well seasoned', /^mashed potato$/u),
  beside('red skin skinned', /^peanut$/u),
  besideFoods('nibbed', isNut),
  beside('breast leg', /^(?:guinea fowl|duck|turkey|pheasant|quail|rabbit|goose)$/u),
  beside('petit petite', /^peas?$|^petit pois$/u),
  beside('white brown', /^toast$/u),
  beside('long', /^(?:baguette|carrot|cucumber|radish|scallion)$/u),
  beside('whipped', /^(?:double|heavy|whipping|single) cream$/u),
  beside('feet foot yard length', /casing$/u),
  beside('black ground', /^pepper$/u),
  besideFoods(
    'egg spinach',
    (each, kinds) =>
      kinds.includes('pasta') && each.id !== 'pasta' && !each.freeOf.includes('eggs'),
  ),
  beside('sprouted', /(?:(?:rye|spelt|oat|whole wheat) flour|brown rice)$/u),
  beside(
    'whole grain',
    /^(?:farro|teff|kamut flour|durum flour|spelt|spelt flour|rye flour|oat flour)$/u,
  ),
  beside('chinkiang zhenjiang jinjiang', /^(?:black|black rice) vinegar$/u),
  beside('sungold', /tomato$/u),
  beside('wrinkly', /olive$/u),
  beside(
    'asian thai vietnamese chinese',
    /^(?:chill?i|chile) (?:garlic )?(?:sauce|paste)$|^(?:hot sauce|rice noodle|sticky rice)$/u,
  ),
  beside('color colored coloured', /^(?:light |dark )?corn syrup$/u),
  beside('holland indian wax', /chili$|chile$|chilli$|chili pepper$/u),
  beside('dairy', /^sour cream$/u),
  beside('cultivated', /mushroom$/u),
  beside('hard soft shell shelled chowder manila littleneck cherrystone steamer', /^clam$/u),
  beside('bottled carton', /juice$/u),
  beside('instant precooked quick', /^brown rice$/u),
  beside('leaf', /^(?:dried )?(?:mexican )?(?:oregano|marjoram|savory)$/u),
  beside('drip', /^(?:black )?coffee$/u),
  besideFoods('deep fried', isHerb),
  besideFoods('unsmoked fatty rolled', isMeat),
  besideFoods('garden', isVegetable),
  beside('green', /^(?:fruity )?olive oil$|^(?:pistachio|gooseberry|coriander)$/u),
  beside('white', /all purpose flour$/u),
  beside('dry sweet spanish', /^(?:madeira|sherry|port|marsala)$/u),
  beside('dry', /potato$/u),
  beside('instant', /^(?:wild rice|gravy granule|gravy|hot chocolate powder)$/u),
  beside('little', /(?:oil|butter|stock|egg wash|cream)$/u),
  beside('peppery', /(?:olive oil|watercress|arugula|rocket)$/u),
  beside(
    'thai indian mexican vietnamese korean jamaican asian',
    /^(?:mint|allspice|chive|cilantro|coriander|cumin|turmeric|fragrant rice)$/u,
  ),
  beside('italian spanish', /^(?:ladyfinger|mascarpone|peanut|sherry|ciabatta|polenta)$/u),
  beside('thread strand', /^saffron$/u),
  beside('leaf', /^(?:fresh )?(?:basil|mint|sage|thyme|oregano|bay|spinach|lettuce)$/u),
  beside('belgian jumbo giant', /chocolate (?:chip|drop)$/u),
  beside('glass', /wine$/u),
  beside('salted iced', /^(?:ice |cold |boiling )?water$/u),
  beside('tepid mineral carbonated nonchlorinated dechlorinated', /^(?:warm |sparkling )?water$/u),
  beside('white pink vanilla', /^(?:mini )?marshmallow$/u),
  beside('white black', /(?:chia seed|hominy|tahini)$/u),
  beside('quick rising action acting rapid rise easy blend bake bread machine', /yeast$/u),
  beside(
    'fine medium coarse grind',
    /(?:cornmeal|polenta|flour|grit|coffee|bulgur|bulgur wheat)$/u,
  ),
  beside(
    'fine tiny lilliput nonpareille superfine flat salted',
    /^(?:caper|anchovy|anchovy fillet)$/u,
  ),
  beside('flaked', /(?:coconut|salt|crab|crabmeat|parmesan)$/u),
  beside('dried', /(?:shrimp paste|lime leaf|bay leaf|black bean|vermicelli|noodle)$/u),
  beside('spicy', /(?:ketchup|barbecue sauce|bbq sauce|chutney|curry powder|pickle)$/u),
  beside('chunky smooth', /(?:salsa|applesauce|peanut butter|tomato sauce|chutney|pasta sauce)$/u),
  beside('smooth seedless', /(?:jam|jelly|marmalade|preserve|mustard)$/u),
  beside('light', /(?:agave nectar|agave syrup|rapeseed oil|corn syrup|stock|simple syrup)$/u),
  beside('pouring thick runny', /^(?:double|single|heavy|light) cream$/u),
  beside('thick set live', /^(?:greek |plain |natural )?yogh?urt$/u),
  beside('crispy crisp', /^(?:lettuce|iceberg lettuce|bacon|pancetta)$/u),
  beside('sweetened', /^dried (?:cranberry|cherry|blueberry)$|^(?:flaked coconut|coconut flake)$/u),
  beside('buffalo cow', /^(?:firm |hard )?(?:cheese|ricotta)$/u),
  beside('hard crumbly smooth semisoft brined good', /^(?!goat).*cheese$|^(?:ricotta|feta)$/u),
  beside('four three two double bone full half', /rack of lamb$|rib roast$/u),
  beside('slab rack full half', /(?:spare rib|sparerib|baby back rib|back rib)$/u),
  besideFoods('aged prime angus marbled', isKindOf('beef')),
  besideFoods('rose milk fed', isKindOf('veal')),
  beside('colossal giant u10 u12 u15 count argentinian argentine', /(?:shrimp|prawn)$/u),
  beside('italian dried', /pasta$/u),
]

/** Behind their names: "rice paper rounds", "little gem hearts". */
export const behindShapes: readonly Rule[] = [
  besideFoods('round disc disk circle', (each) => isVegetable(each) || each.id === 'rice-paper'),
  beside('heart', /^(?:little gem|little gem lettuce|romaine|romaine lettuce|lettuce|cabbage)$/u),
  besideFoods('chiffonade branch flower blossom spring', isHerb),
  besideFoods('puree', isFruit),
  beside(
    'pulp flesh',
    /^(?:pumpkin|avocado|mango|papaya|watermelon|butternut squash|passion fruit|lemon|orange|lime|tomato|guava)$/u,
  ),
  beside(
    'segment supreme section',
    /^(?:orange|grapefruit|lemon|lime|(?:canned )?mandarin orange|mandarin)$/u,
  ),
  beside('body tube tentacle', /^(?:baby )?squid$/u),
  beside('flake', /^nutritional yeast$/u),
  besideFoods('neck belly flank', isKindOf('venison', 'mutton')),
  beside('claw', /^(?:crab|langoustine)$/u),
  besideFoods('nib', isNut),
  beside('whipped', /cream$/u),
  beside('link', /(?:sausage|chorizo|bratwurst|merguez|andouille)$/u),
  beside('skin', /^rice paper$/u),
  beside(
    'blend mix',
    /^(?:italian seasoning|curry powder|taco seasoning|fajita seasoning|cajun seasoning|chaat masala|tandoori masala|dukkah|sumac|mixed herb)$/u,
  ),
  beside('shaving', /^(?:parmesan|pecorino|truffle|coconut)$/u),
  beside('meat', /^walnut$/u),
  beside('pistole callet feve disc wafer', /chocolate$/u),
  beside(
    'crumb',
    /(?:\w (?:cookie|cracker|biscuit)|wafer|corn ?flake|ginger ?snap|shortbread|pretzel|brioche|ciabatta)$/u,
  ),
]
