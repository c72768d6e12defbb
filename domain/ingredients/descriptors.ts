/** Normalised words that say how an ingredient is cut, kept or sold, and never which one it is. */
const words = `
  ripest freshest small medium large big extra jumbo baby mini thick thin thinly thickly heaping heaped level scant generous
  fresh freshly ripe raw cooked uncooked leftover frozen thawed defrosted chilled cold warm hot lukewarm tepid cool
  chopped diced sliced minced grated shredded crushed peeled unpeeled halved quartered cubed torn picked
  trimmed rinsed drained washed cleaned seeded deseeded pitted stoned cored zested squeezed juiced beaten
  melted softened toasted roasted sifted packed loosely firmly finely coarsely roughly lightly cut crumbled
  boneless skinless boned deboned organic freerange range whole half piece good quality best
  unsalted salted plain natural pure plus more extra about approx approximately each room temperature
  to taste optional for serving garnish the of a an some few my your divided into
  bite size sized inch cm chunk strip wedge matchstick storebought homemade local
  bought only firm soft lean cut other another any
  boiling filtered unbleached bleached unsweetened unflavored unflavoured unwaxed untreated seedless rindless
  skinned unpitted unsulphured unsulfured shelled hulled husked very slightly well just low reduced sodium prepared readymade
  plump juicy meaty tender young mild traditional basic regular ordinary everyday classic authentic favorite favourite
  assorted various additional remaining reserved medium sunripened heirloom heritage seasonal unrefined unprocessed
  ground flaked coarse fine powdered creamy smooth crunchy active crisp
  pastured farmed sustainable humanely raised packaged prepackaged bagged refrigerated purchased gourmet premium artisan artisanal
  fancy preferred desired decent inexpensive cheap nice quick real proper imported domestic standard normal usual uncured halal
  lowfat nonfat prepared presliced preshredded precut precooked overripe underripe unripe
  blanched reconstituted rehydrated reheated warmed gutted scaled frenched trussed tied spiralized julienne julienned
  individual several lrg sml tiny smallish xlarge shaped petite unbaked prebaked parbaked premade homegrown hothouse greenhouse
  pasteurized unpasteurized flavorful flavourful fragrant charred supermarket bakery ripened stirred overnight leafy untoasted unroasted
  stoneless unsifted slender beautiful perfect unblemished living handpicked bushy feathery sturdy chewy bendy longish
  ripped spooned levelled scooped thickish equally scrubbed unblanched
  unsliced unscented exotic unskinned headless pdo dop aoc igp
  lot plenty enough quantity amount crustless deribbed destalked spatchcocked prewashed prerolled unbruised unhusked imported finest
  fantastic lovely possible perfectly reasonably moderately naturally impeccably simple easy speedy probiotic
  refreshed patted reduced brined deheaded piping scalding thumbnail fist combined equal dusting drizzle unopened rinsed soaked presoaked
  moist pale packaged unwrapped debearded creamery wholesale
  course coursely freshy fresly reshly groud grounded
  original preheated hulled desired suitable fluffy glossy shiny sized
`
const descriptors = new Set(words.trim().split(/\s+/u))

/** Of those, the ones that make another thing of what they stand before, unless an alias knows it. */
const telling = new Set(
  'ground powdered flaked creamy crunchy smooth coarse fine active crisp salted reserved'.split(
    ' ',
  ),
)

/** Whether a normalised word may stand beside an ingredient's name without changing what it is. */
export function isDescriptor(word: string): boolean {
  return descriptors.has(word) && !telling.has(word)
}

