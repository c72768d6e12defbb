import type { Ingredient } from './vocabulary.ts'
import { beside, besideFoods, isKindOf, isSpice, type Rule } from './rule.ts'

const isPasta = isKindOf('pasta')
const isCheese = isKindOf('cheese')
const isBakery = ({ category }: Ingredient): boolean => category === 'Bakery'

/** How dairy, baking goods, oils, pasta and what stands in tins is sold, before its name. */
export const groceries: readonly Rule[] = [
  besideFoods(
    'block creamy soft hard semi firm aged young sharp mild mature vintage extra full light deli',
    isCheese,
  ),
  besideFoods('stale day old warm soft crusty split rustic country bakery', isBakery),
  besideFoods('jarred bottled canned', ({ category }) => category === 'Sauces & Condiments'),
  beside('white yellow orange seriously vintage block', /cheddar(?: cheese)?$|^american cheese$/u),
  beside('melting shredding block', /^cheese$/u),
  beside('low moisture part skim whole milk fresh block', /(?:mozzarella|ricotta)(?: cheese)?$/u),
  beside('whole milk', /(?:kefir|cottage cheese|yogh?urt|buttermilk|cream cheese)$/u),
  beside('cow', /^milk$/u),
  beside('curd', /^cottage cheese$/u),
  beside('sweet cream cultured stick', /^(?:unsalted |salted )?butter$/u),
  beside(
    'lite light nonfat fat free',
    /(?:mayonnaise|sour cream|cream cheese|yogh?urt|cottage cheese|half and half)$/u,
  ),
  beside('lite', /(?:coconut milk|olive oil)$/u),
  beside('brown cage run', /^egg$/u),
  beside('dutch processed process alkalized natural dark black', /^cocoa(?: powder)?$/u),
  beside('superfine', /^(?:white |granulated |caster )?sugar$/u),
  beside('golden', /^granulated sugar$|^icing sugar$/u),
  beside('baking', /^(?:sugar|margarine)$/u),
  beside(
    'light dark mild strong amber colored coloured clear runny liquid perfumed set wild flower floral flowered crystallized crystallised lavender heather blossom thyme wildflower orange acacia chestnut clover greek aromatic flavored flavoured',
    /^(?:(?:clear|runny|wildflower|clover) )?honey$/u,
  ),
  beside('white', /^(?:baguette|farmhouse loaf|bloomer|sourdough|sourdough bread|bread roll)$/u),
  beside('whole wheat wholemeal', /^(?:sourdough|sourdough bread|pita|pita bread|baguette)$/u),
  beside('peasant style', /bread$/u),
  beside('plain strong little refined', /^(?:all purpose |plain |white |bread |strong )*flour$/u),
  besideFoods('grilled griddled', isBakery),
  besideFoods('chunky ridged curly sturdy', isPasta),
  besideFoods(
    'whole wheat wholewheat wholemeal wholegrain',
    (each, kinds) => isPasta(each, kinds) && !each.freeOf.includes('gluten'),
  ),
  beside('sheep goat milk', /^feta(?: cheese)?$/u),
  beside('white', /^goat cheese$/u),
  beside('thai', /^coconut (?:milk|cream)$/u),
  beside('fine', /^graham cracker(?: crumb)?$/u),
  beside('rendered', /^(?:lard|bacon fat|duck fat|chicken fat|beef fat|goose fat)$/u),
  beside('narrow', /noodle$/u),
  beside('dark amber golden', /^maple syrup$/u),
  beside('refined', /^(?:safflower|mustard|corn) oil$/u),
  besideFoods('slice portion', () => true),
  // A maker, too: "French toast" is none of his.
  beside(
    'french',
    /^(?:yellow mustard|spicy brown mustard|(?:crispy )?fried onion|worcestershire sauce)$/u,
  ),
  beside('concentrated double', /^tomato (?:paste|puree)$/u),
  beside('ball', /(?:mozzarella|burrata|pickled ginger)$/u),
  beside('light brown soft dark', /^muscovado sugar$|^(?:soft )?(?:light |dark )?brown sugar$/u),
  beside('brown white short', /^(?:basmati|jasmine|sushi|long grain|short grain) rice$/u),
  beside('dark clear light hot', /^(?:veal|chicken|beef|fish|lamb|vegetable) (?:stock|broth)$/u),
  beside('brown white', /^(?:chicken|veal|beef|lamb) (?:stock|broth)$/u),
  beside(
    'brewed strong black loose',
    /(?:^|black |english breakfast |earl grey )tea(?: leaf| bag)?$/u,
  ),
  beside('bittersweet semisweet', /^dark chocolate$/u),
  beside('ready made butter', /^(?:all butter )?(?:puff|shortcrust|filo|phyllo) pastry$/u),
  beside('wrinkly black green', /^(?:oil cured |brine cured )?olive$/u),
  besideFoods(
    'iodized iodised table flakey flaky cooking pickling canning rock pink real',
    isKindOf('salt'),
  ),
  besideFoods('tellicherry restaurant butcher california sweet', ({ id }) => id === 'black-pepper'),
  besideFoods('organic mccormick', isSpice),
  beside('raw unfiltered', /(?:vinegar|honey)$/u),
  beside(
    'neutral tasting flavored flavoured flavour flavor cooking frying high heat refined unrefined pressed expeller',
    /(?:^|vegetable |canola |sunflower |olive |avocado |coconut |rapeseed |peanut |grapeseed )oil$/u,
  ),
  beside('vegetable', /^(?:cooking )?oil$/u),
  beside('table hearty cheap inexpensive drinking burgundy sturdy robust', /wine$/u),
  beside('canned boxed hot warm rich strong', /(?:stock|broth)$/u),
  beside('italian rustic hearty peasant sandwich thick', /(?:^|white |wheat )bread$/u),
  beside('burrito fajita taco street gordita size sized', /tortilla$/u),
  beside('corn restaurant bowl shaped blue white yellow round scoop', /^tortilla chip$/u),
  beside('short long small tube shaped bronze die dry', /^pasta$/u),
  besideFoods('bronze die dry dried', isPasta),
  beside('wide thin broad flat', /noodle$/u),
  beside('thai indian aged fragrant white', /(?:jasmine|basmati) rice$/u),
  beside(
    'pink red blue green yellow purple black white gold rainbow colored coloured christmas',
    /sprinkle$/u,
  ),
  beside(
    'pink red blue green yellow purple black gel paste liquid neon',
    /food (?:colou?ring|dye|colou?r)$/u,
  ),
  beside('bourbon real mexican', /vanilla(?: extract| bean| paste| bean paste)?$/u),
  beside('ice iced tap bottled spring purified drinking still boiled', /^water$/u),
  beside(
    'bottled chilled',
    /(?:lemon|lime|orange|apple|pineapple|tomato|cranberry|grapefruit) juice$/u,
  ),
  beside('yellow white blue', /(?:cornmeal|polenta|grit|corn tortilla|corn flour|masa harina)$/u),
  beside('natural conventional stirred', /(?:peanut|almond) butter$/u),
  beside('blanched slivered skinless skin', /^almond$/u),
  beside('italian style seasoned', /^panko$/u),
]

