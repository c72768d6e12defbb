import { wordsOf } from '#catalogue/rows/find-rows.ts'
import { readMeasure } from '#domain/ingredients/measure.ts'

/**
 * What a sentence about a meal asks for, as a line that the product reads: "For breakfast I had a cup of cooked bulgur."
 * → "a cup of cooked bulgur". The frame of the sentence says nothing of the food.
 */

const mealWords = String.raw`(?:breakfast|brunch|lunch|dinner|supper|dessert|(?:\w+ )?snack|treat|(?:evening |main |midday )?meal|side(?: dish)?|beverage|drink|appetizer|recipe|cooking|dish|menu|plate)`

/** What may stand before the food, tried from the left until nothing more is taken away. */
const frames: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:for|as|in|on|during|at)\s+(?:(?:my|a|an|the|tonight's|today's|this)\s+)?(?:\w+ )?${mealWords}(?:\s+(?:tonight|today|time|this evening))?\s*,?\s+`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:my|a|an|the|tonight's|today's)\s+)?${mealWords}(?:\s+(?:tonight|today))?\s+(?:is|was|consists of|consisted of|consisting of|includes|included|will be|features|contains)\s+`,
    'iu',
  ),
  /^(?:today|tonight|currently|this morning|this evening)\s*,?\s+/iu,
  /^(?:i|we)(?:['’]m|['’]ve|['’]ll|['’]d)?\s+(?:(?:am|are|was|were|will|would|have|had|has|been|be|just|also|like|love|plan|planning|going|about|getting|ready|decided|want|to|currently|recently)\s+)*/iu,
  /^(?:enjoy|enjoyed|enjoying|consum(?:e|ed|ing)|eat|eating|ate|eaten|hav(?:e|ing)|had|us(?:e|ed|ing)|utiliz(?:e|ed|ing)|incorporat(?:e|ed|ing)|sip|sipp(?:ed|ing)|drink(?:ing)?|drank|savor(?:ed|ing)?|snack(?:ed|ing)?|prepar(?:e|ed|ing)|cook(?:ing)?|serv(?:e|ed|ing)|possess|feed(?:ing)?|administer(?:ing)?|provid(?:e|ed|ing)|giv(?:e|en|ing)|order(?:ed|ing)?|mak(?:e|ing)|made|add(?:ed|ing)?|indulg(?:e|ed|ing)|treat(?:ing)?|includ(?:e|ed|ing)|dig(?:ging)?|munch(?:ing)?|start(?:ing)?|try(?:ing)?|bak(?:e|ing)|tak(?:e|ing)|offer(?:ing)?|pour(?:ing)?|dinner)\s+(?:(?:on|in|into|myself|to|up)\s+)?(?=\S)/iu,
  /^(?:my|the|our)\s+(?:baby|toddler|infant|child|little one|dog)(?:'s)?\s+(?:is\s+)?(?:(?:with|will be|having|eating|enjoying|drinking|consuming)\s+)*/iu,
]

/** What may stand behind it. */
const tails: readonly RegExp[] = [
  /\s*,?\s+(?:is|are|was|were|has been|have been)\s+(?:what|being|my|the|a|on|used|consumed|enjoyed|eaten|served as|part|included|prepared for)\b.*$/iu,
  new RegExp(
    String.raw`\s*,?\s+(?:enjoyed |eaten |served |consumed )?(?:as|for|in|on|during|to|with)\s+(?:(?:my|a|an|the|this|your|tonight's)\s+)?(?:\w+ )?(?:${mealWords}|salad|baby|toddler|infant|child)(?:\s+(?:tonight|today|option|item|time))?$`,
    'iu',
  ),
  /\s*,?\s+(?:has been|was|is|are|were) (?:consumed|eaten|enjoyed|prepared)$/iu,
  /\s*,?\s+(?:tonight|today|this evening)$/iu,
]

const weighs =
  /\s*,?\s*\(?(?:(?:that|which|each) )?(?:weigh(?:s|ing|ed)?(?: in)?(?: at)?|measur(?:es|ing|ed)(?: at)?|total(?:s|ing)|amount(?:s|ing) to|in a|sized at|equivalent to|yielding)\s+(?:approximately |about |around |roughly |a total of |exactly )?((?:[\d./]+|one|two|three|four|five|six|eight|half an?|an?|one and a half)(?:\s|-)(?:\w+(?:\s|-))?(?:ounces?|oz|pounds?|lbs?|grams?|g|fl oz|cups?|tablespoons?|teaspoons?))\)?/iu

const scaleWord = String.raw`(?:fluid ounces?|fl\.? oz|ounces?|oz|pounds?|lbs?|grams?|cups?|tablespoons?|tbsp|teaspoons?|cubic inch(?:es)?|surface inch(?:es)?)`
const number = String.raw`(?:[\d./]+|one|two|three|four|five|six|eight|ten|half an?|an?|one and a half)`