/** Normalised phrases of several words that only describe, brands among them. */
const phrases = `
  good quality, best quality, high quality, top quality, ready made, home made, store bought, shop bought, free range,
  corn fed, grass fed, farm fresh, low sodium, lower sodium, reduced sodium, low salt, reduced salt, no salt added, lightly salted,
  no added salt, oil packed, salt packed, water packed, fat free, non fat, low fat, reduced fat, full fat, half fat, part skim, skin on, skin off, bone in, off bone, on bone, in shell,
  vine ripened, sun ripened, tree ripened, ice cold, pre cooked, ready cooked, oven ready, ready to use, ready to eat,
  ready rolled, ready grated, day old, line caught, hand dived, wild caught, sustainably caught, responsibly sourced,
  rope grown, old fashioned, quick cook, quick cooking, easy cook, fast action, easy bake, dutch process, dutch processed,
  diamond crystal, bob red mill, king arthur, land o lake, dr oetker, trader joe, de cecco, sun maid, best food,
  maldon, hellmann, heinz, lurpak, kikkoman, barilla, kerrygold, mccormick, morton, goya, hunt, knorr, tesco, sainsbury,
  waitrose, of choice, your choice, of your choice, at room temperature, to serve, as needed, if needed, dry aged, heat treated,
  freshly ground, fresh ground, coarsely ground, finely ground, freshly milled, freshly cracked, fresh cracked,
  pasture raised, grass finished, farm raised, cage free, free run, air chilled, hormone free, antibiotic free, nitrate free, non gmo, gmo free,
  aluminum free, aluminium free, fair trade, all natural, never frozen, previously frozen, sushi grade, sashimi grade, center cut, centre cut,
  vine ripe, tree ripe, oven roasted, pan fried, less sodium, less salt, less fat, 1 3 less fat, low moisture, not from concentrate, from concentrate, pulp free, tail on, tail off, head on,
  shell on, store brand, deli style, thin sliced, thick sliced, well drained, well rinsed, well shaken, cut up, picked over, combination of, mix of,
  mixture of, blend of, selection of, variety of, assortment of, kind of, type of, white part of, green part of, hand torn, hand crushed, cold pressed,
  deep dish, fire roasted, no sugar added, no added sugar, reduced sugar, low sugar, no boil, half baked, dry roasted, hand cut, extra crispy, loose leaf,
  skin off, stem on, stem off, firm ripe, al dente, restaurant quality, restaurant style, your favorite, your favourite, extra fine, extra thick, extra thin,
  medium hot, extra large, medium sized, bite sized, thick cut, thin cut, thinly cut, ripe but firm, firm ripe, firm but ripe,
  no soak, no cook, well hung, ready to roll, ready to roast, ready to cook, ready to wok, ready roasted, pre rolled, pre shredded, pre washed,
  hand picked, dolphin friendly, soft scoop, long stemmed, long stem, ready prepared, excellent quality, highest quality, finest quality,
  sushi quality, sashimi quality, equally sized, even sized, evenly sized, pin boned, french trimmed, first press, first pressed, deli sliced,
  hand made, freshly made, pencil thin, new season, new crop, food grade, live culture, with live culture, spooned and leveled, spooned and levelled,
  scooped and leveled, 2 bone, 3 bone, 4 bone, 5 bone, 6 bone, 7 bone, 8 bone, just ripe, very fresh, good tasting, freshly baked, freshly cooked,
  dry cured, mild tasting, mild flavored, mild flavoured, not packed, not instant, in pod, in their pod, in husk, in their husk, solid pack, solid packed, fine quality, finest grade, culinary grade, natural colored, naturally colored, pre crumbled, sandwich size, creamy style, 10 year aged, 12 year aged, aged 10 year, full flavored, full flavoured,
  salt free, sodium free, lower salt, lower fat, reduced calorie, low calorie, lower calorie, long life, vacuum packed, vac packed, brine packed,
  hand rolled, hand peeled, hand selected, pre sliced, pre packed, pre made, pre cut, pre chopped, pre grated, pre peeled, ready sliced, part baked,
  tightly packed, loosely packed, best possible, good grade, top grade, premium grade, fridge cold, cut side down, extra ripe,
  bone out, rind on, rind off, fat on, 21 day aged, 28 day aged, 30 day aged, 35 day aged, 21 day, 28 day, 35 day,
  middle cut, tail end, thick end, live and active culture, patted dry, pat dry, thumb sized, fist sized, lots of, plenty of, double strength,
  super good, orange fleshed, orange flesh, yellow fleshed, red fleshed, red skinned, white skinned, thin skinned, black skinned,
  freshly grounded, freshly crushed, fresh crushed, freshly crack, fresh crack, freshly cooked, style of choice, of any kind, of each, good size, side muscle removed, small batch, simply raised, never ever, non iodized, extra firm, pre rinsed, pre soaked, thick sliced, 12 count, 8 count, 6 count, 24 count, from jar, from can, from tin,
  super ripe, not too ripe, farmer market, just picked, hand harvested, little potato company, side dish, calorie controlled, zero calorie, shelf stable, mildly sweet, oil free, block style, vac pack, cook at home, take and bake, heat and serve, hand shucked, day boat,
  ready to bake, ready to drink, slow cooked, fully cooked, flash frozen, quick frozen, individually frozen, individually wrapped, family size, family pack, value pack, snack size, fun size, king size, party size, double thick, restaurant cut, stone baked, wood fired
`
  .trim()
  .split(/,\s+/u)
const phraseSet = new Set(phrases)
const longestPhrase = Math.max(...phrases.map((phrase) => phrase.split(' ').length))

/** The words that are left when phrases and joints are taken out. */
export function withoutPhrases(tokens: readonly string[]): string[] {
  if (tokens.length === 0) return []
  const left: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    let taken = 0
    for (let length = Math.min(longestPhrase, tokens.length - index); length > 0; length--) {
      if (phraseSet.has(tokens.slice(index, index + length).join(' '))) {
        taken = length
        break
      }
    }
    if (taken > 0) index += taken - 1
    else left.push(tokens[index] ?? '')
  }
  return left
}
