import type { Ingredient } from './vocabulary.ts'
import { beside, besideFoods, isHerb, isKindOf, isMeat, type Rule } from './rule.ts'

const isAny = (): boolean => true
const isFish = ({ category }: Ingredient): boolean => category === 'Fish & Seafood'
const isVegetable = ({ category }: Ingredient): boolean => category === 'Vegetables'
const isFruit = ({ category }: Ingredient): boolean => category === 'Fruit'
const isNut = ({ category }: Ingredient): boolean => category === 'Nuts & Seeds'

/** Its shape, what it comes in, and how it was heated with nothing added, before its name. */
export const shapes: readonly Rule[] = [
  besideFoods(
    'round square rectangular circular oval triangular circle disc disk triangle rectangle bunch bag packet jar pot punnet tub bottle carton knob pint edible',
    isAny,
  ),
  besideFoods('head', isVegetable),
  besideFoods('nest', isKindOf('noodle', 'pasta', 'egg-noodle', 'rice-vermicelli')),
  besideFoods('roast baked broiled griddled wilted seared', isVegetable),
  besideFoods('baked grilled poached', isFruit),
  besideFoods('grilled griddled broiled poached steamed seared roast', isMeat),
  besideFoods(
    'grilled griddled broiled poached steamed seared baked flaked undyed oily flat caught line native live north',
    isFish,
  ),
  besideFoods('roast', isNut),
  besideFoods('micro bushy wild flowering savory fine branch spring punnet', isHerb),
  besideFoods(
    'field blue hard crunchy pie giant hothouse greenhouse long',
    (each) => isVegetable(each) || isFruit(each),
  ),
  beside(
    'white red green blue yellow pink black purple brown ready roll',
    /^(?:fondant icing|fondant|sugarpaste|sugar paste|sugar paste icing)$/u,
  ),
  beside('red skin skinned', /^peanut$/u),
  besideFoods('nibbed', isNut),
  beside('breast leg', /^(?:guinea fowl|duck|turkey|pheasant|quail|rabbit|goose)$/u),
  beside('petit petite', /^peas?$|^petit pois$/u),
  beside('white brown', /^toast$/u),
  beside('long', /^baguette$/u),
  beside('whipped', /^(?:double|heavy|whipping|single) cream$/u),
  beside('feet foot yard length', /casing$/u),
  beside('black ground', /^pepper$/u),
  besideFoods(
    'egg spinach',
    (each, kinds) => kinds.includes('pasta') && !each.freeOf.includes('eggs'),
  ),
  beside('thread strand', /^saffron$/u),
  beside('stick quill', /cinnamon$|^(?:lemongrass|celery|butter|unsalted butter)$/u),
  beside('leaf', /^(?:fresh )?(?:basil|mint|sage|thyme|oregano|bay|spinach|lettuce)$/u),
  beside(
    'bar block belgian swiss bitter cooking baking pure',
    /^(?:dark |milk |white )?chocolate$/u,
  ),
  beside('belgian jumbo giant', /chocolate (?:chip|drop)$/u),
  beside('glass', /wine$/u),
  beside('salted iced', /^(?:ice |cold |boiling )?water$/u),
  beside('tepid mineral carbonated nonchlorinated dechlorinated', /^(?:warm |sparkling )?water$/u),
  beside('white pink vanilla', /^(?:mini )?marshmallow$/u),
  beside('white black', /(?:chia seed|hominy|tahini|cumin seed)$/u),
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
  beside(
    'dried',
    /(?:shrimp paste|lime leaf|bay leaf|lemon peel|orange peel|black bean|vermicelli|noodle)$/u,
  ),
  beside('spicy', /(?:ketchup|barbecue sauce|bbq sauce|chutney|curry powder|pickle)$/u),
  beside('chunky smooth', /(?:salsa|applesauce|peanut butter|tomato sauce|chutney|pasta sauce)$/u),
  beside('smooth seedless', /(?:jam|jelly|marmalade|preserve|mustard)$/u),
  beside('aged old matured thick syrupy', /(?:balsamic|balsamic vinegar)$/u),
  beside('light', /(?:agave nectar|agave syrup|rapeseed oil|corn syrup|stock|simple syrup)$/u),
  beside('pouring thick runny', /^(?:double|single|heavy|light) cream$/u),
  beside('thick set live', /^(?:greek |plain |natural )?yogh?urt$/u),
  beside('crispy crisp', /^(?:lettuce|iceberg lettuce|bacon|pancetta)$/u),
  beside('split', /vanilla (?:bean|pod)$/u),
  beside('sweetened', /^dried (?:cranberry|cherry|blueberry)$|^(?:flaked coconut|coconut flake)$/u),
  beside('buffalo cow', /cheese$|^(?:ricotta|mozzarella|mozzarella ball)$/u),
  beside('hard crumbly smooth semisoft unpasteurised brined good', /cheese$|^(?:ricotta|feta)$/u),
  beside('four three two double bone full half', /rack of lamb$|rib roast$/u),
  beside('slab rack full half', /(?:spare rib|sparerib|baby back rib|back rib)$/u),
  besideFoods('aged prime angus marbled', isKindOf('beef')),
  besideFoods('rose milk fed', isKindOf('veal')),
  beside('colossal giant u10 u12 u15 count argentinian argentine', /(?:shrimp|prawn)$/u),
  beside('italian dried', /pasta$/u),
  beside('crusty hearty dense', /^(?:toast|bread|baguette|sourdough|sourdough bread)$/u),
]

/** Behind their names: "rice paper rounds", "little gem hearts". */
export const behindShapes: readonly Rule[] = [
  besideFoods('round disc disk circle', (each) => isVegetable(each) || each.id === 'rice-paper'),
  beside('round disc crottin', /goat cheese$/u),
  beside('ring', /^(?:pineapple|apple|squid|bell pepper|leek|shallot|red onion)$/u),
  beside('heart', /^(?:little gem|little gem lettuce|romaine|romaine lettuce|lettuce|cabbage)$/u),
  beside('thread strand', /^saffron$/u),
  besideFoods('chiffonade branch flower blossom', isHerb),
  besideFoods('puree', isFruit),
  beside(
    'pulp flesh',
    /^(?:pumpkin|avocado|mango|papaya|watermelon|butternut squash|passion fruit|lemon|orange|lime|tomato|guava)$/u,
  ),
  beside('segment supreme section', /^(?:orange|grapefruit|lemon|lime|mandarin orange|mandarin)$/u),
  beside('body tube tentacle', /^(?:baby )?squid$/u),
  beside('square', /^(?:dark |milk |white |bittersweet |semisweet |unsweetened )?chocolate$/u),
  beside('flake', /^nutritional yeast$/u),
  besideFoods('neck belly flank', isKindOf('venison', 'mutton')),
  beside('claw', /^(?:crab|langoustine)$/u),
  beside('pod', /^(?:vanilla|cardamom|green cardamom|okra)$/u),
  beside('nest', /noodle$|^vermicelli$/u),
  besideFoods('nib', isNut),
  beside('whipped', /cream$/u),
  beside(
    'crumb',
    /(?:cookie|cracker|wafer|corn ?flake|biscuit|ginger ?snap|shortbread|pretzel|brioche|ciabatta)$/u,
  ),
]