/** Behind their names: "food coloring gel", "bread cubes". */
export const behindGroceries: readonly Rule[] = [
  besideFoods('slice cube block wedge shred crumble shaving', isCheese),
  beside('gel paste liquid', /food (?:colou?ring|dye|colou?r)$/u),
  beside(
    'crumble shred shaving block',
    /cheese$|^(?:feta|parmesan|cheddar|gorgonzola|stilton|cotija|mozzarella)$/u,
  ),
  beside('shaving curl', /chocolate$/u),
  beside('ball log', /^(?:fresh )?mozzarella$|goat cheese$/u),
  besideFoods('cube slice shaving block wedge', (each) => isBakery(each) || each.id === 'tofu'),
  besideFoods('tube shape shell noodle', isPasta),
  beside('stick', /^(?:unsalted |salted )?butter$/u),
  beside('spray', /^cooking oil$/u),
  beside(
    'spice mix seasoning blend powder',
    /^(?:ras el hanout|five spice|chinese five spice|five spice powder|ras el hanout spice|baharat spice|baharat|za ?atar|garam masala|cajun spice|cajun seasoning|furikake|shichimi togarashi)$/u,
  ),
  beside(
    'liqueur',
    /^(?:sambuca|limoncello|kirsch|drambuie|amaretto|chambord|cointreau|grand marnier|kahlua|galliano|curacao|triple sec|creme de .*)$/u,
  ),
  beside('seaweed', /^(?:nori|kombu|dulse|wakame|laver|kelp)$/u),
  beside('pastry', /^(?:shortcrust|puff|choux|filo|phyllo)$/u),
  beside('crumb', /^(?:ritz cracker|saltine|saltine cracker|graham cracker|digestive biscuit)$/u),
  beside('condiment', /mustard$/u),
  beside('pulp paste', /^tamarind$/u),
]
