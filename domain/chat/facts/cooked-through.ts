import { sources, type Topic } from '../known/topic.ts'

const steak = /steak|roast beef|beef|\blamb\b|rib ?eye|sirloin|fillet of beef|prime rib/u
const asksHeat =
  /temp|degrees|\bhot\b|\bcore\b|internal|\bdone|ready|how (?:do|can) (?:i|you) (?:know|tell)|when (?:is|are)|cooked|medium|rare|°|\b\d\dc?\b/u

/** When it is done, where one temperature of one food does not say it all. */
export const cookedThrough: readonly Topic[] = [
  {
    asks: [/tartare|carpaccio|raw (?:beef|meat|mince|lamb)/u],
    unless: /fridge|how long|keep|store|freez|frozen|wash|board/u,
    says: [
      'Raw meat is always a risk: only heat kills salmonella, E. coli and listeria, 63 °C (145 °F) for a whole piece and 71 °C (160 °F) for mince. It is not for children, the pregnant, the old and the ill.',
      'Who takes the risk buys a whole piece that same day, says at the shop that it is eaten raw, trims its outside, cuts it by hand, keeps it below 4 °C and eats it at once. Never of packed mince.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/sushi|sashimi|ceviche|poke\b|raw (?:salmon|tuna|fish)|gravad|gravlax/u],
    says: [
      'Fish that is eaten raw must have been frozen against parasites: at **−20 °C (−4 °F) for 7 days** (24 hours in the EU and UK). Ask whether it was; “fresh” alone says nothing, and a home freezer is often too warm. Farmed salmon may be exempt where its maker says so.',
      'Lemon or lime juice does not kill parasites. Cooked, fish needs 63 °C (145 °F). Raw fish is not for the pregnant, small children and the ill.',
    ],
    source: `${sources.fda}; ${sources.fsa}`,
  },
  {
    asks: [
      /burger|\bmince\b|ground beef|meatballs?|hamburger|patt(?:y|ies)/u,
      /rare|pink|medium|safe/u,
    ],
    says: [
      '**No: a burger is safe at 71 °C (160 °F) in the middle**, not medium rare; the UK says 70 °C for 2 minutes. Mincing carries the bacteria from the outside to the inside.',
    ],
    source: `${sources.fsis}; ${sources.fsa}`,
  },
  {
    asks: [
      /burger|meatballs?|meatloaf|hamburger|patt(?:y|ies)|\bmince\b|ground (?:beef|pork|lamb)/u,
      asksHeat,
    ],
    unless: /turkey|chicken|veg|bean/u,
    says: [
      'Mince, burgers, meatballs and meatloaf are safe at **71 °C (160 °F)** in the middle, with no pink left; of turkey or chicken at 74 °C (165 °F).',
    ],
    source: sources.fsis,
  },
  {
    asks: [/stuffing|stuffed/u, /temp|safe|inside|hot|turkey|chicken/u],
    unless: /pepper|mushroom|recipe|vegetarian|aubergine/u,
    says: [
      'Stuffing must reach **74 °C (165 °F)** in its middle, as the bird itself must. Safer and faster: bake it in a dish of its own.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /chicken|turkey|poultry|duck/u,
      /pink|\b(?:5\d|6\d|70) ?(?:°|c\b|degrees)|bone|undercooked|rare|bloody/u,
    ],
    unless: /\bbones?\b.*(?:stock|broth)|boneless|recipe/u,
    says: [
      '**Not before it is 74 °C (165 °F) in the thickest part: less is not safe.** The UK says 70 °C for 2 minutes.',
      'Colour alone tells nothing: at the bone a young bird may be pink at 74 °C, and it may look white before that. A thermometer, away from the bone, tells.',
    ],
    source: `${sources.fsis}; ${sources.fsa}`,
  },
  {
    asks: [/chicken|turkey/u, /without (?:a )?thermometer|no thermometer/u],
    says: [
      'Cut into the thickest part, at the bone: the juices must run clear, the meat must be white without any pink, and steaming hot. A leg comes loose when it is turned.',
      'A thermometer is surer: 74 °C (165 °F).',
    ],
    source: sources.fsis,
  },
  {
    asks: [steak, /\brare\b|blue/u],
    unless: /medium|reheat/u,
    says: [
      '**Rare** is 50–52 °C (122–126 °F) in the middle after resting; take it off 3 °C earlier.',
      'By the USDA a whole piece is safe at 63 °C (145 °F) with 3 minutes of rest; rarer is at one’s own risk, and nothing for children, the pregnant, the old and the ill.',
    ],
    source: sources.fsis,
  },
  {
    asks: [steak, /medium|well done|doneness|\btemp\w*|degrees/u],
    unless: /fridge|freez|room temp|slow|stew|how long|reheat|mince|ground|time/u,
    says: [
      '**Medium rare** is 54–57 °C (130–135 °F) in the middle after resting, **medium** 60–63 °C (140–145 °F), **well done** from 70 °C (158 °F). Take it off 3 °C earlier.',
      'By the USDA a whole piece of beef or lamb is safe at 63 °C (145 °F) with 3 minutes of rest; rarer is at one’s own risk, and nothing for children, the pregnant, the old and the ill.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/pork/u, /pink|rare|trichin/u],
    unless: /recipe|dinner idea/u,
    says: [
      'A whole piece of pork may still be a little pink: it is safe at **63 °C (145 °F) with 3 minutes of rest**. Minced pork and sausages must reach 71 °C (160 °F), with no pink.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/\bham\b/u, /reheat|temp|warm|heat/u],
    says: [
      'A cooked ham is heated to **60 °C (140 °F)**, one that was opened or cut by somebody else, and leftovers of it, to 74 °C (165 °F). Raw ham is cooked to 63 °C (145 °F), with 3 minutes of rest.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/prawn|shrimp/u, asksHeat],
    unless: /recipe|dinner/u,
    says: [
      'Prawns are done when they are pink and opaque all through and curled to a C, after 2–3 minutes in a hot pan: 63 °C (145 °F). An O means too long.',
    ],
    source: sources.charts,
  },
  {
    asks: [/mussel|clam|cockle/u, /open|closed|shut|dead|safe/u],
    says: [
      'Before cooking: throw away those that are broken, and open ones that do not close when tapped.',
      '**After cooking: throw away those that stayed closed**, and do not pry them open. Cooked they are after about 5 minutes of steam, when the shells are wide open, 63 °C (145 °F).',
    ],
    source: sources.fda,
  },
  {
    asks: [/\begg/u, /float|fresh|off\b|bad|old|\bsink/u],
    unless: /whites?|recipe|freeze|how long|freshly|offer/u,
    says: [
      'An egg that floats is old: its air cell has grown. It may still be good; crack it into a cup, and throw it away if it smells or looks odd. One that sinks and lies flat is fresh.',
      'Old eggs are only for cooking firm: 71 °C (160 °F).',
    ],
    source: sources.fsis,
  },
  {
    asks: [/\beggs?\b/u, /\braw\b|runny|salmonella/u],
    says: [
      'Eggs and dishes of them are safe at **71 °C (160 °F)**, when white and yolk are firm. Raw and runny ones may hold salmonella: not for children, the pregnant, the old and the ill.',
      'Pasteurised eggs may be eaten raw. In the UK those stamped with the British Lion count as safe runny, also for them.',
    ],
    source: `${sources.fsis}; ${sources.fsa}`,
  },
  {
    asks: [/use ?-?by/u],
    says: [
      '**Not after its use-by date: throw it away**, even if it looks and smells right. That date is about safety; “best before” is about quality.',
    ],
    source: sources.fsa,
  },
  {
    asks: [/best ?-?before|sell ?-?by|past (?:its|the) date|out of date|expired|expiry/u],
    says: [
      '“Best before” is about quality: food is often good after it, if it was stored rightly and looks, smells and tastes as it should. A **use-by** date is about safety: never eat it after that, whatever it smells like.',
    ],
    source: sources.fsa,
  },
  {
    asks: [/marinade/u, /sauce|raw|reuse|re use|again|left/u],
    says: [
      'Not as it is: a marinade that raw meat or fish was in must **boil** for a minute (all of it above 74 °C, 165 °F) before it is a sauce. Better: set a fresh part aside before the meat goes in.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/slow cooker|crock ?pot/u, /safe|frozen|raw|from frozen/u],
    says: [
      'Thaw meat before it goes in, start on high, and see that it reaches its temperature: 74 °C (165 °F) for poultry, 63 °C (145 °F) for whole pieces, 71 °C (160 °F) for mince. Dried kidney beans must boil for 10 minutes first.',
    ],
    source: sources.fsis,
  },
]
