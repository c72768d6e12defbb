import { sources, type Topic } from '../known/topic.ts'

const pregnant = /pregnan|expecting|unborn/u

/** What is eaten by whom, raw, grown, found or old. */
export const safeFoods: readonly Topic[] = [
  {
    asks: [/\bhoney\b/u, /bab(?:y|ies)|infant|toddler|month|newborn|\bold\b/u],
    says: [
      '**No honey before the age of 12 months**, not even cooked or baked: it can hold spores that give babies botulism. From one year on it is no danger.',
    ],
    source: sources.cdc,
  },
  {
    asks: [
      pregnant,
      /brie|camembert|blue cheese|soft cheese|feta|goats? cheese|gorgonzola|roquefort|cheese/u,
    ],
    says: [
      '**No, avoid them cold:** soft cheeses with a white rind (brie, camembert), soft blue cheeses, and everything of unpasteurised milk may hold listeria, which harms the unborn child.',
      'Cooked until it is steaming hot all through, it is no longer a danger. Hard cheeses, and soft ones without a rind that are of pasteurised milk, are no danger by that.',
    ],
    source: sources.nhs,
  },
  {
    asks: [pregnant, /\beggs?\b|mayo|mousse|tiramisu|hollandaise|cookie dough/u],
    says: [
      'Avoid raw and soft eggs: cook them until white and yolk are **firm, 71 °C (160 °F)**, or take pasteurised eggs. At 63 °C an egg is neither firm nor pasteurised, unless it is held there for more than an hour by a recipe made for that.',
      'In the UK, hens’ eggs stamped with the British Lion count as safe to eat soft, also then.',
    ],
    source: `${sources.fsis}; ${sources.nhs}`,
  },
  {
    asks: [pregnant, /fish|sushi|tuna|salmon|swordfish|seafood|prawn|shrimp|oyster/u],
    says: [
      '**Not at all:** shark, swordfish, marlin, king mackerel and bigeye tuna, for their mercury, and no raw fish or shellfish. Smoked fish only when it is cooked.',
      'At most four tins of tuna or two tuna steaks a week (UK). Well cooked to 63 °C (145 °F), salmon, cod, sardines, prawns and the like are recommended.',
    ],
    source: `${sources.nhs}; ${sources.fda}`,
  },
  {
    asks: [pregnant, /eat|avoid|safe|ok|have|food|should/u],
    says: [
      'Avoid raw and undercooked meat, raw fish and shellfish, raw eggs, unpasteurised milk, soft cheeses with a rind, pâté, liver and alcohol. Heat deli meat and smoked fish until they steam: 74 °C (165 °F).',
      'For anything else ask your midwife or doctor.',
    ],
    source: sources.nhs,
  },
  {
    asks: [
      /kidney beans?|red beans?|(?:dried|dry|raw|uncooked) beans?/u,
      /poison|toxic|safe|raw|slow cook|crock|danger|undercook|red kidney/u,
    ],
    says: [
      '**Raw or half cooked kidney beans are poisonous.** Soak dried ones for at least 5 hours, pour that water away, and boil them hard in fresh water for at least 10 minutes; then simmer until soft.',
      'No: a slow cooker alone does not get hot enough, and makes it worse. Boil them for 10 minutes first. Beans from a tin are cooked already.',
    ],
    source: sources.fda,
  },
  {
    asks: [
      /cookie dough|(?:eat|lick|taste|safe|raw)\b.*cake (?:mix|batter)|\b(?:raw|uncooked) (?:dough|flour|batter|cookie|biscuit)|lick the (?:bowl|spoon)/u,
    ],
    says: [
      '**No, not raw:** flour is a raw food that may hold E. coli, and raw egg may hold salmonella. Baked, both are gone; a dough that is sold to be eaten raw is made of treated flour.',
    ],
    source: sources.cdc,
  },
  {
    asks: [/wash|rinse|rinsing/u, /chicken|poultry|turkey|raw meat|\bmeat\b/u],
    unless: /chopping board|cutting board|hands/u,
    says: [
      '**No, do not wash it:** the splashes spread bacteria (Campylobacter, salmonella) over the sink and what is near. Cooking it to 74 °C (165 °F) kills them. Pat it dry with paper, and wash your hands.',
    ],
    source: `${sources.fsis}; ${sources.fsa}`,
  },
  {
    asks: [/(?:board|knife|plate|tongs|surface)/u, /raw|chicken|meat|salad|same|fish/u],
    unless: /sharpen|stir|fire|recipe|dinner/u,
    says: [
      '**No, never the same one unwashed:** cut the salad first or take a separate board. After raw meat or fish wash board, knife and hands with hot water and soap before anything else touches them.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /mou?ld|mouldy|fuzzy|furry/u,
      /hard cheese|cheddar|parmesan|gruyere|firm (?:cheese|veg)|cabbage|carrot|salami/u,
    ],
    says: [
      'On a **hard cheese**, firm vegetables and salami: cut away at least 2.5 cm (1 inch) around and below the mould, without the knife touching it; the rest may be eaten. Soft, grated or sliced cheese goes away.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/mou?ld|mouldy|fuzzy|furry/u],
    says: [
      '**No, throw it away:** in bread, soft cheese, yogurt, jam, fruit, leftovers and nuts mould goes deeper than one sees, and may make poisons. Only of hard cheese, firm vegetables and salami the rest may be kept, cut 2.5 cm (1 inch) around it.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/potato|spud/u, /green|sprout|eyes|shoots/u],
    unless: /green bean|salad|brussels|recipe|dinner|cook with/u,
    says: [
      'Green and sprouted potatoes hold solanine, which is poisonous and is not destroyed by cooking.',
      'Small green spots and sprouts: cut them out generously, with the eyes, and peel the potato. If it is green all over, wrinkled or bitter, throw it away.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/courgette|zucchini|cucumber|squash|pumpkin|marrow/u, /bitter/u],
    says: [
      '**No, do not eat it: spit it out and throw it away.** A bitter courgette, squash or cucumber holds cucurbitacins, which are poisonous and are not destroyed by cooking.',
    ],
  },
  {
    asks: [
      /mushroom|berries|plant|garlic/u,
      /\bwild\b|found|foraged|forest|woods|garden.*(?:edible|safe)/u,
    ],
    says: [
      '**Never eat a wild mushroom or plant that an expert has not seen:** deadly ones look like edible ones, no test at home tells them apart, and cooking does not help. I cannot identify it.',
    ],
    source: sources.cdc,
  },
  {
    asks: [
      /\b(?:tins?|cans?|canned|tinned|jar|lid)\b/u,
      /dent|bulg|swollen|leak|rust|hiss|spurt|old|expired|out of date|popped/u,
    ],
    unless: /^can (?:i|you|we)\b(?!.*(?:tin|dent|bulg|jar))/u,
    says: [
      '**Throw it away if it bulges, leaks, spurts, is badly rusted or dented at the seam: it can hold the poison of botulism. Do not taste it.**',
      'A small smooth dent away from the seams does no harm.',
    ],
    source: sources.fsis,
  },
  {
    asks: [
      /garlic/u,
      /\boil\b/u,
      /room temp|how long|store|keep|safe|cupboard|counter|botul|infus/u,
    ],
    says: [
      '**Garlic in oil can grow the poison of botulism without any sign.** Keep it in the fridge and use it within 4 days, or freeze it. Never keep it at room temperature.',
    ],
    source: sources.nchfp,
  },
  {
    asks: [
      /\bcan(?:ning)?\b.*(?:vegetables|beans|meat|soup|at home|jars)|preserve .*(?:jars|vegetables)|canning/u,
      /home|jar|pot|water bath|cann(?:ing|er)|boil|mason/u,
    ],
    unless: /^can (?:i|you|we) (?:eat|freeze|use|store|keep|make|cook|boil|reheat)/u,
    says: [
      '**Vegetables, beans, meat and soups are only safe canned in a pressure canner**, by a tested recipe: a pot does not get hotter than 100 °C, and botulism survives that. In a pot only what is sour can be done: fruit, jam, pickles in vinegar.',
    ],
    source: sources.nchfp,
  },
  {
    asks: [/raw milk|unpasteuri[sz]ed/u],
    says: [
      'Raw milk may hold salmonella, E. coli, listeria and Campylobacter: it is a danger above all for children, the pregnant, the old and the ill. Pasteurised milk has the same worth and none of that; heating raw milk to a boil helps too.',
    ],
    source: sources.cdc,
  },
]
