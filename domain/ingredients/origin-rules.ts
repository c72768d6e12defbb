import { beside, besideFoods, isKindOf, type Rule } from './rule.ts'
import type { Ingredient } from './vocabulary.ts'

const countries =
  'american australian british bulgarian canadian californian chinese danish ecuadorian egyptian english french german greek hungarian indian irish israeli italian japanese korean lebanese mexican moroccan norwegian persian peruvian portuguese scottish sicilian spanish swiss thai turkish tuscan usa us vietnamese welsh'

/** Places that are part of no food's name but by an alias of their own: "Irish cream", "Swiss cheese" are such. */
const places =
  'american australian austrian belgian brazilian british bulgarian californian canadian chilean cornish cuban cypriot czech danish devon dutch egyptian english european french german greek hungarian icelandic irish israeli italian jamaican japanese jersey kentish korean lebanese lincolnshire madagascan mediterranean mexican moroccan norfolk norwegian oregon orkney persian peruvian portuguese provencal roman scandinavian scottish shetland sicilian somerset spanish swedish syrian tunisian turkish tuscan vietnamese welsh yorkshire zealand'
const placeWords = new Set(places.split(' '))

export const isPlace = (word: string): boolean => placeWords.has(word)

/** What grows, swims or grazes: "Swedish meatballs" and "Korean fish cakes" are made. */
const grown: readonly Ingredient['category'][] = ['Vegetables', 'Fruit', 'Fish & Seafood']
const isMade =
  /cake|ball|stick|finger|caviar|roe|paste|salad|pickle|kimchi|horseradish|jam|marmalade/u
const isGrown = ({ category, id }: Ingredient): boolean =>
  grown.includes(category) && !isMade.test(id)
const isPlainMeat = isKindOf(
  'chicken',
  'beef',
  'pork',
  'lamb',
  'turkey',
  'duck',
  'veal',
  'venison',
  'goose',
  'rabbit',
)
const isDrink = isKindOf(
  'wine',
  'red-wine',
  'white-wine',
  'sparkling-wine',
  'champagne',
  'beer',
  'hard-cider',
  'brandy',
  'whiskey',
  'rum',
  'vodka',
  'gin',
  'stout',
  'ale',
)

/** Where a food comes from, before its name: "Irish butter", "Saigon cinnamon". */
export const origins: readonly Rule[] = [
  besideFoods(places, (each) => isGrown(each)),
  besideFoods(places, isPlainMeat),
  besideFoods(places, isDrink),
  beside(
    `${places} asian oriental`,
    /(?:fontina|mozzarella|gorgonzola|brie|camembert|stilton|goat cheese|blue cheese|feta|ricotta|parmesan rind|olive oil|sesame oil|dark sesame oil|toasted sesame oil|long grain rice|short grain rice|arborio rice|carnaroli rice|sushi rice|egg noodle|rice noodle|soy sauce|miso|white miso|mayonnaise|kewpie mayonnaise|dijon mustard|chickpea|chestnut|walnut|almond|pine nut|00 flour|tipo 00 flour|honey|heavy cream|double cream|clotted cream|whipping cream|milk|salt|flaky sea salt|tomato paste|tomato puree|vermicelli|black tea|balsamic vinegar|crab|crabmeat|pickled ginger|sea salt flake|flatbread|bread|oyster sauce|black mushroom|ham|pastry cream)(?: cheese)?$/u,
  ),
  // Italian crumbs are seasoned ones.
  beside('japanese korean asian oriental american', /^panko(?: breadcrumb| bread crumb| crumb)?$/u),
  beside('indian chinese ceylon assam darjeeling', /^(?:black )?tea(?: leaf| bag)?$/u),
  beside('guernsey', /(?:cream|milk|butter)$/u),
  beside('kiwi agen oregon californian', /(?:prune|plum)$/u),
  beside('sicilian amalfi', /(?:lemon|lemon juice|lemon zest|pistachio|caper)$/u),
  beside(
    countries,
    /(?:cheddar|cheddar cheese|butter|parmesan|parmesan cheese|paprika|sea salt|pear|peach|avocado|orange|lime|potato|salmon|scallop|basmati rice|jasmine rice|chill?i oil|sesame oil|walnut|pistachio|hazelnut|fig|basil|bay leaf|bouillon powder|chicken bouillon|peas|pea)$/u,
  ),
  beside(
    'saigon ceylon madagascar tahitian tellicherry malabar kerala zanzibar indonesian sri lankan vietnamese',
    /(?:cinnamon|cinnamon stick|vanilla|vanilla extract|vanilla bean|vanilla paste|vanilla bean paste|black pepper|peppercorn|nutmeg|clove|cardamom|turmeric)$/u,
  ),
  beside('himalayan celtic mediterranean french hawaiian pink', /salt$/u),
  beside(
    'alaskan alaska atlantic pacific norwegian scottish faroe king sockeye coho chinook wild copper river pink red',
    /^(?:canned )?salmon(?: fillet| steak)?$/u,
  ),
  beside('alaskan alaska atlantic pacific', /^(?:cod|halibut|pollock|king crab|snow crab)\b/u),
  beside('maine canadian', /^lobster/u),
  beside('idaho maine prince edward island pei yukon', /potato$/u),
  beside('california californian florida hass haa', /(?:avocado|orange|lemon|strawberry)$/u),
  beside('california oregon', /^(?:walnut|almond|pistachio|hazelnut)$/u),
  beside('medjool deglet noor california californian', /^date$/u),
  beside('modena', /balsamic vinegar$/u),
]
