import type { KindWords } from './kind-words.ts'
import { wordsOfBreads } from './words-of-breads.ts'
import { wordsOfPots } from './words-of-pots.ts'
import { wordsOfSweets } from './words-of-sweets.ts'

/**
 * What dishes are called. The first that is found counts: what is said of the whole dish stands before what may be a part of
 * one.
 */
export const wordsOfDishes: KindWords = [
  ...wordsOfSweets,
  ...wordsOfBreads,
  ...wordsOfPots,
  // Oven and pan.
  [/moussaka|bobotie/, 'moussaka'],
  [/toad in the hole/, 'toad-in-the-hole'],
  [
    /gratin|dauphinois|(eggplant|aubergine|chicken) parmesan|parmigiana|cauliflower cheese|scalloped|au gratin/,
    'gratin',
  ],
  [/stuffed|gemista|dolma|filled peppers/, 'stuffed-peppers'],
  [/jacket potato|baked (sweet )?potato/, 'baked-potatoes'],
  [/kale chips|cheddar lace/, 'shards'],
  [/\b(oven )?(chips|fries)\b|french fries/, 'fries'],
  [/wedges|greek lemon potatoes|roast potatoes|bravas|smashed potatoes/, 'wedges'],
  [/rosti|hash browns|grated potato/, 'roesti'],
  [/bubble and squeak/, 'bubble-and-squeak'],
  [/hash\b|pytt|bratkartoffeln|bauernfr/, 'hash'],
  [/bangers|sausages? (and|with) mash|stamppot/, 'mash-and-sausages'],
  [/mashed|colcannon|mash$|hutspot|champ\b/, 'colcannon'],
  [/popcorn/, 'popcorn'],
  [/crackers|crispbread/, 'crackers'],
  [
    /roast chickpeas|^(?!.* under ).*(walnuts|pecans|almonds|nuts)$|marinated olives|edamame/,
    'nibbles',
  ],
  [/\bribs\b/, 'ribs'],
  [/roast chicken with|roast chicken$|poulet r[oô]ti|whole chicken/, 'roast-chicken'],
  [/\bschnitzel|milanes|tonkatsu|katsu|breaded/, 'cutlet'],
  [/wings|drumsticks/, 'fried-chicken'],
  [/karaage|fried chicken|nuggets|popcorn chicken|tempura/, 'fried-pieces'],
  [/(sliced |crying tiger |flank )?steaks?\b/, 'sliced-steak'],
  [/pork belly|brisket|roast (beef|pork|lamb)|leg of|shoulder|char siu|\bham\b$/, 'roast-joint'],
  [/whole fish|roast mackerel|roast (sea bass|bream|trout)|grilled sardines/, 'whole-fish'],
  [/sheet.pan|tray.bake|traybake|tray-baked|roast(ed)? vegetables/, 'traybake'],
  [/tomato and egg stir/, 'tomato-egg-stir-fry'],
  [
    /chop suey|stir.?fr|kung pao|wok|beef and broccoli|sweet and sour|fish.fragrant|dry.fried|bulgogi|saltado|tudou/,
    'stir-fry',
  ],
]

/** Foods that tell a kind where nothing is said of how they are cooked. */
export const wordsOfFoods: KindWords = [
  [/gnocchi|schupfnudeln/, 'pasta-butter'],
  [/spaghetti|linguine|tagliatelle|fettuc|bucatini|vermicelli/, 'aglio-e-olio'],
  [/pasta|penne|rigatoni|orecchiette|macaroni|fusilli|makarna|nudeln|fleckerl/, 'pasta-greens'],
  [/\brice\b/, 'plain-rice'],
  [/roast(ed)? (carrot|cauliflower|squash|asparagus|sprouts|chicken)|chicken thighs/, 'traybake'],
  [/garlic shrimp|shrimp/, 'garlic-shrimp'],
  [/mussels|clams/, 'steamed-mussels'],
  [/salmon|cod\b|fish|trout|tuna steak|catfish|mackerel|halibut|tilapia/, 'fish-in-the-pan'],
  [/chops?\b|chicken|pork|lamb|beef|turkey|duck|cutlets?|escalope|scaloppine/, 'pan-roast'],
  [/((?<!green )beans?|lentils?|chickpeas?)\b/, 'beans-on-the-stove'],
  [/tofu/, 'stir-fry'],
  [/greens|spinach|bok choy|chard|blitva|kale\b|buttered cabbage|tikil/, 'garlicky-greens'],
  [/potato/, 'boiled-potatoes'],
  [
    /mushroom|carrot|green beans|haricots|broccoli|cauliflower|cabbage|asparagus|eggplant|zucchini|peppers|corn\b/,
    'vegetables',
  ],
  [/fruit|peach|plum|apple|pear\b|berr|cherr|mango|pineapple|figs?\b/, 'fruit-salad'],
]

/** What a dish lies on, which the end of a title tells. */
export const wordsOfBeds: KindWords = [
  [/ over polenta| and grits/, 'over-mash'],
  [/ with tomato soup/, 'grilled-cheese'],
  [/(?<!cheese) on toast/, 'cold-toast'],
  [/beans and rice|curry rice| over rice/, 'rice-and-side'],
  [/noodle casserole/, 'pasta-bake'],
]
