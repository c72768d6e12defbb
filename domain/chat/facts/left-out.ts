import { sources, type Topic } from '../known/topic.ts'

const out =
  /left out|(?:left|leave|leaving|sat|sitting|been|was|were|stood|stand|stands|standing|forgot|stay|stays|be)\b.*\b(?:out|counter|worktop|table|overnight|room temp\w*|in the car|on the (?:stove|hob))|out (?:all|over) ?night|unrefrigerated|(?:on|at) (?:the )?(?:counter|worktop|room temp\w*)/u
const thawing = /thaw|defrost/u

/** What stood in the warm, what is cooled, thawed and heated again. */
export const leftOut: readonly Topic[] = [
  {
    asks: [/\brice\b/u, out],
    says: [
      '**No, throw it away.** Rice that stood warm for hours can hold a poison of Bacillus cereus, and heating it again does not destroy it.',
      'Cool cooked rice within 1 hour, keep it in the fridge, eat it within 24 hours, and heat it once, until it steams all through.',
    ],
    source: sources.fsa,
  },
  {
    asks: [thawing, /counter|worktop|room temp|kitchen table|\bout\b|sink|sun/u],
    says: [
      '**No, not at room temperature:** outside it is warm while the middle is still frozen, and bacteria grow there.',
      'Thaw it in the fridge (a day for each 2 kg or 4–5 lb), in cold water that is changed every 30 minutes, or in the microwave and then cook it at once.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/refreeze|re freeze|freeze (?:it |them |\w+ )?again|frozen twice|freeze twice/u],
    says: [
      'What thawed **in the fridge** and stayed there may be frozen again, raw or cooked; it only loses some of its juice.',
      'What thawed in water, in the microwave or outside the fridge must be cooked first. What stood above 4 °C (40 °F) for more than 2 hours goes away.',
    ],
    source: sources.fsis,
  },
  {
    asks: [thawing],
    unless: /\bhow long (?:does|do|will|can).*(?:keep|last)/u,
    says: [
      'Safest **in the fridge**, on a plate: about 24 hours for each 2 kg (4–5 lb), a few hours for pieces.',
      'Faster: in **cold water**, in a tight bag, the water changed every 30 minutes (about 1 hour for 500 g), or in the **microwave**. Both ways, cook it at once afterwards.',
      'Never on the worktop or in warm water.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /buffet|picnic|party (?:table|food)|potluck|barbecue food|(?:food|it|salad|meat|chicken|pizza|leftovers)\b.*(?:stand|sit|stay|left|be) out/u,
      /how long|hours|ok|safe/u,
    ],
    unless: /\b(?:overnight|[3-9] hours|1\d hours)\b/u,
    says: [
      'At most **2 hours**, and 1 hour where it is hotter than 32 °C (90 °F). After that it goes away.',
      'Longer: hot food above 60 °C (140 °F) on a warming plate, cold food below 4 °C (40 °F) on ice.',
    ],
    source: sources.fsis,
  },
  {
    asks: [out],
    unless:
      /butter\b(?!milk)|\btomato|potato|onion|banana|dough|bread\b|cake|honey|\bjam\b|garlic in|garlic oil|steak.*before|rest|cooling|cool down|hot food/u,
    says: [
      '**Throw it away if it was out for more than 2 hours** (1 hour above 32 °C or 90 °F). That holds for meat, fish, eggs, dairy, cooked rice, pasta and everything cooked: it is not safe, whatever it smells like.',
      'Heating it again does not destroy the poisons that some bacteria leave.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/(?:hot|warm) (?:food|soup|stew|leftovers|stock|dish)/u, /fridge|refrigerat/u],
    says: [
      'Yes: hot food may go into the fridge, and must within **2 hours**. In shallow or small containers it cools fast enough not to warm what is beside it.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /\bcool(?:ing)?\b/u,
      /stock|soup|stew|pot|food|leftovers|chill?i|curry|sauce|quick|fast|down/u,
    ],
    unless: /cool (?:cake|bread)|wine|bake|before icing/u,
    says: [
      'Get it cold within **2 hours**: pour it into shallow containers, or stand the pot in a sink of ice water and stir; then into the fridge.',
      'Never leave it on the stove overnight: between 5 and 60 °C (40–140 °F) bacteria double every 20 minutes.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /reheat|re heat|heat(?:ing|ed)? (?:it |them |up )?(?:again|twice)|warm(?:ing)? up|heat up|microwave leftovers/u,
      /\brice\b/u,
    ],
    says: [
      'Yes, **once**, if it was cooled within 1 hour, kept in the fridge, and is at most 24 hours old. Heat it until it steams all through: 74 °C (165 °F).',
    ],
    source: sources.fsa,
  },
  {
    asks: [
      /reheat|re heat|heat(?:ing|ed)? (?:it |them |up )?(?:again|twice)|warm(?:ing)? up (?:leftovers|chicken|meat|soup)|how hot.*leftovers|leftovers.*(?:temp|hot)/u,
    ],
    unless: /\bham\b|how do i crisp|pizza in/u,
    says: [
      'Heat leftovers until they are **74 °C (165 °F)** in the middle and steam all through; soups and sauces to a boil.',
      'Heat only what is eaten now, and heat it only once. In the microwave, stir and turn it halfway.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /power ?(?:cut|outage|failure)|electricity (?:was|went|is) (?:out|off)|blackout|fridge (?:broke|died|stopped|was off)|freezer (?:broke|stopped|was off)/u,
    ],
    says: [
      'A closed **fridge** stays cold for 4 hours. After that, throw away meat, fish, dairy, eggs, cut fruit and leftovers that were above 4 °C (40 °F) for more than 2 hours.',
      'A full **freezer** that stays closed keeps for 48 hours, a half full one for 24. What still has ice crystals or is below 4 °C may be frozen again.',
    ],
    source: sources.charts,
  },
  {
    asks: [/danger zone|what temp\w* (?:do|does) bacteria/u],
    says: [
      'The danger zone is **4 to 60 °C (40–140 °F)** by the USDA, 8 to 63 °C by the UK: bacteria grow fast there. Keep cold food below it, hot food above, and what is in between for at most 2 hours.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/freezer/u, /temp|how cold|degrees|setting/u],
    unless: /how long|keep for/u,
    says: ['A freezer should be at **−18 °C (0 °F)** or colder.'],
    source: sources.charts,
  },
  {
    asks: [/fridge|refrigerator/u, /temp|how cold|degrees|setting/u],
    unless: /how long|keep for|room temp/u,
    says: [
      'A fridge should be at **4 °C (40 °F)** or colder; the UK says 5 °C or less. A thermometer on the middle shelf tells it.',
    ],
    source: sources.charts,
  },
]
