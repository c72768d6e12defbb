import { capitalised } from '../ingredients/names.ts'

/**
 * What British cooks say instead, in texts of ours, the longer before the shorter. Each stands for the same food and no other. Left
 * as they are: what is another food in Britain (cookies, biscuits, jelly, chips, squash, molasses), and what says no food.
 */
const pairs: readonly (readonly [american: string | RegExp, british: string])[] = [
  // One word for one and for several: where no number shows it is what is cut up.
  ['two zucchini', 'two courgettes'],
  ['small zucchini', 'small courgettes'],
  [/zucchini(?= taste)/, 'courgettes'],
  [/(?<=fry the )zucchini(?=[^.]* turning them)/, 'courgettes'],
  ['zucchini', 'courgette'],
  ['eggplant', 'aubergine'],
  // Dried ones and their paste are shrimp in Britain as well.
  [/(?<!dried )shrimp(?= (?:fajitas|shells))/, 'prawn'],
  [/(?<!dried )shrimp(?! paste)/, 'prawns'],
  // Where the leaf is in the dish too.
  [/(?<=cumin, )coriander(?=, cayenne)/, 'ground coriander'],
  ['cilantro', 'coriander'],
  ['scallion', 'spring onion'],
  ['arugula', 'rocket'],
  [/snow peas?/, 'mangetout'],
  ['fava bean', 'broad bean'],
  ['navy bean', 'haricot bean'],
  ['soybean', 'soya bean'],
  ['beet', 'beetroot'],
  ['rutabaga', 'swede'],
  ['bok choy', 'pak choi'],
  ['napa cabbage', 'Chinese leaf'],
  [/cremini(?= mushrooms?)/, 'chestnut'],
  ['cremini', 'chestnut mushrooms'],
  [/(red|green|yellow|orange) bell pepper/, '$1 pepper'],
  // Several are no spice; one alone could be.
  ['bell peppers', 'peppers'],
  ['bell pepper', 'sweet pepper'],
  ['red chile', 'red chilli'],
  ['chilies', 'chillies'],
  ['chili', 'chilli'],
  // Not that of meal, flour and tortillas.
  ['sweet corn', 'sweetcorn'],
  [
    /(?<=\b(?:the|the creamy|kenyan|peas and|olives,|peas,|beans,|can of|frozen|thai|back;) )corn(?! flour)/,
    'sweetcorn',
  ],
  [/(?<=(?:salad|calabacitas) with )corn/, 'sweetcorn'],
  [/corn(?= (?:and beans|cut from))/, 'sweetcorn'],
  ['all-purpose flour', 'plain flour'],
  ['whole-wheat', 'wholemeal'],
  [/ground (beef|meat|lamb|chicken|pork|turkey|veal)/, 'minced $1'],
  ['heavy cream', 'double cream'],
  ['sour cream', 'soured cream'],
  ['powdered sugar', 'icing sugar'],
  ['baking soda', 'bicarbonate of soda'],
  ['cornstarch', 'cornflour'],
  ['almond flour', 'ground almonds'],
  ['gelatin', 'gelatine'],
  ['soy milk', 'soya milk'],
  ['vanilla bean', 'vanilla pod'],
  ['ladyfinger', 'sponge finger'],
  // Of tomatoes from the blender, before the paste takes its name.
  ['the tomato purée, which', 'the blended tomato, which'],
  ['tomato paste', 'tomato purée'],
  ['pita', 'pitta'],
  // In Britain cider has alcohol.
  ['apple cider doughnut', 'apple doughnut'],
  ['cider boiled down', 'apple juice boiled down'],
  ['the cider hard', 'the apple juice hard'],
  ['the reduced cider', 'the reduced juice'],
  [
    /cloudy apple juice stands in for cider\. Add a spoonful of lemon juice, because it is sweeter/,
    'a spoonful of lemon juice helps where the apple juice is very sweet',
  ],
  ['canned', 'tinned'],
  ['cans', 'tins'],
  [/(?<=\b(?:a|the|one|no|small|good|open|\d) )can(?! can\b)/, 'tin'],
  // The fire from above; the other one is a barbecue then.
  [/a grill(?=[^.]* the broiler)/, 'a barbecue'],
  [/grill \(broiler\)/, 'grill'],
  [/broiler \(grill\)/, 'grill'],
  ['broiler', 'grill'],
  ['broil', 'grill'],
  ['takeout', 'takeaway'],
  [/(?<!the )savory/, 'savoury'],
  ['color', 'colour'],
  ['favorite', 'favourite'],
  ['neighbor', 'neighbour'],
  ['mold', 'mould'],
  ['gray', 'grey'],
]

let known: readonly (readonly [RegExp, string])[] | undefined

/** Of each its beginning, and its plural where that is made by an s. */
const patterns = () =>
  (known ??= pairs.map(([american, british]) => {
    const said = typeof american === 'string' ? american : american.source
    return [new RegExp(String.raw`(?<!\p{L})(?:${said})(?=(?:s|ed)?(?!\p{L}))`, 'giu'), british]
  }))

/** A text of ours as it is read in Britain. What a recipe is, takes and holds never goes by it. */
export function inBritishWords(text: string): string {
  return patterns().reduce(
    (said, [american, british]) =>
      said.replaceAll(american, (found: string, first: unknown) => {
        const words = typeof first === 'string' ? british.replace('$1', first) : british
        return found.startsWith(found.charAt(0).toLowerCase()) ? words : capitalised(words)
      }),
    text,
  )
}
