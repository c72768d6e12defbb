import { digit } from './amount.ts'

const number = String.raw`\d+(?:[.,]\d+)?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞]`
const metric = 'g|kg|ml|cl|l|cm|mm'
const imperial = String.raw`fl\.? ?oz|oz|ounces?|lbs?|pounds?`
const sizes = 'small|medium|large|smaller|larger|jumbo|baby|sm|lg'
const packs =
  'tins?|cans?|jars?|packs?|packages?|packets?|bags?|bottles?|box|boxes|containers?|cartons?|tubs?|envelopes?|sachets?'
const volumes = 'cups?|tablespoons?|tbsp|teaspoons?|tsp|sticks?|pounds?|lb'

type Slip = readonly [found: RegExp, instead: string]

const slips: readonly Slip[] = [
  // "1 tsp (2g) - dried thyme": a dash between the measure and the name.
  [
    new RegExp(
      `^((?:${number}|\\d+/\\d+)(?: (?:${number}|\\d+/\\d+))? ?(?:${metric}|${imperial}|${volumes})\\b\\.?(?: ?\\([^()]*\\))?) - (?=\\p{L})`,
      'iu',
    ),
    '$1 ',
  ],
  // "1 TBSaTablespoon": an abbreviation that was spelt out over itself.
  [/(?<=\d ?)(?:tbs?p?|tsp)s?\p{L}?((?:tea|table)spoons?)\b/giu, ' $1'],
  // "2 servings (1 lb) noodles": for how many it is, and no pieces of it.
  [
    new RegExp(
      `^((?:${number}) ?(?:(?:-|to|or) ?(?:${number}) )?servings?)(?: \\((\\d[^()]*)\\))?(?: of)? (?!spoons?\\b|siz|dish|plat|bowl)(?=\\p{L})(.+)$`,
      'iu',
    ),
    '$2 $3 ($1)',
  ],
  // "1 - 3 pound whole chicken" is one of that weight.
  [
    /^1 - (\d+(?:\.\d+)?)[ -](?:pound|lb)s? (?=whole (?:\p{L}+ )?(?:chicken|turkey|duck|goose)\b)/iu,
    '1 ($1 lb) ',
  ],
  // "Caramel / Crystal 60L": malts by their colour in degrees Lovibond.
  [
    /\b(?:caramel|crystal)(?: ?\/ ?(?:caramel|crystal))?(?: malt)? ?-? ?\d{1,3} ?L\b/giu,
    'crystal malt',
  ],
  // "1?2 cup": a slash that a page has lost.
  [/(?<![\d?])([1-7])\?([2-8])(?!\d)/gu, '$1/$2'],
  [/(?<=\p{L})\/\/(?=\d)/gu, '/'],
  // "150g-200g": one range.
  [new RegExp(`(${number})(${metric}|oz|lb)-(${number})\\2(?![\\p{L}])`, 'giu'), '$1-$3$2'],
  [/(\/\d+lb \d+oz) ?- ?\d+lb \d+oz/gu, '$1'],
  // "675g1½lb", "1lb2oz", "75g-110g".
  [new RegExp(`(?<=${digit}(?:${metric}|oz|lb))(?=${digit})`, 'giu'), ' '],
  [new RegExp(`(?<=${digit} ?(?:${metric}|fl oz|oz|lb)) ?- ?(?=${digit})`, 'giu'), ' - '],
  // "25ml/fl oz", "50g/1¾ cornflour": the second measure lacks its number or its unit.
  [/(?<=\d(?:g|ml)) ?\/ ?(?:fl )?oz(?= \p{L})/giu, ''],
  [
    new RegExp(
      `(?<=\\d ?(?:g|kg|ml|cl)) ?/ ?(?:${number})(?= \\p{L})(?! (?:${imperial}|fl|pints?|pts?|quarts?|${volumes}|in|inch|inches|lit(?:re|er)s?|dl|l|kg|g|ml|x|to|or|and|plus)\\b)`,
      'giu',
    ),
    '',
  ],
  [/(?<=\d )to(?=\d)/gu, 'to '],
  [/^and\/or (?=\d)/iu, ''],
  [/^(\d+) \1 (?=\p{L})/u, '$1 '],
  [/^(\d+) or so (?=\p{L})/iu, '$1 '],
  [/(?<=\b(?:pinch|dash|drop|sprig)) or (?:two|2)(?= of )/iu, ''],
  [
    /(?<=^(?:an? )?(?:squeeze|splash|glug|drizzle|handful|pinch|dash)) or (?:two|2)(?: of)?(?= \p{L})/iu,
    ' of',
  ],
  [/\bone-(?=pound\b|ounce\b|inch\b)/iu, '1-'],
  [/^packet (?=\p{L})/iu, '1 packet '],
  [/(?<=\d |few )springs (?=\p{L})/iu, 'sprigs '],
  [
    /(?<=\d )spring (?=(?:fresh )?(?:of )?(?:thyme|rosemary|mint|parsley|dill|oregano|basil|sage|tarragon)\b)/iu,
    'sprig ',
  ],
  [/(?<=\bplus )two(?= (?:tablespoons|teaspoons)\b)/iu, '2'],
  [/(?<=\d )fresh or \d+(?: ?(?:to|-) ?\d+)? frozen(?= \p{L})/iu, 'fresh or frozen'],
  // "Juice of 6 limes and the zest of 1" takes the limes.
  [
    /^(?:the )?(?:juice|(?:grated )?zest) of (\d+ (?:\p{L}+ ){0,2}\p{L}+) and ((?:the )?(?:finely )?(?:grated )?(?:juice|zest) of \d)$/iu,
    '$1 ($2)',
  ],
  // "8 x 100g or 4 x 225g steaks", "2 cans or boxes".
  [/^(\d+ x \S+) (or \d+ x \S+) (\p{L}.*)$/u, '$1 $3 ($2)'],
  [
    /\b(cans?|jars?|tins?|bottles?) or (?:cans?|boxes|box|jars?|tins?|packages?|cartons?)\b/iu,
    '$1',
  ],
  // "One 6- to 8-pound chicken".
  [
    new RegExp(
      `(${number})- ?(?:to|or) (${number})-(?=(?:${imperial}|inch|quart|cup|bone|gram)\\b)`,
      'giu',
    ),
    '$1-$2-',
  ],
  // A cut, and no unit.
  [/\bfillet of (beef|pork|lamb|veal|venison)\b/iu, '$1 fillet'],
  // "1 bar spoon absinthe", "10 cranks pepper", "2 toes garlic", "1 clamshell basil".
  [/(?<=\d )bar ?spoons? (?=\p{L})/iu, 'tsp '],
  [/(?<=\d )cranks? (?=\p{L})/iu, 'grinds '],
  [/(?<=\d )toes? (?:of )?(?=garlic)/iu, 'cloves '],
  [/(?<=\d )knuckles? (?:of )?(?=ginger)/iu, 'knob '],
  [/(?<=\d )clamshells? (?=\p{L})/iu, 'pack '],
  // "5 sprays cooking spray".
  [/^(\d{1,2}) sprays? (?:of )?(?=\p{L})/iu, '$1 dash '],
  [/\bSt\. Louis\b/giu, 'St Louis'],
  // 1" ginger: what is sold by its length.
  [
    /^(\d{1,2}|[½¼¾]|\d[½¼¾])" (?=(?:of |fresh |peeled |knob |piece ){0,2}(?:ginger|galangal|turmeric|cinnamon|lemongrass|daikon|kombu)\b)/iu,
    '$1 inch ',
  ],
  [/\bdose of /iu, 'pinch of '],
  // "2 ounces by weight flour", "all of the levain", "1 9-inch pie crust".
  [
    new RegExp(
      `(?<=${digit} ?(?:${imperial}|g|grams?)) (?:by weight|by volume|net|total)(?= \\p{L})`,
      'iu',
    ),
    '',
  ],
  [/^(?:all of (?:the|your)|all the) (?=\p{L})/iu, ''],
  // "Remaining ½ cup sugar", "OR 1 cup corn", "as much garlic as you like", "a little bit of butter".
  [new RegExp(`^(?:the )?(?:remaining|reserved|additional|another|or) (?=${digit})`, 'iu'), ''],
  [/^as (?:much|many) (.+?) as (?:you (?:like|want|wish|need)|needed|desired)$/iu, '$1'],
  [/^a (?:little |tiny |small )?bit of (?=\p{L})/iu, ''],
  // "Garlic 3 cloves, minced", "Green chillies 2 slit".
  [
    new RegExp(
      `^([\\p{L} ]{3,30}?) ((?:\\d+(?:[./-]\\d+)?|[½¼¾]) (?:cloves?|${volumes}|g|grams|ml|kg|large|medium|small|sprigs?|pieces?))(?=,)`,
      'iu',
    ),
    '$2 $1',
  ],
  [
    /^([\p{L} ]{3,30}?) (\d{1,2}) ((?:finely |roughly )?(?:slit|chopped|sliced|minced|crushed|grated|diced|peeled|deseeded)(?: .*)?)$/iu,
    '$2 $1, $3',
  ],
  // "Cheddar shredded-or try another", "2 cups vegetables OR".
  [/(?<=\p{L}{3})- ?or (?=\p{L})/iu, ', or '],
  [/(?<=\p{L}{3})[,;]? (?:or|and|plus)$/iu, ''],
  // "1 stalk, medium (8" long) celery", "1 cup, chopped onions".
  [
    new RegExp(
      `^(${number} (?:${volumes}|${packs}|stalks?|slices?|pieces?|cloves?|heads?|fillets?|leaf|leaves)), (?:(?:small|medium|large|whole|chopped|sliced|diced|shredded|grated|mashed|cubed|crumbled|halves|pieces|packed|drained|raw|cooked|dry|unpacked|or|and)(?: |, ))+(?:\\([^()]*\\) ?)?(?=\\p{L})`,
      'iu',
    ),
    '$1 ',
  ],
  // "1 tsp fresh or ½ tsp dried oregano", "1 rib or stalk celery".
  [
    new RegExp(
      `^(${number} \\p{L}+) (fresh|dried) or (${number} \\p{L}+) (fresh|dried) (.+)$`,
      'iu',
    ),
    '$1 $2 $5 (or $3 $4)',
  ],
  [
    /(?<=\d (?:large |small |medium )?)(ribs?|stalks?|heads?|cloves?|bulbs?|sprigs?|bunch) or (?:stalks?|ribs?|bulbs?|sprigs?|stems?)(?= \p{L})/iu,
    '$1',
  ],
  // "1 cup | 240 ml milk", "1 cup [240 ml] milk".
  [new RegExp(`(?<=${digit} ?\\p{L}+) \\| (?=${digit})`, 'giu'), ' / '],
  [/\[([^\][()]*)\]/gu, '($1)'],
  [
    /^(\d) (\d{1,2})(?:"|-? ?inch(?:es)?|-?in\.?)(?= (?:\p{L}+ )*(?:pie|tart|cake) (?:crusts?|shells?|dough|layers?))/iu,
    '$1 ($2-inch)',
  ],
  // "1 c. (2 sticks), butter": a comma between the measure and the name.
  [
    new RegExp(
      `^((?:${number}|\\d+/\\d+)(?: (?:${number}|\\d+/\\d+))? ?(?:${metric}|${imperial}|${volumes}|c)\\b\\.? ?\\([^()]*\\)), (?=\\p{L})`,
      'iu',
    ),
    '$1 ',
  ],
  // "1 no. onion", "2 lb.s potatoes", "1 pod garlic", "8 oz. wt. cheese".
  [/^(\d+) nos?\. (?=\p{L})/iu, '$1 '],
  [/(?<=\d ?)(lb|oz)\.s\b/giu, '$1'],
  [/(?<=\d )pods? (?:of )?(?=garlic\b)/iu, 'head '],
  [/(?<=\d ?oz\.?) wt\.? (?=\p{L})/iu, ' '],
  [/^(\d+) rolls? (?:of )?(?=.*(?:sausage|pastry|dough|crackers|biscuits)\b)/iu, '$1 pack '],
  // "Plus 1 tbsp butter", of a list that a page has taken apart.
  [new RegExp(`^(?:plus|and|&) (?=${digit})`, 'iu'), ''],
  // "4 x 250g rib eye steaks", "4 filet mignon steaks": no rib and no fillet is counted.
  [/\brib[ -]eyes?\b/giu, 'ribeye'],
  [/\bfil(?:et|let)s? mignons?(?: steaks?)?\b/giu, 'filet-mignon'],
  // "2 large or 3 small leeks", "Juice of 2 large or 3 small oranges".
  [
    new RegExp(`((?:^|of )\\d{1,2} (?:${sizes})) (or \\d{1,2} (?:${sizes})) (\\p{L}.*)$`, 'iu'),
    '$1 $3 ($2)',
  ],
  // "One 14 oz (393g) can", "¼ cup (½ stick) plus 2 tablespoons".
  [
    new RegExp(
      `((?:\\d|[½¼¾])[ -]?(?:${imperial})) ?\\(\\d+(?:\\.\\d+)?[ -]?(?:g|ml|kg|grams?)\\)(?= (?:${packs})\\b)`,
      'iu',
    ),
    '$1',
  ],
  [new RegExp(`(?<=${digit} (?:${volumes})) \\([^()]*\\)(?= (?:plus|and) ${digit})`, 'iu'), ''],
  // "1 15-ounce) can": a bracket that was never opened.
  [/^([^()]*)\)/u, '$1'],
]

/** "1 tsp salt 5 mL": the amount once more, at the end; not "in cubes of 25 g". */
const again = new RegExp(
  `^(${digit}.*\\p{L}{3}.*[\\p{L})])(?<! (?:of|de|d|à|a|da|di|je|zu|von|van|på|av|af|circa|ca\\.?|env\\.?|environ|unos|unas|etwa|ungefähr|ongeveer|cirka|omkring|około)) \\d+(?:[.,]\\d+)? ?(?:mL|g|kg|L)$`,
  'u',
)

/** A line with what went wrong in its measures put right, where there is one way to read it. */
export function withoutSlips(line: string): string {
  if (!/[\d½⅓⅔¼¾⅛]|^packet |few springs|or two |^all |^the |^as m|^a /iu.test(line)) return line
  return slips
    .reduce((text, [found, instead]) => text.replace(found, instead), line)
    .replace(again, '$1')
}
