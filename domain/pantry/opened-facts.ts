import { chart, foodKeeper, idsIn, type KeepingFact } from './keeping-facts.ts'

/** What is kept in the fridge once it is open, from then on. */
export const openedColdFacts: readonly KeepingFact[] = [
  {
    days: 3,
    ingredients: idsIn(`
      bean white-bean chickpea lupin-bean pigeon-pea refried-beans coconut-milk coconut-cream
      condensed-coconut-milk evaporated-coconut-milk canned-ackee canned-asparagus canned-baked-bean
      canned-beet canned-callaloo canned-carrot canned-cassoulet canned-chicken canned-chili canned-clam
      canned-cockle canned-corn canned-corned-beef canned-corned-beef-hash canned-crab canned-fava-bean
      canned-green-bean canned-mackerel canned-mixed-vegetable canned-mushroom canned-mussel
      canned-octopus canned-pea canned-potato canned-pumpkin canned-ravioli canned-salmon canned-snail
      canned-soup canned-spaghetti canned-spinach canned-sweet-potato canned-tiny-shrimp canned-tuna
      bamboo-shoot baby-corn chestnut-puree chili-beans clam-juice creamed-corn heart-of-palm hominy
      huitlacoche laverbread luncheon-meat mushy-pea palm-nut-concentrate pease-pudding pork-and-beans
      potted-meat pumpkin-pie-filling sardine seasoned-black-beans smoked-oyster straw-mushroom
      stuffed-grape-leaf vienna-sausage water-chestnut young-jackfruit
    `),
    fact: 'An opened tin of beans, vegetables, meat or fish keeps three to four days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: idsIn(`
      broccoli-cheese-soup cheddar-cheese-soup chicken-noodle-soup clam-chowder cream-of-celery-soup
      cream-of-chicken-soup cream-of-mushroom-soup cream-of-onion-soup cream-of-potato-soup
      cream-of-shrimp-soup fish-soup french-onion-soup golden-mushroom-soup lobster-bisque stock dashi
    `),
    fact: 'An opened tin or carton of soup or broth keeps three to four days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 5,
    ingredients: idsIn(`
      canned-tomato canned-tomato-sauce canned-tomato-soup stewed-tomato tomatoes-with-green-chilies
      passata tomato-paste tomate-frito enchilada-sauce sloppy-joe-sauce canned-apricot canned-lychee
      canned-mandarin canned-peach canned-pear canned-sour-cherry fruit-cocktail passion-fruit-pulp
      pineapple-in-juice cranberry-sauce apple-pie-filling blueberry-pie-filling cherry-pie-filling
      peach-pie-filling strawberry-pie-filling sauerkraut roasted-red-pepper pickled-beet
    `),
    fact: 'An opened tin of tomatoes, fruit or what is sour keeps five to seven days in the fridge: its acid helps.',
    source: foodKeeper,
  },
  {
    days: 4,
    ingredients: idsIn('evaporated-milk condensed-milk canned-cream vegan-condensed-milk'),
    fact: 'An opened tin of evaporated milk keeps four to five days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 4,
    ingredients: idsIn('pasta-sauce pizza-sauce vodka-sauce jarred-meat-sauce alfredo-sauce'),
    fact: 'An opened jar of pasta sauce keeps four days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 1,
    ingredients: idsIn('ready-made-gravy'),
    fact: 'Opened gravy keeps one to two days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: idsIn(`
      ham spiral-ham bologna mortadella pastrami deli-chicken deli-turkey deli-roast-beef bierschinken
      corned-beef doctors-sausage liverwurst olive-loaf
    `),
    fact: 'An opened pack of sliced meat keeps three to five days in the fridge.',
    source: chart,
  },
  {
    days: 7,
    ingredients: idsIn(`
      kielbasa andouille-sausage bockwurst cocktail-smoked-sausage falukorv garlic-sausage knackwurst
      krakowska turkey-bacon beef-bacon pancetta
    `),
    fact: 'Opened cooked sausages and bacon keep a week in the fridge.',
    source: chart,
  },
  {
    days: 21,
    ingredients: idsIn('salami chorizo landjaeger paio hungarian-sausage linguica'),
    fact: 'An opened dry sausage keeps three weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 2,
    ingredients: idsIn('caviar salmon-roe masago tobiko vendace-roe'),
    fact: 'Opened caviar keeps two days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: idsIn(`
      bacon frankfurter yogurt fruit-yogurt vanilla-yogurt fruit-greek-yogurt vanilla-greek-yogurt
      vegan-yogurt coconut-yogurt sour-cream creme-fraiche schmand mexican-crema vegan-sour-cream
      cottage-cheese farmer-cheese fromage-blanc quark ricotta kefir buttermilk filmjolk hummus
    `),
    fact: 'Opened bacon, hot dogs, yogurt, sour cream, cottage cheese and hummus keep a week in the fridge.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: idsIn(`
      brie camembert goat-cheese mascarpone brillat-savarin chaource epoisses burrata bocconcini
      buffalo-mozzarella crottin robiola saint-marcellin reblochon taleggio stracchino queso-fresco
    `),
    fact: 'Opened soft cheese keeps one to two weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 14,
    ingredients: idsIn(`
      cream-cheese vegan-cream-cheese chive-and-onion-cream-cheese olive black-olive green-olive
    `),
    fact: 'Opened cream cheese and olives keep two weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 21,
    ingredients: idsIn('cheese'),
    fact: 'Opened hard cheese keeps three to four weeks in the fridge.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: idsIn(`
      half-and-half light-cream heavy-cream cooking-cream thickened-cream fat-free-half-and-half
    `),
    fact: 'Opened half-and-half and cream keep three to four days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: idsIn('egg-substitute liquid-egg liquid-egg-white eggnog'),
    fact: 'Opened liquid eggs and eggnog keep three days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 2,
    ingredients: idsIn('chocolate-pudding vanilla-pudding'),
    fact: 'Opened pudding keeps two days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: idsIn('tofu'),
    fact: 'Tofu keeps a week in the fridge.',
    source: foodKeeper,
  },
  {
    days: 3,
    ingredients: idsIn('pesto red-pesto vegan-pesto pistou ready-made-guacamole'),
    fact: 'Opened pesto and guacamole keep three days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 7,
    ingredients: idsIn(`
      fruit-juice apple-juice orange-juice carrot-juice cherry-juice cranberry-juice grape-juice
      grapefruit-juice mango-juice passion-fruit-juice pear-juice pineapple-juice pomegranate-juice
      prune-juice tangerine-juice tomato-juice vegetable-juice apricot-nectar guava-nectar peach-nectar
      tomato-clam-juice plant-milk soy-milk
    `),
    fact: 'Opened juice and soy milk keep seven to ten days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 2,
    ingredients: idsIn(`
      cola club-soda cream-soda energy-drink ginger-ale ginger-beer grapefruit-soda guarana-soda
      lemon-lime-soda orange-soda pepper-soda root-beer tonic-water sparkling-apple-juice malta
    `),
    fact: 'An opened bottle of a fizzy drink keeps two to three days in the fridge.',
    source: foodKeeper,
  },
  {
    days: 60,
    ingredients: idsIn('mayonnaise vegan-mayonnaise spicy-mayonnaise'),
    fact: 'Opened mayonnaise keeps two months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 180,
    ingredients: idsIn(`
      ketchup banana-ketchup tomato-chili-sauce jam apple-butter guava-jelly mint-jelly pepper-jelly
    `),
    fact: 'Opened ketchup, jam and jelly keep six months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 90,
    ingredients: idsIn(`
      alabama-white-sauce balsamic-vinaigrette blue-cheese-dressing bottled-caesar-dressing
      coleslaw-dressing french-dressing greek-dressing italian-dressing poppy-seed-dressing ranch-dressing
      raspberry-vinaigrette sesame-dressing thousand-island-dressing salad-cream horseradish
      horseradish-sauce miso sun-dried-tomato
    `),
    fact: 'Opened salad dressing, horseradish, miso and dried tomatoes in oil keep three months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 120,
    ingredients: idsIn('barbecue-sauce mustard-barbecue-sauce vinegar-barbecue-sauce'),
    fact: 'Opened barbecue sauce keeps four months in the fridge.',
    source: foodKeeper,
  },
  {
    days: 30,
    ingredients: idsIn(`
      chutney mango-chutney tamarind-chutney salsa taco-sauce pickle gherkin cornichon pickle-relish
      dill-relish
    `),
    fact: 'Opened chutney, salsa and pickles keep a month and more in the fridge.',
    source: foodKeeper,
  },
]
