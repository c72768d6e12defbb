import type { Topic } from '../known/topic.ts'

const swap =
  /instead|substitut|swap|replac|alternativ|no\b|out of|dont have|sub\b|can i use|how|convert|conversion|vs\b|versus|\bto\b|ran\b/u

/** What takes the place of something, where the amounts are what matters. */
export const instead: readonly Topic[] = [
  {
    asks: [/baking powder/u, /baking soda|bicarb/u, /instead|substitut|swap|replac|use/u],
    says: [
      'Yes, with something sour: **¼ tsp of baking soda (bicarbonate) and ½ tsp of cream of tartar for 1 tsp of baking powder**.',
      'Or ¼ tsp of it with 1 tsp of vinegar or lemon juice, mixed in last. Alone it does not rise, and tastes of soap.',
    ],
  },
  {
    asks: [/baking powder/u, swap],
    unless: /how much|self rais/u,
    says: [
      'For 1 tsp: **¼ tsp of baking soda (bicarbonate of soda) with ½ tsp of cream of tartar**, or with 1 tsp of vinegar or lemon juice.',
      'Or ¼ tsp of it, and buttermilk or yogurt in the place of 120 ml of the liquid.',
    ],
  },
  {
    asks: [/self rais|self rising/u],
    says: [
      'For 150 g of it: **150 g of plain flour with 2 tsp of baking powder** and a pinch of salt.',
    ],
  },
  {
    asks: [/sugar/u, /honey|maple syrup|agave/u, /bak|instead|replac|substitut|swap|use/u],
    says: [
      '**¾ as much honey or syrup as sugar** (75 g for 100 g), 3 tbsp less of the other liquid for each 250 g, and ¼ tsp of baking soda. Bake it 15 °C lower: it browns faster.',
    ],
  },
  {
    asks: [
      /(?:fresh|dried) [a-z]+ (?:to|for|vs|instead|into)|fresh (?:to|vs|for|or) dr(?:y|ied)|dried (?:to|vs|for|instead)/u,
    ],
    unless: /yeast|pasta|fruit|beans|chickpea|mushroom|egg/u,
    says: [
      'Dried herbs are about three times as strong: **1 tsp dried for 1 tbsp fresh**, a third. Dried ones go in early, fresh ones at the end.',
    ],
  },
  {
    asks: [/yeast/u, /fresh|dry|dried|instant|active/u],
    unless: /without|no yeast/u,
    says: [
      '**Dried yeast is a third of fresh** (7 g of dried, one packet, for 20–25 g of fresh); active dry yeast a little more, 40 %.',
    ],
  },
  {
    asks: [/(?:icing|powdered|confectioners) sugar/u, /home|make|how|instead|substitut|no\b/u],
    says: [
      'Blend granulated sugar in a dry blender or food processor to a fine powder, 100 g with 1 tsp of cornflour, and let the dust settle before you open it.',
    ],
  },
  {
    asks: [/caster|superfine/u, /granulated|instead|substitut|swap|no\b/u],
    says: [
      'Yes, in equal weight: the same sugar in finer grains. For meringue or a fine sponge grind it briefly in a blender first; otherwise it only dissolves more slowly.',
    ],
  },
  {
    asks: [
      /almond flour|ground almonds?|coconut flour/u,
      /flour/u,
      /swap|instead|1 ?:? ?1|replace|substitut/u,
    ],
    says: [
      'Not one to one: almond flour has no gluten, so that a dough without wheat does not bind or rise. Replace up to a quarter of the flour; beyond that take a recipe made for it, with more egg. It is denser, moister, and browns faster.',
    ],
  },
  {
    asks: [/oil/u, /butter/u, /bak|cake|muffin|instead/u],
    unless: /peanut|fry/u,
    says: [
      'Yes: **¾ as much oil as butter** (75 g or 80 ml for 100 g). A mild oil tastes of less. It works for cakes and muffins, not where butter is beaten with sugar or rolled into pastry.',
    ],
  },
  {
    asks: [/brown sugar/u, swap],
    unless: /recipe|cup/u,
    says: [
      'White sugar with **1 tbsp of molasses or treacle for each 200 g**; or white sugar alone, with less taste of caramel.',
      'Or ¾ as much maple syrup, with a little less of the other liquid.',
    ],
  },
  {
    asks: [/gelatin/u, swap],
    unless: /\bsafe|contain/u,
    says: [
      '**Agar (agar-agar) sets without animals:** 1 tsp of powder for 500 ml, boiled in the liquid for 2 minutes, in the place of 5–6 leaves of gelatine. It sets firmer, and already at room temperature.',
      'Pectin sets jams, and cornflour thickens creams.',
    ],
  },
  {
    asks: [/egg wash/u],
    says: ['Milk or cream, or a plant drink with a little syrup, brushed on before baking.'],
  },
]
