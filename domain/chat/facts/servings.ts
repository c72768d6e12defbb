import type { Topic } from '../known/topic.ts'

/** How much of what is not one food, and what grows otherwise than the rest. */
export const servingFacts: readonly Topic[] = [
  {
    asks: [
      /doubl|half|halv|scal|bigger|larger|smaller|tripl/u,
      /cake|bak|bread|cookies|brownies/u,
      /time|long|temp|tin|pan/u,
    ],
    says: [
      'No: time does not double. In two tins it stays the same; one larger or deeper cake takes longer, at 10–15 °C less. Check it from three quarters of the time on with a skewer. Spice, salt and raising agents grow a little less than the rest.',
    ],
  },
  {
    asks: [/halv|half/u, /(?:^|\D)(?:1|3|5|one|three|five|an)\b ?eggs?/u],
    says: [
      'Half of 3 eggs is **1½**: beat one egg and take half of it, about 25 g or 2 tbsp. Half of one egg is the same.',
    ],
  },
  {
    asks: [/turkey/u, /(?:how (?:much|big)|size|kg).*\b(?:for|people|person)\b/u],
    says: [
      'Count **500 g of whole turkey a person**, with bones: 4 kg for 8, 5–6 kg with plenty left over.',
    ],
  },
  {
    asks: [/roast|joint|meat|beef|lamb|steak/u, /how much/u, /person|head|each|for \d|people/u],
    unless: /mince|ground/u,
    says: [
      '**180–225 g of boneless meat a person**, raw; with bones 300–350 g. For a stew 150–200 g.',
    ],
  },
  {
    asks: [/how much/u, /\bmash|mashed/u],
    says: ['**250 g of potatoes a person** for mash: about two medium ones.'],
  },
  {
    asks: [/how (?:many|much)/u, /potato/u, /person|head|each|people|for \d/u],
    says: ['**200–250 g of potatoes a person**: about two medium ones.'],
  },
  {
    asks: [
      /salt/u,
      /pasta water|water for pasta|boil(?:ing)? pasta|per litre|pasta/u,
      /how much|how many/u,
    ],
    says: [
      '**10 g of salt (about 2 tsp) for each litre** of pasta water, and a litre for each 100 g of pasta.',
    ],
  },
  {
    asks: [/pinch/u, /what|how much|mean/u],
    unless: /of \w+ in/u,
    says: ['A pinch is what two fingers hold: about ⅛ tsp, less than 0.5 g of salt.'],
  },
  {
    asks: [
      /juice of (?:a|one|1) (?:lemon|lime)|(?:lemon|lime).*juice.*(?:tbsp|tablespoon|ml|how much)/u,
    ],
    says: ['A lemon gives about **3 tbsp (45 ml)** of juice, a lime 2 tbsp (30 ml).'],
  },
  {
    asks: [/moderate oven|slow oven|(?:warm|hot) oven (?:is|mean|temp)|what temp is/u, /oven/u],
    says: [
      'Slow 150 °C (300 °F), moderate 180 °C (350 °F), hot 220 °C (425 °F). A fan oven 20 °C less.',
    ],
  },
]
