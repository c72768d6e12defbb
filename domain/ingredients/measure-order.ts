import { digit } from './amount.ts'

const number = String.raw`\d+(?:[./]\d+)?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞]`
const scales =
  'cups?|tablespoons?|tbsp|teaspoons?|tsp|g|grams?|kg|ml|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|pints?|quarts?'
const touches = 'pinch(?:es)?|dash(?:es)?|drops?|splash(?:es)?|drizzle|handfuls?|sprigs?|knobs?'

type Turn = readonly [found: RegExp, instead: string]

/** Measures that stand in an odd place, and the line with them in front, or without the second of two. */
const turns: readonly Turn[] = [
  // "Egg yolks (large), 6", "Ground allspice, pinch", "70% chocolate, 1½ cups".
  [/^([\p{L} ]{3,40}?) \(((?:extra-)?(?:small|medium|large))\),? (\d{1,2})$/iu, '$3 $2 $1'],
  [new RegExp(`^([\\p{L} ]{3,40}), (?:an? )?(${touches})$`, 'iu'), '$2 $1'],
  [
    new RegExp(`^(\\d{2,3} ?% [\\p{L} -]{4,40}), ((?:\\d )?(?:${number}) ?(?:${scales}))$`, 'iu'),
    '$2 $1',
  ],
  // "2 (7½ x 8-inch) sheets nori": how large each is.
  [
    /^(\d{1,2}) (\([^()]*\d ?(?:x|by) ?[^()]*(?:inch(?:es)?|cm|")[^()]*\)) (\p{L}.*)$/iu,
    '$1 $3 $2',
  ],
  // "Most of 1 clove garlic", "1 recipe for cornbread".
  [new RegExp(`^most of (?=${digit})`, 'iu'), ''],
  [/^(\d{1,2}|[½¼¾]) recipes? for (?=\p{L})/iu, '$1 recipe '],
  // "⅛ teaspoon or a few drops of almond extract".
  [
    new RegExp(
      `(?<=${digit} ?(?:${scales})) or (?:an?|a few|several|one|two|${number}) (?:${touches})(?: of)?(?= \\p{L})`,
      'iu',
    ),
    '',
  ],
  // "2 teaspoons sea salt/1 teaspoon table salt".
  [
    new RegExp(
      `(?<=\\p{L}{3})(?<!\\b(?:${scales})) ?/ ?(?=(?:${number}) (?:${scales}) \\p{L})`,
      'iu',
    ),
    ' or ',
  ],
  // "1 cup grated, not shredded, cheese".
  [/(\p{L}+ed), (not \p{L}+ed),? (?=\p{L})/iu, '$1 ($2) '],
  // "1 cup thinly slice scallions".
  [
    /(?<=\b(?:finely|thinly|thickly|coarsely|roughly|freshly) )(slice|dice|mince|grate|crumble)(?= \p{L})/iu,
    '$1d',
  ],
  // "1 cup each: blueberries, raspberries".
  [new RegExp(`^(.{0,12}${digit}.{0,20} each) ?: ?(?=\\p{L})`, 'iu'), '$1 '],
]

const mayBeTurned = /[\d½⅓⅔¼¾⅛]|, (?:an? )?(?:pinch|dash|drop|splash|drizzle|handful|sprig|knob)/iu

/** A line with its measure in front of its name, and only once. */
export function withMeasureFirst(line: string): string {
  if (!mayBeTurned.test(line)) return line
  return turns.reduce((text, [found, instead]) => text.replace(found, instead), line)
}
