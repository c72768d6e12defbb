import { foldText } from '../ingredients/normalise.ts'
import { cuisines, mealTypes } from '../recipes/kinds.ts'

const meals: Readonly<Record<(typeof mealTypes)[number], string>> = {
  breakfast: 'breakfast|brunch|fruhstuck|petit dejeuner|colazione|desayuno|cafe da manha|ontbijt',
  lunch: 'lunch|mittagessen|dejeuner|pranzo|almuerzo|comida|almoco',
  dinner:
    'dinner|main|mains|main course|main dish|main dishes|entree|supper|hauptgericht|hauptspeise|abendessen|plat|plat principal|plats|diner|secondo|secondi|secondi piatti|primo|primi|primi piatti|cena|plato principal|platos principales|segundo|jantar|prato principal|hoofdgerecht|avondeten|huvudratt|middag|hovedrett|hovedret',
  snack: 'snack|snacks|merenda|merienda|gouter|zwischenmahlzeit|tussendoortje|lanche',
  dessert:
    'dessert|desserts|nachtisch|nachspeise|dolce|dolci|postre|postres|sobremesa|nagerecht|efterratt|kuchen|cake|cakes|cookies|torte|gateau|gateaux',
  appetizer:
    'appetizer|appetizers|starter|starters|hors doeuvre|vorspeise|antipasti|antipasto|aperitif|apero|entrante|entrantes|aperitivo|aperitivos|voorgerecht|forratt|tapas',
}
const kitchens: Readonly<Record<(typeof cuisines)[number], string>> = {
  italian: 'italian|italienisch|italien|italienne|italiana|italiano|italiaans|italiensk',
  mexican: 'mexican|mexikanisch|mexicaine|mexicain|messicana|mexicana|mexicano|tex mex',
  asian: 'asian|asiatisch|asiatique|asiatica|asiatico|aziatisch|asiatisk',
  indian: 'indian|indisch|indienne|indien|indiana|indiano|india|indisk',
  mediterranean: 'mediterranean|mediterran|mediterraneenne|mediterranea|mediterraneo|mediterraan',
  american:
    'american|amerikanisch|americaine|americain|americana|americano|amerikaans|usa|southern',
  french: 'french|franzosisch|francaise|francais|francese|francesa|frans|fransk|france',
  thai: 'thai|thailandisch|thailandaise|thailandese|tailandesa|thais|thailand',
  chinese: 'chinese|chinesisch|chinoise|chinois|cinese|china|chinees|kinesisk',
  japanese: 'japanese|japanisch|japonaise|japonais|giapponese|japonesa|japans|japansk|japan',
}

function finder<Kind extends string>(
  kinds: readonly Kind[],
  words: Readonly<Record<Kind, string>>,
) {
  const byWord = new Map<string, Kind>()
  for (const kind of kinds) for (const word of words[kind].split('|')) byWord.set(word, kind)
  const plain = / (?:cuisine|food|style|kuche|cucina|cocina|recipes?|inspired)$/u
  return (texts: readonly string[]): Kind[] => {
    const found = texts.flatMap((text) => byWord.get(foldText(text).replace(plain, '')) ?? [])
    return kinds.filter((kind) => found.includes(kind))
  }
}

/** The meals that a site's categories mean, of those that Larder knows. */
export const mealsOf = finder(mealTypes, meals)

/** The cuisines that they mean. */
export const cuisinesOf = finder(cuisines, kitchens)
