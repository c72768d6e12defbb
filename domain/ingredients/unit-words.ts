import { misspeltUnit } from './misspelt-unit.ts'
import { normalise } from './normalise.ts'
import { units, type Unit } from './units.ts'

/** Normalised spellings in English and its abbreviations, German, French, Spanish and Italian. */
const spellings: Readonly<Record<Unit, string>> = {
  g: 'g, gr, gm, gms, grm, grms, gram, gramm, gramme, gramo, grammo, grammi',
  kg: 'kg, kilo, kilogram, kilogramm, kilogramme, kilogramo, chilo, chilogrammo, chili di',
  mg: 'mg, milligram',
  oz: 'oz, ozs, ounce, ouce, onuce, onza, oncia',
  lb: 'lb, lbs, pound, poud, pfund, libra, livre, libbra',
  ml: 'ml, mls, milliliter, millilitre, mililitro, millilitro',
  cl: 'cl, centiliter, centilitre, centilitro',
  dl: 'dl, deciliter, decilitre, deziliter, decilitro',
  l: 'l, lt, lts, ltr, ltrs, liter, litre, litro, litri',
  tsp: `tsp, tsps, teaspoon, teaspoonful, tspn, tl, teeloffel, kaffeeloffel, cuillere a cafe,
    cuillere a the, cuilleree a cafe, cas a cafe, c a cafe, c a c, cc, cac, cucharadita, cdta, cdita,
    cucharada de te, cucchiaino, cucchiaini, tspspoon`,
  dessertspoon: 'dessertspoon, dessert spoon, dessertspoonful, dsp, dstspn',
  tbsp: `tbsp, tbsps, tbs, tbl, tblsp, tblspn, tsbp, tbspn, tbls, tb, tablespoon, tablespoonful, tbps, el, essloffel,
    cuillere a soupe, cuilleree a soupe, cuillere de table, c a soupe, c a s, cas, cs, cucharada, cda,
    cucharada sopera, cucchiaio, cucchiai`,
  cup: 'cup, cupful, mugful, cps, teacup, mug, tasse, taza, tazza, tazze',
  'fl oz': 'fl oz, floz, fluid ounce, fl ounce, fluid oz',
  pint: 'pint, pt, pinte, pinta',
  quart: 'quart, qt, qts',
  gallon: 'gallon, gal',
  glass: 'glass, glas, wine glass, wineglas, verre, vaso, bicchiere, bicchieri',
  piece:
    'piece, pc, pcs, stuck, stk, morceau, pieza, trozo, pezzo, pezzi, chunk, lump, portion, ptn, coin, darne, link, section, nos, unit, ea',
  clove: 'clove, glove, zehe, knoblauchzehe, gousse, diente, spicchio, spicchi',
  slice: 'slice, rasher, scheibe, tranche, rodaja, loncha, rebanada, fetta, fette',
  can: 'can, tin, dose, boite, lata, barattolo, scatoletta',
  jar: 'jar, glaschen, bocal, tarro, bote, vasetto',
  pack: `pack, packet, package, pkg, pkt, bag, box, carton, punnet, tub, sachet, envelope, container, pouch, pot, tray, net,
    tube, sleeve, packchen, packung, pck, beutel, becher, paquet, sachet de, paquete, sobre, bolsa, confezione, bustina`,
  bunch: 'bunch, bunche, bundle, bund, botte, manojo, ramillete, mazzo, mazzetto',
  sprig: 'sprig, branch, zweig, stangel, stiel, brin, branche, rama, ramita, rametto, rametti',
  stalk: 'stalk, rib, stem, spear, stange, tige, tallo, gambo, gambi',
  head: 'head, bulb, kopf, knolle, tete, cabeza, bulbo, testa, cespo',
  ear: 'ear, cob',
  leaf: 'leaf, blatt, blatter, feuille, hoja, foglia, foglie',
  handful: 'handful, fistful, handfull, handvoll, poignee, punado, handul, hanful, manciata',
  pinch:
    'pinch, turn, grind, grinding, grating, rasp, dot, speck, sprinkle, sprinkling, smidgen, smidge, dusting, prise, pincee, pizca, pizzico, messerspitze, msp',
  dash: 'dash, splash, drizzle, glug, squeeze, squirt, shake, lug, dribble, squidge, dousing, spritz, schuss, spritzer, trait, chorrito, chorro, filo',
  drop: 'drop, tropfen, goutte, gota, goccia, gocce',
  knob: 'knob, thumb, finger, pat, nub, noix de, nuez de, noce di',
  sheet: 'sheet, layer, platte, lamina, foglio, fogli',
  stick: 'stick, baton',
  strip: 'strip, twist, streifen, lamelle',
  wedge: 'wedge, quartier, gajo',
  ball: 'ball, kugel, boule, bola',
  block: 'block, brick, bar, wheel, log',
  loaf: 'loaf, laib',
  bottle: 'bottle, flasche, bouteille, botella, bottiglia',
  fillet: 'fillet, filet',
  cube: 'cube, wurfel, cubo, dado, dadi, pastilla',
  scoop: 'scoop, shot, jigger, part, quenelle, dollop, ladle, ladleful, spoonful, spoon, klecks',
  batch: 'batch, recipe',
  cm: 'cm, centimeter, centimetre, zentimeter',
  inch: 'inch, inche, in',
}

