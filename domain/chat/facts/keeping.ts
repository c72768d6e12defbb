import { sources, type Topic } from '../known/topic.ts'

const where =
  /store|storage|storing|keep|kept|fridge|refrigerat|where|place|put\b|together|fresh|paper|plastic/u
const days =
  /how long|how many days|\bdays?\b|last|keeps?\b|good for|shelf|storage|store|fridge|go off|still (?:ok|good)/u

/** How things keep, where one figure for a food does not say it. */
export const keeping: readonly Topic[] = [
  {
    asks: [/cooked rice|leftover.* rice|rice.*(?:fridge|leftover)/u, days],
    says: [
      'Cooked rice keeps for **1 day** in the fridge, if it was cooled within 1 hour (UK Food Standards Agency); the USDA’s rule for all leftovers is 3–4 days. Heat it once, until it steams all through.',
    ],
    source: `${sources.fsa}; ${sources.fsis}`,
  },
  {
    asks: [
      /\b(?:leftovers?|cooked|soup|stew|pizza|curry|casserole|lasagne?|roast chicken|chill?i|bolognese|the rest|quiche|meal)\b/u,
      days,
    ],
    unless:
      /freez|\braw\b|how (?:long|many hours) (?:to|do (?:i|you)|should) (?:cook|boil|roast)|uncooked|dried|recipe|canned|tinned|carton|per (?:kg|kilo|lb|pound)|\btakes?\b|°|oven|i have \d/u,
    says: [
      'What is cooked keeps for **3–4 days** in the fridge: cool it within 2 hours, cover it, and heat it to 74 °C (165 °F) all through. Cooked rice is better eaten within 1 day. In the freezer it is good for 2–3 months.',
    ],
    source: sources.charts,
  },
  {
    asks: [/\bbutter\b/u, /fridge|refrigerat|room temp|out\b/u],
    unless: /recipe|how long.*freez|peanut|soften/u,
    says: [
      'In the fridge butter keeps for 1–2 months. As much as you eat within a day or two may stand covered at room temperature, if it is salted and the room is cool.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/onions?/u, /potato/u],
    unless: /recipe|dinner|cook|soup|boil|roast/u,
    says: [
      'No, keep them apart: onions make potatoes sprout. Both want it dark, dry, airy and cool, not in the fridge.',
    ],
  },
  {
    asks: [/potato/u, where],
    unless: /recipe|mash|bake|roast|boil|how long.*cook|freez/u,
    says: [
      'No fridge: cold turns their starch to sugar. Keep potatoes in the dark, cool and airy, in a paper bag or a cupboard, away from onions.',
    ],
  },
  {
    asks: [/tomato(?:es)?\b/u, where],
    unless: /tin|can\b|canned|paste|passata|sauce|recipe|soup|how long|puree/u,
    says: [
      'At room temperature, away from the sun, stem down, until they are ripe; cold takes their taste. Only ripe ones that you cannot eat today go into the fridge.',
    ],
  },
  {
    asks: [/basil/u, where],
    unless: /recipe|dry|dried|pesto/u,
    says: [
      'Like flowers: cut the stems and stand them in a glass of water at room temperature, loosely covered. The fridge turns basil black.',
    ],
  },
  {
    asks: [/herbs?|parsley|coriander|cilantro|dill|mint|chives/u, where],
    unless: /recipe|which|go(?:es)? with|dried|instead/u,
    says: [
      'Rinse and dry them, wrap them in damp kitchen paper, and keep them in a box or bag in the fridge; or stand the stems in a glass of water. Basil stays outside.',
    ],
  },
  {
    asks: [/avocado|guacamole/u, /cut|half|open|store|brown|keep/u],
    unless: /recipe|dinner|ripen/u,
    says: [
      'Leave the stone in, rub the cut side with lemon or lime juice, and wrap it tightly: 1–2 days in the fridge. The acid and the wrap keep it from browning.',
    ],
  },
  {
    asks: [/salad|lettuce|rocket|spinach/u, /keep|store|storage|fresh|crisp/u],
    unless: /recipe|how long|dressing/u,
    says: [
      'Wash it, spin it very dry, and keep it in a box or bag lined with kitchen paper in the fridge. A dry leaf keeps for 5–7 days; a wet one rots.',
    ],
  },
  {
    asks: [/mushroom/u, where],
    unless: /recipe|wild|how long/u,
    says: ['In a paper bag in the fridge, unwashed: in plastic they sweat and turn slimy.'],
  },
  {
    asks: [/banana/u, where],
    unless: /recipe|bread|cake/u,
    says: [
      'At room temperature until they are ripe. Then the fridge is fine: the skin turns dark, the inside stays good for some days.',
    ],
  },
  {
    asks: [/garlic/u, where],
    unless: /\boil\b|recipe|paste|bread/u,
    says: [
      'Whole bulbs: dry, cool, dark and airy, not in the fridge and not in plastic. Peeled cloves: covered in the fridge, for a week.',
    ],
  },
  {
    asks: [/onion/u, where],
    unless: /recipe|how long|cut|dinner|cook/u,
    says: [
      'Dry, dark and airy, away from potatoes, not in the fridge. A cut one: wrapped in the fridge, for up to 7 days.',
    ],
  },
  {
    asks: [/flour/u, where],
    unless: /recipe|substitute|instead|cup|gram/u,
    says: [
      'Airtight, dry and cool: white flour keeps for about a year in the cupboard. Wholemeal turns rancid: 3 months, or 6 in the fridge.',
    ],
  },
  {
    asks: [/bread/u, where, /store|where|fridge|box|fresh|bag/u],
    unless: /recipe|freez|freezer|how long/u,
    says: [
      'At room temperature in a bread box or a paper bag; the fridge turns it stale faster. For longer, slice and freeze it.',
    ],
  },
  {
    asks: [/\bhoney\b/u, /go off|spoil|expire|keep|last|bad|store|crystal/u],
    says: [
      'No, honey does not go off: well closed it keeps for years. If it crystallises, stand the jar in warm water.',
    ],
  },
  {
    asks: [/\b(?:salt|sugar|vinegar)\b/u, /go off|spoil|expire|how long|last/u],
    says: ['No: kept dry and closed, it keeps for years.'],
  },
  {
    asks: [/berr(?:y|ies)/u, where],
    unless: /recipe|how long/u,
    says: [
      'Unwashed, in one layer on kitchen paper in the fridge; wash them just before eating. 2–3 days.',
    ],
  },
]
