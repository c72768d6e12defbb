import { sources, type Topic } from '../known/topic.ts'

const long = /how (?:long|many (?:min|hours))|time|minutes|hours|\bmin\b|done|when|boil/u

/** How long, where a food is cooked in more ways than one figure says. */
export const times: readonly Topic[] = [
  {
    asks: [/\beggs?\b/u, /boil|soft|hard|minutes|cook/u, long],
    unless: /poach|scrambl|fried|fry|noodle|recipe|keep|last|fridge|store|peel them/u,
    says: [
      'From the moment they go into boiling water, a medium egg from the fridge: **soft 6 minutes, waxy 8, hard 10**. Then into cold water.',
      'For small children, the pregnant, the old and the ill: 10 minutes, until white and yolk are firm.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/soak/u, /beans?|chickpeas?|pulses/u],
    unless: /overnight oats/u,
    says: [
      'Overnight: **8–12 hours** in plenty of cold water, which is then poured away. Short way: boil them for 2 minutes and leave them for 1 hour. Lentils and split peas need no soaking.',
    ],
  },
  {
    asks: [/dried|dry|pulses|\bbeans\b/u, /chickpeas?|beans?/u, /cook|boil|long|how|time/u],
    unless:
      /green beans?|baked beans|tin|can\b|store|keep|recipe|instead|how much|broad|runner|salad/u,
    says: [
      'Soak them for 8–12 hours, pour the water away, **boil them hard for 10 minutes** in fresh water, then simmer: beans for 45–90 minutes, chickpeas for 1–1½ hours, until they are soft. Salt at the end.',
      'Kidney beans are poisonous without those 10 minutes at a full boil.',
    ],
    source: sources.fda,
  },
  {
    asks: [/baked potato|jacket potato|potato.*oven whole/u],
    unless: /recipe|topping|freez/u,
    says: [
      'Whole, pricked and rubbed with oil and salt: **60–75 minutes at 200 °C (400 °F)**, straight on the oven’s rack, until a knife slides in. In the microwave 8–10 minutes, turned once.',
    ],
  },
  {
    asks: [/roast(?:ed|ing)? (?:potato|spud)|potato.*roast/u],
    unless: /\btips\b|crisp/u,
    says: [
      '**200 °C (400 °F), 45–50 minutes**, in hot oil, turned once; parboil them for 8 minutes before and shake them rough.',
    ],
  },
  {
    asks: [
      /roast|whole|oven|per (?:kg|kilo|lb|pound)/u,
      /chicken/u,
      /long|time|per|kg|minutes|temp/u,
    ],
    unless: /thigh|breast|leg|wing|drumstick|piece|leftovers|recipe/u,
    says: [
      'A whole chicken: **45 minutes per kg plus 20 minutes, at 190 °C (375 °F)**; 1.5 kg takes about 1 hour 30. It is done at **74 °C (165 °F)** in the thickest part of the thigh. Let it rest for 10–15 minutes.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/turkey/u, /long|time|hours|kg|lb/u],
    unless: /keep|last|fridge|leftovers|slice|ground|mince|breast|frozen|thaw/u,
    says: [
      'At 180 °C (350 °F): **20 minutes per kg plus 90 minutes** above 4 kg, 20 minutes per kg plus 70 below. 5 kg takes about **3–3½ hours**. It is done at **74 °C (165 °F)** in thigh, breast and stuffing; then let it rest for 30 minutes.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /pork (?:shoulder|butt)|pulled pork|pork (?:roast|joint|belly)|roast pork/u,
      /long|time|hours|temp/u,
    ],
    says: [
      'Shoulder to slice: **35 minutes per 500 g plus 35 minutes, at 180 °C (350 °F)**. It is safe at 63 °C (145 °F) with 3 minutes of rest, and tender from 85 °C (185 °F). To pull it: 5–6 hours at 150 °C (300 °F), until it is 93 °C (200 °F) inside.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/slow cook|crock/u, long],
    unless: /keep|fridge|freez|recipe|ideas|beans|safe/u,
    says: [
      'Meat in large pieces: 8–10 hours on low or 4–6 hours on high. Chicken in pieces: 5–6 hours on low or 3–4 hours on high, to 74 °C (165 °F).',
    ],
    source: sources.fsis,
  },
  {
    asks: [/stew|beef bourguignon|braise|pot roast|casserole/u, /hours?|long|time/u],
    unless: /keep|last|fridge|freez|under|recipe|ideas|i have/u,
    says: [
      'Beef, lamb and pork in pieces: **2–3 hours** at a bare simmer or at 160 °C (325 °F) in the oven, until a fork goes in without resistance. Chicken thighs: 45–60 minutes. If it is tough, it needs longer.',
    ],
  },
  {
    asks: [/steak/u, /long|minutes|time/u],
    unless: /rest|keep|last|fridge|freez|temp/u,
    says: [
      '2.5 cm (1 inch) thick, in a very hot pan: **2–3 minutes a side for medium rare, 4 for medium**, then rest for 5–10 minutes. By the USDA it is safe at 63 °C (145 °F) with 3 minutes of rest.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/pork chops?/u, /long|minutes|time|pan/u],
    unless: /keep|last|fridge|freez|with|recipe/u,
    says: [
      '2.5 cm (1 inch) thick: **4–6 minutes a side** over a medium-high heat, to 63 °C (145 °F), then 3 minutes of rest.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/bacon/u, /oven|long|minutes|crisp/u],
    unless: /keep|last|fridge|freez|recipe|dinner|pasta/u,
    says: [
      'In the oven: **15–20 minutes at 200 °C (400 °F)** on a lined tray, without turning. In a pan 6–8 minutes over a medium heat, from cold.',
    ],
  },
  {
    asks: [/salmon|trout/u, /oven|bake|long|minutes|roast/u],
    unless: /keep|last|fridge|freez|raw|sushi|temp|done|not fried|recipe|dinner/u,
    says: [
      'A fillet of 150–200 g: **12–15 minutes at 200 °C (400 °F)** in the oven; in a pan 4 minutes on the skin and 2–3 on the other side. It is done at 63 °C (145 °F), when it flakes.',
    ],
    source: sources.charts,
  },
  {
    asks: [/couscous/u, /long|minutes|time|how/u],
    unless: /coeliac|gluten|recipe|per person|free/u,
    says: [
      'Pour as much boiling water over it as there is couscous, by volume (1 : 1), cover it for **5 minutes**, and loosen it with a fork.',
    ],
  },
  {
    asks: [/corn on the cob|corn ?cob|sweetcorn|ears? of corn/u, long],
    says: [
      '**5–7 minutes** in boiling water without salt; on the grill 10–12 minutes, turned often.',
    ],
  },
  {
    asks: [/mussel|clam/u, long],
    says: [
      '**3–5 minutes** over a high heat with the lid on, until they are open. Throw away broken ones before, and those that stay closed afterwards.',
    ],
    source: sources.fda,
  },
  {
    asks: [/squash|pumpkin/u, /roast|oven|bake/u],
    unless: /recipe|dinner/u,
    says: [
      'In 3 cm pieces **30–40 minutes**, halved 45–60, at 200 °C (400 °F), until a knife slides in.',
    ],
  },
  {
    asks: [/pizza/u, /long|minutes|temp/u],
    unless: /keep|last|fridge|leftovers|mozzarella/u,
    says: [
      'As hot as the oven goes, 250 °C (480 °F), on a preheated stone or tray: **8–12 minutes**.',
    ],
  },
  {
    asks: [/stock|broth|bones/u, /long|hours/u],
    unless: /keep|last|fridge|freez|cool/u,
    says: ['Vegetable stock **45 minutes**, chicken 2–4 hours, beef 6–8, at a bare simmer.'],
  },
]
