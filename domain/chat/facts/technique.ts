import type { Topic } from '../known/topic.ts'

/** How something is done. */
export const technique: readonly Topic[] = [
  {
    asks: [/poach/u, /\begg/u],
    says: [
      'Bring water to a bare simmer, with a dash of vinegar and no salt. Crack the egg into a cup, slide it in, and leave it for **3–4 minutes**, until the white is firm. Lift it out with a slotted spoon.',
      'For small children, the pregnant, the old and the ill, 2 minutes more: until the yolk is firm, 71 °C (160 °F).',
    ],
  },
  {
    asks: [/\broux\b/u],
    says: [
      'Melt 30 g of fat (butter or oil), stir in 30 g of flour, and cook it over a medium heat: 2 minutes for a white one, 10 for a brown one. Then whisk in 500 ml of liquid, a little at a time, and simmer it for 5 minutes.',
    ],
  },
  {
    asks: [/onion/u, /cry|tears/u],
    says: [
      'A sharp knife crushes fewer cells: that matters most. Chill the onion for 20 minutes before, leave its root end on till last, and cut near an open window or a fan.',
    ],
  },
  {
    asks: [/\bfold(?:ing)?\b/u, /mean|how|what/u],
    says: [
      'Folding is mixing gently so that the air stays in: cut down through the middle with a spatula or large spoon, lift from the bottom over the top, turn the bowl, and stop as soon as it is one.',
    ],
  },
  {
    asks: [/julienne|matchstick/u],
    says: [
      'Cut a flat side so that it lies still, slice it 2–3 mm thin, stack the slices, and cut them to strips as thin: matchsticks of about 5 cm.',
    ],
  },
  {
    asks: [/blanch/u],
    says: [
      'Blanching is boiling something briefly, mostly vegetables for 1–3 minutes, and then dropping it into ice-cold water. It keeps its colour and bite, peels tomatoes easily, and is done before freezing.',
    ],
  },
  {
    asks: [/simmer/u, /boil|difference|what|mean/u],
    unless: /how long|minutes/u,
    says: [
      'A **boil** is large bubbles all over, at 100 °C. A **simmer** is gentler: small bubbles now and then at 85–95 °C, for stews, stocks and sauces.',
    ],
  },
  {
    asks: [/crisp/u, /skin|chicken|duck|turkey/u],
    unless: /recipe|dinner|salad/u,
    says: [
      'Pat the skin very dry, salt it, and if there is time leave it open in the fridge overnight. Then hot: 220 °C in the oven, or skin down in a pan over a medium heat without moving it, until it lets go.',
    ],
  },
  {
    asks: [/crisp|perfect|best|tips/u, /roast (?:potato|spud)|potato/u],
    unless: /mash|salad|recipe/u,
    says: [
      'Parboil the pieces for 8–10 minutes, drain them, shake them in the pot until their edges are rough, and tip them into hot oil or fat in a tray. Roast at 200–220 °C for 45–50 minutes, turning once.',
    ],
  },
  {
    asks: [/deglaz/u],
    says: [
      'Take the meat out and pour off the fat. Over a medium heat pour a glass of stock or water into the hot pan, scrape the brown bits off the bottom with a wooden spoon, and let it boil down by half.',
      'Wine does it too.',
    ],
  },
  {
    asks: [/stick/u, /steak|meat|fish|pan/u],
    says: [
      'The pan was not hot enough, the meat was wet, or it was turned too early. Pat it dry, heat pan and oil well, and wait: when the crust is there it releases by itself.',
    ],
  },
  {
    asks: [/whip|beat|whisk/u, /egg ?whites?|meringue/u],
    says: [
      'The bowl and whisk must be clean, without a trace of fat or yolk. Whisk slowly until it foams, then fast to stiff peaks; add sugar by the spoon only when it holds soft peaks, and stop before it turns dry.',
    ],
  },
  {
    asks: [/whip/u, /cream/u],
    says: [
      'Cold cream, cold bowl. Whisk on medium until it draws soft peaks and stop there: a little longer is butter.',
    ],
  },
  {
    asks: [/temper/u, /chocolate/u],
    says: [
      'Melt two thirds of the dark chocolate to 45–50 °C, stir in the other third until it is at 27–28 °C, then warm it again to 31–32 °C and use it at once. Milk chocolate: 45, 26, 29–30 °C; white: 45, 25, 28 °C. No drop of water.',
    ],
  },
  {
    asks: [/knead/u],
    says: [
      'Push the dough away with the heel of your hand, fold it back over, turn it by a quarter, and go on for about 10 minutes, until it is smooth and elastic: a piece can be stretched so thin that light shows through.',
    ],
  },
  {
    asks: [/tofu/u, /crisp|press|firm/u],
    unless: /instead/u,
    says: [
      'Press firm tofu for 15–20 minutes, cut it, pat it dry, and toss it in a spoon of cornflour and salt. Fry it in hot oil for 8–10 minutes, or bake it at 220 °C for 25.',
    ],
  },
  {
    asks: [/cast iron|carbon steel|wok/u, /season/u],
    says: [
      'Wash and dry it on the stove, rub it all over with a very thin film of oil, wipe it off again as if it were a mistake, and bake it upside down at 230 °C for 1 hour. Let it cool in the oven; repeat three times.',
    ],
  },
  {
    asks: [/sharpen|hone\b|blunt knife/u],
    says: [
      'On a wet stone (1000 grit): hold the blade at an angle of 15–20 degrees, draw it along from heel to tip, as often on each side, until it takes a burr; then finer. A honing steel before each use only straightens the edge.',
    ],
  },
  {
    asks: [/\brest(?:ing)?\b/u, /meat|steak|roast|beef|chicken|turkey|lamb/u],
    says: [
      'Resting lets the juices settle: cut at once, they run out on the board. **Steaks 5–10 minutes**, a roast chicken 10–15, large roasts 20–30, loosely covered. The heat inside goes on: whole pieces of meat need at least 3 minutes at 63 °C (145 °F) for safety.',
    ],
  },
  {
    asks: [/peel/u, /garlic/u],
    says: [
      'Crush the clove with the flat of a knife: the skin falls off. For many: shake them hard in a closed jar, or warm them for 15 seconds in the microwave.',
    ],
  },
  {
    asks: [/peel/u, /tomato|peach/u],
    says: [
      'Cut a cross into the bottom, lay them in boiling water for 30 seconds, then in cold water: the skin slips off.',
    ],
  },
  { asks: [/peel/u, /ginger/u], says: ['Scrape it with the edge of a teaspoon.'] },
  {
    asks: [/\bgravy\b/u, /make|how|from/u],
    says: [
      'Pour off all but 2 tbsp of fat from the roasting pan, stir 2 tbsp of flour into it, cook it for 2 minutes, then whisk in 500 ml of hot stock and scrape up the pan’s brown juices. Simmer it for 5–10 minutes.',
      'Without flour: boil stock and pan juices down, and thicken them with cornflour in cold water.',
    ],
  },
  {
    asks: [/baking soda|bicarb/u, /baking powder/u],
    says: [
      'Baking soda (bicarbonate) only rises with something acid: buttermilk, lemon, vinegar. Baking powder is baking soda with its acid already in it. Soda is about three to four times as strong.',
    ],
  },
  {
    asks: [/al dente/u],
    says: [
      '“Al dente” is firm to the bite: cooked through, with a little resistance in the core. Taste pasta 2 minutes before the packet’s time: no white dot in the middle any more, but not soft.',
    ],
  },
  {
    asks: [/vinaigrette|salad dressing/u],
    says: [
      '**Three parts of oil to one of vinegar** or lemon juice, with salt and pepper; shake it in a jar.',
      'A teaspoon of mustard holds it together.',
    ],
  },
  {
    asks: [/brown(?:ed)? butter|beurre noisette/u],
    says: [
      'Melt butter in a light pan over a medium heat. It foams, then the foam sinks and the solids turn brown and smell nutty, after 5–7 minutes. Pour it out of the pan at once, or it burns.',
    ],
  },
  {
    asks: [/velvet/u],
    says: [
      'Slice the meat thinly and mix it with cornflour, a spoon of water, oil and a pinch of salt; leave it for 30 minutes. Then fry it briefly, or pass it through boiling water for 30 seconds, before the stir-fry. It cooks on to 74 °C (165 °F).',
      'For tougher beef: ¼ tsp of bicarbonate of soda for 250 g, rinsed off after 15 minutes.',
    ],
  },
  {
    asks: [/artichoke/u, /prepar|cook|clean|trim/u],
    unless: /jerusalem|tinned|jar/u,
    says: [
      'Whole artichoke: cut off the stem and the upper third, trim the thorns, and boil it for 30–40 minutes, until a leaf comes out easily. Scrape out the hairy choke before you eat the heart. Rub cut places with lemon.',
    ],
  },
  {
    asks: [/caramelis|caramelize/u, /onion/u],
    says: [
      'Slice them, and cook them slowly in oil or butter with a pinch of salt over a low heat for **45–60 minutes**, stirring now and then, until they are soft and brown. A splash of water whenever they catch.',
    ],
  },
  {
    asks: [/sear\b|sear(?:ing)?\b/u],
    says: [
      'Pat the meat dry, salt it, and lay it into a very hot pan with a little oil. Leave it until a brown crust lets go, then turn it. It is about taste: it does not “seal in” juice.',
    ],
  },
  {
    asks: [/marinat|brine|brining/u, /how|what|long|why/u],
    says: [
      'A marinade of oil, salt, something sour and spices: 30 minutes to overnight in the fridge; fish 15–30 minutes. A brine is 60 g of salt in 1 l of water: an hour for pieces, overnight for a bird. What raw meat lay in is thrown away or boiled.',
    ],
  },
  {
    asks: [/\bsaute/u],
    says: ['Sautéing is frying small pieces quickly in a little hot fat, moving them often.'],
  },
  {
    asks: [/brais/u, /mean|what|how/u],
    says: [
      'Braising is browning something first and then cooking it slowly in a little liquid with the lid on, 1½–3 hours for meat, until it is tender.',
    ],
  },
  {
    asks: [/\bdice\b|mince finely|chiffonade|brunoise/u, /mean|how|what/u],
    says: [
      'Dice: small cubes, 5–10 mm. Brunoise: 2 mm. Chiffonade: leaves rolled up and cut to fine ribbons. Mince: as fine as can be.',
    ],
  },
  {
    asks: [/\bproof|prove\b|proving/u, /mean|how|dough|bread|long/u],
    unless: /yeast (?:is )?dead/u,
    says: [
      'Let the dough rise covered and warm until it has **doubled**: 1–2 hours at 22–26 °C, or overnight in the fridge. Shaped, once more for 30–60 minutes: a dent from a finger comes back slowly.',
    ],
  },
]