/** A spelling, and how `normalise` folds it and its plurals: "gousses" becomes "gouss", "Zehen" stays. */
function formsOf(words: string): string[] {
  return words.length < 4 ? [words] : [words, normalise(words), normalise(`${words}s`), `${words}n`]
}

const unitOf: ReadonlyMap<string, Unit> = new Map(
  units.flatMap((unit) =>
    spellings[unit]
      .split(/,\s+/u)
      .flatMap((words) => formsOf(words).map((form): [string, Unit] => [form, unit])),
  ),
)

/** The unit that a normalised word (or up to four of them) spells, with a slip of the pen too, or null. */
export function unitFromWords(words: string): Unit | null {
  return unitOf.get(words) ?? misspeltUnit(words)
}

/** First words of the spellings of several words: nothing else need be tried as one. */
const firstOfSeveral = new Set(
  [...unitOf.keys()].filter((words) => words.includes(' ')).map((words) => words.split(' ')[0]),
)

export function mayBeginUnit(word: string): boolean {
  return firstOfSeveral.has(word)
}

/** Abbreviations that mean a unit only in this very spelling: T is a tablespoon, t a teaspoon. */
const exactly: ReadonlyMap<string, Unit> = new Map([
  ['T', 'tbsp'],
  ['T.', 'tbsp'],
  ['Tb', 'tbsp'],
  ['t', 'tsp'],
  ['t.', 'tsp'],
  ['c', 'cup'],
  ['c.', 'cup'],
  ['C', 'cup'],
  ['C.', 'cup'],
])

export function unitFromAbbreviation(typed: string): Unit | null {
  return exactly.get(typed) ?? null
}

/** Folded words that qualify a unit: a heaped tablespoon, a small bunch, a thumb-sized piece. */
const qualifiers = new Set(
  `healthy hefty outer inner tender heaped heaping level rounded scant generous full good nice loosely firmly tightly lightly packed large small medium big tiny lg sm md jumbo mini
  miniature fat plump thick thin thickish fine long short wide whole
  extra-large lengthwise paper-thin thick-cut thin-cut thinly-cut very round square slim tall separate unpeeled peeled
  gehaufter gehaufte gehaufte gestrichener gestrichene grosser grosse kleine kleiner dunne dicke
  gros grand grande petit petite bonne belle gran buen pequeno pequena piccolo piccola bel fresh`.split(
    /\s+/u,
  ),
)

export function isUnitQualifier(word: string): boolean {
  return (
    qualifiers.has(word) ||
    /^(?:[\d./]+-?)?(?:inch|in|cm|mm)(?:-(?:long|thick|wide))?$|-sized?$/u.test(word)
  )
}