/** "A serving of 3 ounces of", "a snack of one ounce of": the second measure counts. */
const outer = new RegExp(
  String.raw`^(?:an?|one|the|my)\s(?:\w+[ -])?(?:snack|serving|portion|amount|dish|drink|treat|meal|bowl|mix|batch)(?: size)? (?:of|consisting of|that is)\s(?=${number}[ -]${scaleWord}\b|${number} (?!\w+ of\b))`,
  'iu',
)
/** "A 1-ounce energy drink", "an 8 fluid ounce can of". */
const adjective = new RegExp(
  String.raw`^(?:an?|one|the)\s(?:\w+\s)?([\d./]+|one|two|three|four|five|six|eight)[ -](fluid[ -]ounces?|fl\.? oz|ounces?|oz|pounds?|lb|grams?|cup|tablespoon|teaspoon)\b(?:\s(?:serving|portion|piece|size|can|jar|bottle|container|package|bag|slice|cut|sample|glass|cup|box)s?\b)?(?:\sof)?\s`,
  'iu',
)
/** "…, one fluid ounce, …", "… 1 fluid ounce": a measure behind the food. */
const behind = new RegExp(
  String.raw`,?\s(?:in an? |at |about |approximately )?\(?([\d./]+|one|an?|half an?)[ -](${scaleWord})\)?(?:\s(?:serving|portion|size|can|jar|container))?(?=,|$)`,
  'iu',
)

function mealAsLine(sentence: string): string {
  let text = sentence
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim()
  text = text.replace(/[.!]+$/u, '')
  for (let before = ''; before !== text;) {
    before = text
    for (const tail of tails) text = text.replace(tail, '')
  }
  for (let before = ''; before !== text;) {
    before = text
    for (const frame of frames) text = text.replace(frame, '')
  }
  text = text
    .replace(
      /^(?:a|one) (?:single|solitary|whole|full|standard|regular|individual)\b(?:[- ]sized?)? (?=\S)/iu,
      'one ',
    )
    .replace(
      /^((?:an?|one|two|three|four|half an?|[\d./]+)\s(?:\w+\s){1,3}?)(?:filled with|containing|consisting of|full of|featuring)\s/iu,
      '$1of ',
    )
    .replace(outer, '')
  text = text.replace(/^(.*?)\b(cubic|surface) inch(es)?\b/iu, '$1tablespoon$3')
  const weight = weighs.exec(text)
  if (weight !== null) {
    const food = text
      .replace(weight[0], ' ')
      .replace(/^(?:an?|one|the)\s/iu, '')
      .replace(/^(?:\w+ )?(?:servings?|portions?|pieces?|snack|slice)(?: size)? of /iu, '')
    return `${weight[1]} of ${food}`.replace(/\s+/gu, ' ').trim()
  }
  const sized = adjective.exec(text)
  if (sized !== null)
    return `${sized[1]} ${sized[2]?.replace('-', ' ')} of ${text.slice(sized[0].length)}`
  const later = behind.exec(text)
  if (later !== null) {
    const food = text.replace(later[0], '').replace(/^(?:an?|one|the)\s/iu, '')
    return `${later[1]} ${later[2]} of ${food}`
  }
  return text.trim()
}

/** What a sentence says round a food and no table of foods does. */
const noise =
  /\b(?:that|which|has|have|been|is|are|was|were|being|it|its|my|some|any|bit|little|made|prepared|using|used|served|serving|enjoyed|consumed|eaten|filled|topped|accompanied|along|including|includes|included|featuring|containing|contains|consisting|crafted|enhanced|enriched|added|assorted|various|freshly|fresh|delicious|hearty|savory|flavorful|ready|eat|commercially|purchased|sourced|store|bought|size|sized|single|specifically|carefully|approximately|about|choice|large|medium|small|regular|piece|portion|bowl|cut|separated|separable|meant|form|known|available|natural|just|only|both|either|plus|extra|solely|specially|combined|kind|category|product|item|unit|standard|from|the|of|a|an|one|for|to|by|at|as|on)\b/giu

/** Where the food ends and what is beside it begins. */
const beside =
  /\b(?:with|without|made|topped|accompanied|prepared|served|in|from|that|which|enriched|using|containing|featuring|including|seasoned|enhanced|cooked in|on|by)\b|,/iu

/** Of a vegetable its skin, and whether it is eaten, changes little; a row of the skin alone is another food. */
const skin =
  /,?\s*\b(?:(?:with|in|and|including|without|still in) (?:the|its|their)? ?(?:skins?|peels?)(?: (?:on|intact|included|left on|consumed|eaten|removed|still on))?|skins? (?:on|intact|included|left on|consumed|eaten|removed)|unpeeled|peeled|both its flesh and skin|no (?:additional|added|extra) fat|without (?:any )?(?:added |additional )?(?:fat|salt)|with (?:some |a bit of |a little )?(?:added )?(?:fat|oil|salt)|(?:added|extra) fat)\b/giu

/** Words that change the food most: a diet drink has no sugar. */
const decisive = new Set(
  'diet sugar unsweetened dry mix powder condensed concentrate nonfat free gluten'.split(' '),
)

/** The words of a food, and how much each counts: what it is more than what is beside it. */
function describe(text: string): { words: string; weights: Map<string, number> } {
  const rest = text.replace(skin, ' ')
  const place = beside.exec(rest)?.index ?? rest.length
  const main = (place < 3 ? rest : rest.slice(0, place)).replace(noise, ' ')
  const other = (place < 3 ? '' : rest.slice(place)).replace(noise, ' ')
  const heads = wordsOf(main)
  const weights = new Map([
    ...wordsOf(other).map((word): [string, number] => [word, decisive.has(word) ? 1.2 : 0.6]),
    ...heads.map((word, index): [string, number] => [
      word,
      index === heads.length - 1 || decisive.has(word) ? 1.5 : 1,
    ]),
  ])
  return { words: `${main} ${other}`, weights }
}

/** A sentence about a meal as a line of food, with what its words weigh in a search. */
export function describeMeal(sentence: string) {
  const line = mealAsLine(sentence)
  return { line, ...describe(readMeasure(line).rest) }
}
