import { beside, type Rule } from './rule.ts'

const countries =
  'american australian british bulgarian canadian californian chinese danish ecuadorian egyptian english french german greek hungarian indian irish israeli italian japanese korean lebanese mexican moroccan norwegian persian peruvian portuguese scottish sicilian spanish swiss thai turkish tuscan usa us vietnamese welsh'

/** Where a food comes from, before its name: "Irish butter", "Saigon cinnamon". */
export const origins: readonly Rule[] = [
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
    'alaskan alaska atlantic pacific norwegian scottish faroe king sockeye coho chinook wild copper river',
    /^salmon(?: fillet| steak)?$/u,
  ),
  beside('alaskan alaska atlantic pacific', /^(?:cod|halibut|pollock|king crab|snow crab)\b/u),
  beside('maine canadian', /^lobster/u),
  beside('idaho maine prince edward island pei yukon', /potato$/u),
  beside('california californian florida hass haas', /(?:avocado|orange|lemon|strawberry)$/u),
  beside('medjool deglet noor california californian', /^date$/u),
  beside('modena', /balsamic vinegar$/u),
]
