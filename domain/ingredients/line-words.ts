/** Folded words that say what is done to an ingredient before it is used. */
const preparations = new Set(
  `chopped diced minced sliced grated shredded crushed peeled unpeeled halved quartered cubed torn picked
  trimmed rinsed drained undrained washed scrubbed cleaned deseeded cored zested squeezed juiced beaten melted
  softened sifted sieved packed crumbled snipped julienned mashed smashed bruised slivered shaved cracked pureed
  strained shelled shucked husked hulled stemmed deveined toasted chilled thawed defrosted
  warmed cooled boned skinned filleted whisked pounded flattened
  separated segmented divided dissolved poached boiled cooked uncooked hard-boiled hard-cooked soft-boiled
  lukewarm room-temperature soaked crosswise lengthwise lengthways pressed blitzed
  heated butterflied chargrilled split scraped blended refreshed de-seeded de-stemmed de-veined deribbed topped tailed podded destemmed pared slit fluffed leveled levelled spooned scooped debearded seeded unsifted shaken chiffonaded chooped choppped finley-chopped`.split(
    /\s+/u,
  ),
)

/** The same in German, French, Spanish and Italian, without their endings. */
const foreign =
  /^(?:(?:ge|klein ?ge|fein ?ge)(?:hackt|wurfelt|rieben|schalt|presst|mahlen|schnitten|hobelt|viertelt|drittelt|schmolzen|waschen|putzt)|halbiert|entkernt|zerdruckt|abgetropft|aufgetaut|(?:hach|eminc|rap|coup|pel|epluch|cisel|ecras|fond|egoutt|denoyaut)e|(?:pic|rall|cort|pel|troce|mach|derret|escurr|exprim|lav|bat|triturad|desmenuz)[ai]d[oa]|(?:tritat|grattugiat|tagliat|affettat|sbucciat|sgocciolat|sciolt|lavat|schiacciat|spremut)[oaie])(?:e[rsnm]?|e?s)?$/u

/** Foods that are bought under such a name: crushed tomatoes, cracked wheat, toasted sesame oil. */
const boughtAs: ReadonlyMap<string, RegExp> = new Map([
  ['crushed', /^(?:tomato|red|hot|chil|pineapple|ice|wheat|pepper)/u],
  ['cracked', /^(?:wheat|rye|bulgur|green)/u],
  ['shredded', /^(?:wheat|suet|coconut)/u],
  ['pureed', /^(?:tomato)/u],
  ['pressed', /^(?:tofu|cheese|bean curd|.*\boil)/u],
  [
    'seeded',
    /^(?:.*\b(?:bread|loaf|loaves|rolls?|baps?|buns?|bagels?|baguettes?|sourdough|toast|pitt?as?|tortillas?|wraps?|crackers|mustard|raisins|tomato sauce)\b|batch)/u,
  ],
  ['boiled', /^(?:sweets?|ham|rice)/u],
  ['cooked', /^(?:ham|prawns?|beetroots?|shrimps?|crab)/u],
  ['strained', /^(?:yogh?urt|tomato)/u],
  ['sliced', /^(?:white|bread|brown|ham|wholemeal)/u],
  ['pounded', /^(?:yam)/u],
  [
    'split',
    /^(?:pea|lentil|mung|moong|chana|chick|gram|urad|toor|red|yellow|green|black|fava|broad|bean|skinned)/u,
  ],
])

/** What a toasted thing is sold as: oil, flour, bread. */
const toastedGoods = /\b(?:oil|flour|bread|rice|quinoa|coconut|buckwheat)\b/u

/** Folded words that only stand before a preparation, or make one of "ground": finely chopped, freshly ground. */
const adverbs = new Set(
  `finely freshly coarsely roughly thinly thickly lightly very firmly loosely tightly well gently just newly
  fully partially partly slightly fairly really extremely neatly evenly diagonally generously heavily carefully
  quite freshy fresly medium-finely super-finely semi fein grob frisch finement finamente finemente`.split(
    /\s+/u,
  ),
)

const sizes = new Set(
  `large small medium big tiny jumbo lg md sm med extra-large extra-small medium-size medium-sized large-sized small-sized good-sized good-size
  medium-large even-sized evenly-sized bite-sized bite-size smallish largish medium-to-large small-to-medium smaller
  larger biggish average-sized average sized x-large xl miniature`.split(/\s+/u),
)

/** A word as these lists know it: folded by the line's reader, without punctuation around it. */
export function isSize(word: string): boolean {
  return sizes.has(word)
}

export function isAdverb(word: string): boolean {
  return adverbs.has(word)
}

/** Whether a word prepares what follows it; `following` tells the rest of the name, folded. */
export function isPreparation(word: string, following: () => string): boolean {
  if (word === 'toasted') return !toastedGoods.test(following())
  if (preparations.has(word)) return !(boughtAs.get(word)?.test(following()) ?? false)
  return isHyphenated(word) || (word.length > 5 && foreign.test(word))
}

const mannerBefore =
  /^(?:rough|coarse|fine|thin|thick|medium|well|fresh|(?:rough|coarse|fine|thin|thick|fresh)ly)-(.+)$/u

/** "rough-chopped", "fine-ground", "well-shaken"; "sun-dried" and "oil-packed" are bought so. */
function isHyphenated(word: string): boolean {
  const what = mannerBefore.exec(word)?.[1]
  // Cucumbers may be thin-skinned.
  if (what === undefined || what === 'skinned') return false
  return (
    preparations.has(what) || what === 'ground' || (word.startsWith('well-') && what.endsWith('ed'))
  )
}
