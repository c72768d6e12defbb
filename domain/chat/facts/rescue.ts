import type { Topic } from '../known/topic.ts'

const help = /too|over|help|fix|rescue|save|what (?:now|can|do)|taste|tast(?:es|ing)|how do i/u

/** It went wrong: what helps, each line by itself. */
export const rescue: readonly Topic[] = [
  {
    asks: [/hollandaise|bearnaise/u, /curdl|split|broke|separat/u],
    says: [
      'Whisk a spoon of hot water into it, off the heat: often it comes together again.',
      'If not: whisk a fresh egg yolk with a spoon of warm water in a clean bowl, and whisk the broken sauce into it, drop by drop at first.',
    ],
  },
  {
    asks: [/mayo|aioli/u, /split|curdl|broke|separat|runny|thin/u],
    says: [
      'Put a fresh egg yolk (or a spoon of mustard) into a clean bowl and whisk the split mayonnaise into it, drop by drop, then slowly in a thin stream. All at the same temperature.',
    ],
  },
  {
    asks: [/cheese sauce|mac (?:and|n) cheese|fondue|cheese/u, /grainy|split|stringy|clump|curdl/u],
    says: [
      'Take it off the heat at once: it was too hot. Whisk in a splash of warm milk and a squeeze of lemon juice.',
      'If it stays grainy, blend it with a teaspoon of cornflour in cold milk and warm it on low.',
      'Lower the heat next time, and add grated cheese off the stove.',
    ],
  },
  {
    asks: [/lump(?:y|s)/u],
    says: [
      'Whisk it hard, off the heat; what stays goes through a sieve, or under a stick blender.',
      'Next time stir starch into cold water first, or add hot liquid to the fat and flour a little at a time.',
    ],
  },
  {
    asks: [
      /gravy|sauce|soup|stew|curry|custard|batter|dip|porridge|chill?i/u,
      /thick/u,
      /too|very|so\b|gloop|stodgy/u,
    ],
    unless: /too thin|thicken/u,
    says: [
      'Loosen it with a splash of hot stock or water, a little at a time, whisking; then taste again for salt.',
    ],
  },
  {
    asks: [
      /gravy|sauce|soup|stew|curry|custard|chill?i|casserole|it/u,
      /too thin|watery|runny|thicken|too (?:liquid|wet)/u,
    ],
    unless: /dough|yolk|eggs?\b.*runny|instead of/u,
    says: [
      'Let it simmer without a lid: it reduces and thickens, and gains taste.',
      'Stir 1 tbsp of cornflour into 2 tbsp of cold water, and boil it in for a minute.',
      'Mash some of its own vegetables, beans or potatoes into it.',
      'For a gravy: knead equal parts of soft butter and flour, and whisk in small pieces.',
    ],
  },
  {
    asks: [
      /burnt|burned|burning|scorch|caught/u,
      /stew|soup|pot|bottom|sauce|curry|chill?i|rice|beans|milk/u,
    ],
    says: [
      'Do not stir or scrape. Pour what is not burnt into another pot, leaving the bottom behind, and taste it: if it does not taste of smoke, it is saved. Then go on with a lower heat.',
      'The burnt pot: boil water with a spoon of bicarbonate of soda in it, and let it soak.',
    ],
  },
  {
    asks: [/onions?|garlic/u, /burn|brown too|dark before/u],
    says: [
      'Lower the heat, add a splash of water and put the lid on: they steam soft first, and brown at the end. Throw away what is black; it is bitter.',
    ],
  },
  {
    asks: [/rice/u, /mush|sticky|soggy|wet|overcook/u],
    unless: /sticky rice|glutinous/u,
    says: [
      'Drain it, spread it thinly on a tray and let it steam off for some minutes, or dry it in a low oven.',
      'Past that it becomes a soup, a congee, rice cakes or fried rice tomorrow.',
    ],
  },
  {
    asks: [/rice/u, /hard|crunchy|undercook|burn/u],
    says: [
      'Add a splash of boiling water, put the lid on, and leave it on the lowest heat for 5 minutes more.',
    ],
  },
  {
    asks: [/cake|sponge|souffle|muffins?/u, /sank|sunk|sink|collaps|fell|flat|dense|didnt rise/u],
    says: [
      'Mostly it came out too early, the oven door was opened too early, or there was too much or old baking powder. Use an oven thermometer, and open the door only in the last quarter.',
      'Saved for today: fill the hollow with fruit, or make a trifle of it.',
    ],
  },
  {
    asks: [/cake|sponge|brownie|muffins?/u, /\bdry\b/u],
    says: [
      'Prick it and brush it with a syrup of equal parts of sugar and water, or fruit juice; or make a trifle of it.',
    ],
  },
  {
    asks: [/dough|bread|yeast/u, /rise|rising|rose/u, /wont|didnt|not|isnt|doesnt|no\b|fail/u],
    says: [
      'Put it somewhere warm (25–30 °C, such as an oven with only its light on), covered, and give it time: another hour or two.',
      'If nothing happens, the yeast is dead or was scalded: stir new yeast into lukewarm water with a pinch of sugar, wait until it foams, and knead it in.',
    ],
  },
  {
    asks: [/bread|loaf/u, /dense|heavy|hard|brick/u],
    says: [
      'It rose too little, or had too little water: knead it for 10 minutes, let it double before shaping and grow again after, and keep the dough soft. Old yeast and much wholemeal flour do it too.',
    ],
  },
  {
    asks: [
      /raw|uncooked|not done|wet|gooey/u,
      /middle|inside|centre|center/u,
      /cake|bread|pie|muffin|loaf|brownie/u,
    ],
    says: [
      'Back into the oven at 160 °C (320 °F), covered with foil so that it does not brown, for 10 to 15 minutes at a time, until a skewer comes out clean.',
    ],
  },
  {
    asks: [/dough/u, /sticky|wet|too soft/u],
    says: [
      'Let it rest for 15 minutes: flour takes up water slowly. Then fold it with wet or oiled hands.',
      'Add flour only by the spoon; for biscuits and pastry chill it for 30 minutes instead.',
    ],
  },
  {
    asks: [/dough|pastry/u, /crumbl|dry|crack|tears/u],
    says: [
      'Sprinkle cold water over it, a teaspoon at a time, press it together, and let it rest for 20 minutes.',
    ],
  },
  {
    asks: [/chocolate/u, /seiz|grainy|clump|split|thick/u],
    unless: /temper/u,
    says: [
      'A drop of water did it. Now only more helps: stir in hot water by the spoon until it is smooth, and use it as a sauce or for a batter. For coating, start with new chocolate.',
    ],
  },
  {
    asks: [/cream/u, /over ?whip|whipped|overbeat|grainy|butter/u, /over|too|grainy|long|turned/u],
    says: [
      'Fold in some spoons of liquid cream by hand: it smooths out again.',
      'If it is already lumps in water, go on: it becomes butter.',
    ],
  },
  {
    asks: [/chicken|turkey|meat|pork|roast|beef|salmon/u, /\bdry\b|tough|overcook|chewy/u],
    unless: /dry rub|pat dry|how dry|skin/u,
    says: [
      'Slice or shred it thinly across the grain and let it lie in warm stock or a sauce for some minutes.',
      'A tough braise is not done yet: give it another 30 to 60 minutes with the lid on.',
    ],
  },
  {
    asks: [/cookies?|biscuits?/u, /spread|flat|thin/u],
    says: [
      'Chill the dough for 30 minutes before baking, and put it on a cold tray: warm fat runs before the biscuit sets.',
      'A spoon or two more of flour helps; too much sugar or a cool oven makes them spread.',
    ],
  },
  {
    asks: [/scrambled eggs?|omelette/u, /rubber|dry|tough|watery/u],
    says: [
      'The heat was too high for too long. Low heat, stir slowly, and take the pan off early, while they still shine: they go on setting by themselves.',
    ],
  },
  {
    asks: [/custard|cream sauce|sauce|curry|yogh?urt/u, /split|curdl/u, help],
    says: [
      'Take it off the heat, and whisk in a spoon of cold cream or blend it.',
      'A teaspoon of cornflour in cold water, whisked in on low heat, holds it together.',
    ],
  },
  {
    asks: [/custard|sauce|curry|soup/u, /split|curdl|separat/u],
    says: [
      'Take it off the heat at once and blend it; a teaspoon of cornflour in cold water, whisked in on low heat, holds it together.',
    ],
  },
  {
    asks: [/pasta|spaghetti/u, /stick(?:s|ing|y)?\b|clump|mush|overcook/u],
    says: [
      'Toss it with hot pasta water and the sauce at once. Next time: plenty of boiling water, and stir in the first minute.',
    ],
  },
  {
    asks: [/stick(?:s|ing|ing)?\b/u, /\bpan\b|steak|fish|egg/u],
    says: [
      'Heat the dry pan first, then the oil, pat the food dry, and wait: it lets go by itself when its crust is there. Turn it only then.',
    ],
  },
]
