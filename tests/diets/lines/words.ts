import { avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'

/**
 * Words of a line that name a source of something. They were written apart from the catalogue, and only ever say
 * that something is in a line or may be: a line without such a word says nothing.
 */
interface Source {
  word: Avoidable
  named: RegExp
  /** Where these stand, what they cover names another thing: "peanut butter" names no butter. */
  unless?: RegExp
}

const plantBefore =
  'peanut|almond|cashew|hazelnut|nut|seed|sunflower|sesame|cocoa|cacao|shea|apple|pumpkin|mango|coconut|soya?|soybean|oat|rice|hemp|cookie|speculoos|biscoff|vegan|plant|plant-based|dairy-free|non[- ]?dairy|vegetable|flax|walnut|pecan|macadamia|pistachio'
/** Up to the next name: "gluten-free flour, or plain flour" still names flour. */
const thisName = String.raw`[^,;()/]*?(?=\s(?:or|and|plus)\b|[,;()/]|$)`
const freeOf = (what: string) => String.raw`\b(?:${what})[- ]?free\b${thisName}`

const sources: readonly Source[] = [
  {
    word: 'nuts',
    named:
      /\b(?:almonds?|walnuts?|pecans?|cashews?|hazelnuts?|filberts?|pistachios?|macadamias?|brazil nuts?|pine ?nuts?|pignoli|peanuts?|groundnut (?:paste|butter)|mixed nuts|chopped nuts|nutella|marzipan|frangipane|praline|gianduja|satay|dukkah)\b/iu,
    unless:
      /\b(?:nut-free \p{L}+|(?:almond|walnut|peanut|hazelnut|pecan)s? (?:extract|essence|flavou?r(?:ing)?)|(?:peanut|groundnut) oil|size of (?:an? )?(?:walnut|almond|hazelnut)s?|(?:walnut|almond|hazelnut)[- ]size[d]?|pistachio (?:pudding|instant pudding|ice cream))\b/giu,
  },
  {
    word: 'shellfish',
    named:
      /\b(?:shrimps?|prawns?|crab(?:meat|s)?|lobsters?|crayfish|crawfish|langoustines?|scampi|mussels?|clams?|oysters?|scallops?|squid|calamari|octopus|cuttlefish|cockles?|whelks?|abalone|belacan)\b/iu,
    unless:
      /\b(?:(?:king )?oyster mushrooms?|oyster crackers?|mushrooms?[ ,(]+oyster|crab (?:apples?|boil)|(?:imitation|mock) crab(?:meat)?|crab sticks?|vegetarian oyster sauce|scallop(?:ed)? potatoes|(?:shrimp|crab) (?:and|or) (?:shrimp|crab) boil)\b/giu,
  },
  {
    word: 'fish',
    named:
      /\b(?:fish|salmon|tuna|cod|haddock|halibut|tilapia|trout|mackerel|sardines?|anchov(?:y|ies)|herrings?|sea ?bass|snapper|pollock|hake|monkfish|catfish|swordfish|bonito|katsuobushi|caviar|nam pla|nuoc mam|worcestershire|worcester sauce|surimi|taramasalata|kippers?)\b/iu,
    unless:
      /\b(?:fish (?:slice|spatula|masala|seasoning)|(?:vegan|vegetarian) (?:fish|worcestershire|tuna))\b/giu,
  },
  {
    word: 'eggs',
    named:
      /\b(?:eggs?|egg[- ]?(?:yolks?|whites?|wash)|yolks?|mayo|mayonnaise|meringues?|aioli)\b/iu,
    unless:
      /\b(?:egg[- ]?(?:free|less) (?:mayo|mayonnaise|noodles?|pasta)|vegan (?:mayo|mayonnaise|eggs?)|egg (?:replacer|substitute|roll wrappers?|roll skins?)|flax(?:seed)? eggs?|chia eggs?|easter eggs?|egg[- ]size[d]?|size of an egg|eggplants?|(?:mini|chocolate|cadbury|candy|creme) eggs?)\b/giu,
  },
  {
    word: 'soy',
    named:
      /\b(?:soy|soya|soybeans?|tofu|tempeh|edamame|miso|tamari|natto|shoyu|teriyaki|hoisin|gochujang|doubanjiang|liquid aminos|kikkoman)\b/iu,
    unless: new RegExp(`${freeOf('soya?')}|\\bchickpea (?:miso|tofu)\\b`, 'giu'),
  },
  {
    word: 'dairy',
    named:
      /\b(?:butter|buttermilk|milk|cream|cr[eè]me fra[iî]che|yogh?urt|cheese|cheddar|mozzarella|parmesan|parmigiano|pecorino|ricotta|feta|gruy[eè]re|mascarpone|brie|camembert|gouda|emmental|halloumi|paneer|ghee|kefir|gorgonzola|roquefort|stilton|provolone|asiago|manchego|monterey jack|half[- ]and[- ]half|dulce de leche|whey|quark|fontina|queso|romano)\b/iu,
    unless: new RegExp(
      [
        freeOf('dairy|milk|lactose'),
        String.raw`\b(?:non-?dairy|plant[- ]based|vegan)\b${thisName}`,
        String.raw`\b(?:${plantBefore})[- ](?:\p{L}+ )?(?:butter|milk|cream|cheese|yogh?urt)s?\b`,
        String.raw`\b(?:bread (?:and|&) butter pickles?|butter ?beans?|butter ?nut|butter (?:lettuce|squash)|cream of (?:tartar|wheat|rice|coconut)|creamed (?:corn|coconut)|cream[- ]style|milk thistle|cream sherry|(?:coconut|almond|soya?|oat|rice|cashew)[- ]?(?:milk|cream)s?|butter[- ]flavou?red|cream (?:soda|crackers?|puff)|i can[’']t believe it[’']s not butter|coconut [\p{L} -]*(?:milk|cream|yogh?urt)|almond [\p{L} -]*milk|milk of (?:choice|your choice)|milk \(of choice\)|romano beans?|romano pepp\p{L}*|cr[eè]me de \p{L}+)\b`,
      ].join('|'),
      'giu',
    ),
  },
  {
    word: 'gluten',
    named:
      /\b(?:flour|bread|breadcrumbs?|bread crumbs?|panko|pasta|spaghetti|linguine|fettuccine|penne|macaroni|lasagn[ae]|noodles?|couscous|bulgh?ur|barley|rye|spelt|semolina|farro|freekeh|seitan|wheat|beer|stout|lager|ale|malt|croutons?|baguettes?|brioche|pitas?|naan|(?:puff|filo|phyllo|shortcrust) (?:pastry|dough)|pie crust|graham|digestives?|orzo|udon|ramen|soy sauce|ladyfingers?|pizza dough|croissants?|ciabatta|sourdough|marmite|oats?|oatmeal|crackers?)\b/iu,
    unless: new RegExp(
      [
        freeOf('gluten|wheat|grain|flour'),
        String.raw`\bbuckwheat(?: (?:flour|noodles?|groats))?\b|\bgram \(chickpea\) flour\b`,
        String.raw`\b(?:almond|coconut|(?:\p{L}+ )?rice|corn|maize|chickpea|gram|besan|tapioca|cassava|potato|soya?|buckwheat|quinoa|millet|sorghum|teff|amaranth|arrowroot|hazelnut|chestnut|banana|lentil|plantain|lupin|pea|peanut|masa|mochiko|sago|urad|garbanzo|garbanzo bean|water chestnut|tigernut|glutinous|teff|flaxseed)[- ](?:flour|noodles?|pasta|bread|crackers?|malt)\b`,
        String.raw`\b(?:rice|glass|cellophane|shirataki|kelp|zucchini|courgette|sweet potato|mung bean|bean thread|konjac|vermicelli rice)(?: \p{L}+)? noodles?\b|\b(?:zucchini|courgette) (?:noodles?|spaghetti)|spaghetti squash|ginger (?:ale|beer)|root beer|bread (?:machine|maker) yeast|rice stick noodles?`,
        String.raw`\b(?:hearts of palm|lentil|chickpea) pasta\b|\bpasta (?:water|sauce|cooking water)|\b(?:spaghetti|pizza|lasagn[ae]) sauce|\bbread (?:and|&|n) butter pickles?|\b(?:single|blended) malt|\bmasa (?:harina )?(?:corn )?flour|\brice paper`,
      ].join('|'),
      'giu',
    ),
  },
  {
    word: 'sesame',
    named: /\b(?:sesame|tahini|za[’']?atar|hummus|houmous|halva|gomasio|dukkah|furikake|benne)\b/iu,
    unless: new RegExp(freeOf('sesame'), 'giu'),
  },
  {
    word: 'animal-rennet',
    named:
      /\b(?:parmesan|parmigiano|grana padano|pecorino|romano|gruy[eè]re|roquefort|gorgonzola|asiago|manchego|emmental|comt[eé]|cheddar|mozzarella|feta|brie|gouda|provolone|camembert|fontina|halloumi|stilton|monterey jack)\b/iu,
    unless: new RegExp(
      String.raw`\b(?:vegetarian|veggie|vegan|dairy[- ]free|plant[- ]based|non-?dairy)\b${thisName}|\bromano (?:beans?|pepp\p{L}*)`,
      'giu',
    ),
  },
]

/** What the text of a line names a source of. */
export function namedIn(line: string): Avoidable[] {
  const named = sources.filter((source) => {
    const text = source.unless === undefined ? line : line.replace(source.unless, ' ')
    return source.named.test(text)
  })
  return avoidable.filter((word) => named.some((source) => source.word === word))
}
