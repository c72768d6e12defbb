import { foodKeeper, idsIn, type KeepingFact } from './keeping-facts.ts'

/** What stays in the cupboard once it is open, or is best put into the fridge, from then on. */
export const openedDryFacts: readonly KeepingFact[] = [
  {
    days: 365,
    ingredients: idsIn(`
      worcestershire-sauce vegan-worcestershire-sauce mustard english-mustard maple-syrup pancake-syrup
    `),
    fact: 'Opened mustard, Worcestershire sauce and syrup keep a year.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn('chocolate-syrup molasses sweetened-coconut desiccated-coconut'),
    fact: 'Opened molasses, chocolate syrup and dried coconut keep six months.',
    source: foodKeeper,
  },
  {
    days: 60,
    ingredients: idsIn('nut-butter peanut-butter sunflower-seed-butter'),
    fact: 'Opened peanut butter keeps two to three months.',
    source: foodKeeper,
  },
  {
    days: 90,
    ingredients: idsIn('oil sesame-oil argan-oil truffle-oil shortening vanaspati copha'),
    fact: 'Opened oil and shortening keep three to five months.',
    source: foodKeeper,
  },
  {
    days: 365,
    ingredients: idsIn('cooking-spray baking-spray'),
    fact: 'Opened cooking spray keeps a year.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn(`
      all-purpose-flour 00-flour bread-flour cake-flour coarse-wheat-flour durum-flour instant-flour
      semolina gluten-free-flour gram-flour rice-flour glutinous-rice-flour cassava-flour potato-flour
      plantain-flour yam-flour masa-harina
    `),
    fact: 'Opened flour keeps six to eight months; other flours count as white flour.',
    source: foodKeeper,
  },
  {
    days: 90,
    ingredients: idsIn(`
      baking-powder angel-food-cake-mix biscuit-mix bread-mix brownie-mix cake-mix cookie-mix
      cornbread-mix gluten-free-cake-mix korean-pancake-mix muffin-mix pancake-mix pizza-dough-mix
    `),
    fact: 'Opened baking powder and baking mixes keep three months.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn('baking-soda'),
    fact: 'Opened baking soda keeps six months.',
    source: foodKeeper,
  },
  {
    days: 120,
    ingredients: idsIn('yeast'),
    fact: 'Opened dry yeast keeps four months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 365,
    ingredients: idsIn('cocoa-powder'),
    fact: 'Opened cocoa keeps a year.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: idsIn('chocolate-frosting ready-made-frosting cream-cheese-frosting'),
    fact: 'An opened tin of frosting keeps a week in the fridge.',
    source: foodKeeper,
  },
  {
    days: 30,
    ingredients: idsIn('marshmallow vegan-marshmallow marshmallow-fluff'),
    fact: 'Opened marshmallows keep a month.',
    source: foodKeeper,
  },
  {
    days: 60,
    ingredients: idsIn('breakfast-cereal cinnamon-square-cereal granola muesli puffed-rice'),
    fact: 'Opened breakfast cereal keeps two to three months.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn(`
      rolled-oat steel-cut-oat oat-bran barley-flake quinoa-flake rye-flake spelt-flake
    `),
    fact: 'Opened oats keep six to twelve months.',
    source: foodKeeper,
  },
  {
    days: 30,
    ingredients: idsIn(`
      cracker breadstick crispbread graham-cracker matzo melba-toast oatcake pretzel rusk rice-cracker
      chocolate-graham-cracker gluten-free-graham-cracker
    `),
    fact: 'Opened crackers keep a month; other crisp bread counts as that.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: idsIn(`
      potato-chip cheese-puff pita-chip plantain-chip shrimp-chip tortilla-chip vegetable-chip
    `),
    fact: 'Opened chips keep one to two weeks.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn(`
      raisin prune date deglet-noor-date medjool-date dried-apple dried-apricot dried-banana
      dried-blueberry dried-cherry dried-cranberry dried-fig dried-fruit dried-mango dried-peach
      dried-pear dried-persimmon dried-pineapple dried-strawberry
    `),
    fact: 'Opened dried fruit keeps six months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 365,
    ingredients: idsIn(`
      rice glutinous-rice pasta gluten-free-pasta cannelloni lasagna pearl-couscous couscous dried-bean
      dried-chickpea dried-fava-bean lentil split-pea mung-bean chana-dal moong-dal toor-dal urad-dal
      soybean
    `),
    fact: 'Opened white rice, dry pasta and dried beans keep a year.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn('brown-rice black-rice red-rice wild-rice wild-rice-blend'),
    fact: 'Opened brown and wild rice keep six months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn(`
      tea herbal-tea chamomile-tea ginger-tea hibiscus-tea peppermint-tea rooibos-tea
    `),
    fact: 'Opened tea keeps six to twelve months.',
    source: foodKeeper,
  },
  {
    days: 60,
    ingredients: idsIn('instant-coffee'),
    fact: 'Opened instant coffee keeps two to three months.',
    source: foodKeeper,
  },
  {
    days: 120,
    categories: ['Nuts & Seeds'],
    fact: 'Opened nuts keep four to six months in the fridge.',
    source: foodKeeper,
  },
]
