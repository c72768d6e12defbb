import { units, type Unit } from './units.ts'

const spellings: Readonly<Record<Unit, readonly string[]>> = {
  g: ['g', 'gr', 'gram', 'gramm', 'gramme', 'gramo', 'grammo', 'grammi'],
  kg: ['kg', 'kilo', 'kilogram', 'kilogramme'],
  mg: ['mg', 'milligram'],
  oz: ['oz', 'ounce'],
  lb: ['lb', 'lbs', 'pound'],
  ml: ['ml', 'milliliter', 'millilitre'],
  cl: ['cl', 'centiliter', 'centilitre'],
  dl: ['dl', 'deciliter', 'decilitre'],
  l: ['l', 'liter', 'litre', 'litro'],
  tsp: ['tsp', 'teaspoon', 'tl', 'cucharadita', 'cucchiaino'],
  tbsp: ['tbsp', 'tbs', 'tablespoon', 'el', 'cucharada', 'cucchiaio'],
  cup: ['cup', 'tasse', 'taza', 'tazza'],
  'fl oz': ['fl oz', 'fluid ounce'],
  pint: ['pint', 'pt'],
  quart: ['quart', 'qt'],
  piece: ['piece', 'pc', 'pcs', 'stuck'],
  clove: ['clove', 'zehe', 'gousse', 'diente', 'spicchio'],
  slice: ['slice', 'rasher', 'scheibe', 'tranche'],
  can: ['can', 'tin', 'dose'],
  jar: ['jar'],
  pack: ['pack', 'packet', 'package', 'pkg', 'bag', 'box', 'carton', 'punnet', 'tub'],
  bunch: ['bunch', 'bund', 'manojo'],
  sprig: ['sprig'],
  stalk: ['stalk', 'stick of celery', 'rib'],
  head: ['head'],
  leaf: ['leaf'],
  handful: ['handful'],
  pinch: ['pinch', 'prise', 'pincee', 'pizca', 'pizzico'],
  dash: ['dash', 'splash', 'drizzle'],
  knob: ['knob', 'thumb'],
  sheet: ['sheet'],
  stick: ['stick'],
  bottle: ['bottle', 'flasche', 'bouteille', 'botella'],
  fillet: ['fillet', 'filet'],
  cube: ['cube'],
}

const unitOf: ReadonlyMap<string, Unit> = new Map(
  units.flatMap((unit) => spellings[unit].map((word) => [word, unit] as const)),
)

/** The unit that a normalised word (or pair of words) spells, or null. */
export function unitFromWords(words: string): Unit | null {
  return unitOf.get(words) ?? null
}
