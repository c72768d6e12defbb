import type { IngredientId } from '../../ingredients/vocabulary.ts'

const list = `
  lamb: mint rosemary garlic cumin potato eggplant yogurt lemon apricot
  beef: horseradish mustard mushroom thyme red-wine onion carrot black-pepper
  beef-steak: black-pepper mushroom butter mustard parsley garlic red-wine
  pork: apple sage mustard fennel-seed cabbage potato carrot garlic
  chicken: thyme tarragon lemon garlic rosemary sage parsley paprika mushroom
  turkey: sage thyme cranberry chestnut orange
  duck: orange cherry ginger star-anise cabbage
  fish: dill parsley chives tarragon lemon fennel caper
  white-fish: dill parsley chives lemon fennel caper potato
  cod: parsley dill lemon potato tomato olive chorizo
  salmon: dill lemon potato asparagus cucumber spinach green-bean horseradish rice soy-sauce
  tuna: caper olive lemon tomato white-bean sesame-oil
  shrimp: garlic lime chili cilantro coconut-milk ginger
  tofu: soy-sauce ginger garlic scallion sesame-oil chili mushroom broccoli
  egg: chives spinach tomato mushroom dill bacon
  potato: rosemary chives dill leek nutmeg butter cheddar
  carrot: cumin coriander-seed ginger cinnamon caraway orange dill
  cauliflower: cumin curry-powder turmeric cheddar lemon nutmeg mustard
  broccoli: garlic lemon chili almond soy-sauce parmesan
  cabbage: caraway apple bacon mustard potato
  beet: dill orange apple horseradish goat-cheese feta walnut
  pumpkin: sage nutmeg cinnamon ginger chili coconut-milk
  butternut-squash: sage nutmeg cinnamon ginger chili coconut-milk
  tomato: basil dried-oregano garlic mozzarella olive-oil onion
  eggplant: tomato basil tahini garlic mint
  zucchini: mint basil lemon feta tomato garlic
  mushroom: thyme garlic parsley heavy-cream onion
  spinach: nutmeg garlic lemon feta chickpea
  asparagus: lemon egg parmesan tarragon butter
  pea: mint bacon onion lemon
  green-bean: garlic almond tomato dill summer-savory
  leek: potato heavy-cream thyme mustard cheddar
  onion: thyme sage cheddar beef
  bell-pepper: tomato onion paprika feta basil
  sweet-potato: lime chili cumin coconut-milk ginger black-bean
  lentil: cumin carrot spinach tomato lemon cilantro
  chickpea: cumin lemon tahini spinach tomato cilantro paprika
  black-bean: lime cumin cilantro corn avocado
  rice: cilantro lime ginger pea saffron coconut-milk
  pasta: tomato basil garlic parmesan olive-oil mushroom
  avocado: lime cilantro tomato chili egg
  hummus: pita carrot cucumber bell-pepper olive
  feta: watermelon mint olive tomato cucumber
  goat-cheese: beet honey thyme fig walnut
  blue-cheese: pear walnut honey celery
  apple: cinnamon nutmeg clove ginger cardamom pork cheddar
  pear: ginger cinnamon blue-cheese walnut dark-chocolate
  strawberry: basil mint balsamic-vinegar heavy-cream black-pepper lemon
  raspberry: dark-chocolate lemon almond vanilla-extract
  banana: dark-chocolate peanut-butter cinnamon honey rolled-oat
  orange: dark-chocolate cinnamon fennel ginger
  lemon: thyme basil mint fish chicken
  mango: lime chili coconut-milk cilantro
  rhubarb: ginger strawberry orange vanilla-extract
  plum: cinnamon star-anise ginger almond
  dark-chocolate: orange raspberry chili coffee mint hazelnut
`

/** What goes with a food, best first, by ids. Of a food that is not here, its kind counts. */
export const pairs: ReadonlyMap<IngredientId, readonly IngredientId[]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [food = '', partners = ''] = line.trim().split(':')
      return [food, partners.trim().split(' ')] as const
    }),
)

/** What is served beside a dish that is no ingredient. */
export const besides: readonly { words: RegExp; foods: readonly IngredientId[] }[] = [
  {
    words: /chill?i (?:con|sin)|\bchill?i\b/u,
    foods: ['rice', 'flour-tortilla', 'sour-cream', 'avocado', 'cornbread', 'lime'],
  },
  { words: /curry|dal\b/u, foods: ['rice', 'naan', 'yogurt', 'cucumber', 'mango-chutney'] },
  { words: /stew|goulash|casserole/u, foods: ['potato', 'bread', 'rice', 'cabbage'] },
  { words: /burgers?/u, foods: ['potato', 'lettuce', 'tomato', 'pickle', 'coleslaw'] },
  { words: /soup/u, foods: ['bread', 'cheddar', 'parsley', 'heavy-cream'] },
  { words: /bolognese|lasagne?|pasta/u, foods: ['lettuce', 'parmesan', 'bread', 'basil'] },
  { words: /falafel/u, foods: ['pita', 'hummus', 'cucumber', 'tomato', 'lettuce'] },
  {
    words: /pancakes?|waffles?/u,
    foods: ['maple-syrup', 'banana', 'blueberry', 'lemon', 'strawberry'],
  },
  { words: /risotto/u, foods: ['lettuce', 'asparagus', 'mushroom', 'parmesan'] },
  { words: /quiche|omelett?e|frittata/u, foods: ['lettuce', 'tomato', 'potato', 'bread'] },
]
