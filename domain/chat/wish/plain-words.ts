import { respelt } from '../../ingredients/misspellings.ts'

/** Words of questions as people misspell or shorten them, behind the word that they mean. None is a word of a food. */
const list = `
  recipe: recpie recipie reciepe recepie receipe, dinner: dinnr diner dinenr, quick: quik qick quikc, dairy: diary dairi,
  fridge: frige fridg frigde, freezer: freezr freeser, substitute: subsitute substitue subtitute substitude subsitiute substitution sub,
  vegetarian: vegeterian vegitarian vegatarian vegitarien vegitarian, vegan: vegen veagan, gluten: glutten gluton gluen,
  allergic: alergic allergick alergick, allergy: alergy allegry, breakfast: breakfest brekfast brekkie, dessert: desert dessart,
  temperature: temperture temprature tempature temparature temp, minutes: mins minuets minuts, people: ppl peeple persons,
  please: pls plz, without: withot witout wihtout, good: gd, cream: crm, sour: sowr, broccoli: brocoli,
  leftovers: leftover leftovrs, restaurant: resturant, something: somthing smth sth, whats: wats wots, because: cuz coz,
  spicy: spicey, healthy: helthy, coeliac: celiac coeliacs celiacs, mould: mold, mouldy: moldy
`
const meant: ReadonlyMap<string, string> = new Map(
  list.split(',').flatMap((entry) => {
    const [word = '', others = ''] = entry.split(':').map((part) => part.trim())
    return others.split(/\s+/u).map((other) => [other, word] as const)
  }),
)

/** "4" between "sub" and "sour cream" is the word, a number stays one. */
const spokenFour = /\b(sub|subs|substitute|swap|good|recipe) 4 (?=[a-z])/gu

function mended(word: string): string {
  return meant.get(word) ?? respelt(word) ?? word
}

/**
 * A question in lower case, without accents and apostrophes, its slips mended. Numbers, fractions, degrees and the marks
 * that end a clause stay.
 */
export function plainly(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/['’`]/gu, '')
    .replaceAll(/\bw\/o\b/gu, 'without')
    .replaceAll(/\bw\/\s*/gu, 'with ')
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}.,;:!?()+=/°%½¼¾⅓⅔⅛\s-]+/gu, ' ')
    .replaceAll(spokenFour, '$1 for ')
    .replaceAll(/[a-z]+/gu, mended)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
