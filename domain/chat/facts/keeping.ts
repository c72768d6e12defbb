import { sources, type Topic } from '../known/topic.ts'

const where =
  /store|storage|storing|keep|kept|fridge|refrigerat|where|place|put\b|together|fresh|paper|plastic/u
const freezes = /freez|frozen/u
const days =
  /how long|how many days|\bdays?\b|last|keeps?\b|good for|shelf|storage|store|fridge|go off|still (?:ok|good)/u

/** How things keep, where one figure for a food does not say it. */
export const keeping: readonly Topic[] = [
  {
    asks: [/\brice\b/u, freezes],
    says: [
      'Yes: cool cooked rice within 1 hour, freeze it flat in portions, and use it within a month or two. Heat it from frozen until it steams all through, 74 °C (165 °F), and only once.',
    ],
    source: sources.fsa,
  },
  {
    asks: [/cooked rice|leftover.* rice|rice.*(?:fridge|leftover)/u, days],
    says: [
      'Cooked rice keeps for **1 day** in the fridge, if it was cooled within 1 hour (UK Food Standards Agency); the USDA allows 3 days. Heat it once, until it steams all through.',
    ],
    source: `${sources.fsa}; ${sources.fsis}`,
  },
  {
    asks: [/soup|sauce|curry|stew/u, /cream|milk|coconut/u, freezes],
    says: [
      'You can, but cream and milk often split when they thaw, and it turns grainy. Better: freeze it without, and add the cream after heating. If it did split, whisk or blend it hot.',
    ],
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
    asks: [
      /lasagne?a?\b|soup|stew|curry|casserole|chill?i|bolognese|leftovers|cooked|quiche|pie\b|meatballs|meal/u,
      freezes,
    ],
    unless: /thaw|defrost|cream/u,
    says: [
      'Yes: cool it within 2 hours, freeze it in portions, and use it within **2–3 months**. Thaw it in the fridge, or heat it from frozen, to 74 °C (165 °F) all through.',
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
    asks: [/berr(?:y|ies)|cherr(?:y|ies)|plums?|mango|peach/u, freezes, /how|can|to/u],
    unless: /frozen .*(?:recipe|smoothie|cake)|recipe/u,
    says: [
      'Wash and dry them, freeze them in a single layer on a tray, then bag them. They are good for 8–12 months, for cooking and smoothies.',
    ],
  },
  {
    asks: [/mayo/u, freezes],
    says: ['No: frozen mayonnaise splits into oil and water. The same goes for salads with it.'],
  },
  {
    asks: [/\beggs?\b/u, freezes],
    says: [
      'Yes, out of the shell: beat whole eggs, or yolks with a pinch of salt or sugar; whites as they are. They are good for a year; thaw them in the fridge. In the shell they burst.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/\bmilk\b/u, freezes],
    says: [
      'Yes, you can, for up to 3 months: leave room in the bottle, thaw it in the fridge and shake it. It may look grainy; for cooking that is no matter.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/cheese|cheddar|mozzarella|parmesan/u, freezes],
    unless: /cake|cream cheese|sauce/u,
    says: [
      'Yes: hard and grated cheese is good for 6 months in the freezer. It crumbles afterwards, so use it for melting. Soft fresh cheese (ricotta, cream cheese, brie) becomes grainy: only for cooking.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/cream cheese|ricotta|yogh?urt|sour cream|creme fraiche|cottage/u, freezes],
    says: ['It does no harm, but it turns watery and grainy: use it for baking and sauces only.'],
  },
  {
    asks: [/\bcream\b/u, freezes],
    says: ['Yes, whipped or with at least 35 % fat, for up to 2 months. Thin cream splits.'],
  },
  {
    asks: [/herbs?|basil|parsley|coriander|cilantro|dill|chives|mint/u, freezes],
    says: [
      'Yes: chop them and freeze them in an ice cube tray under a little oil or water, or loose in a bag. They are good for 6 months, for cooking, not for garnish.',
    ],
  },
  {
    asks: [/banana/u, freezes],
    says: [
      'Peel them first, freeze them whole or in slices on a tray, then bag them. They are good for 3 months, for smoothies and baking.',
    ],
  },
  {
    asks: [/potato/u, freezes],
    says: [
      'Not raw: they turn grey and mealy. Mashed, parboiled or as chips they freeze well, for up to 8 months.',
    ],
  },
  {
    asks: [/lettuce|salad|cucumber|radish/u, freezes],
    says: ['No: what is eaten for its crunch turns limp when it thaws.'],
  },
  {
    asks: [/tofu/u, freezes],
    says: [
      'Yes, drained, for up to 5 months. It turns firmer and spongier, which takes up sauces well.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/dough/u, freezes],
    says: [
      'Yes: freeze bread or pizza dough after its first rise, in oiled bags, for up to 3 months. Thaw it in the fridge overnight, then let it rise.',
    ],
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
