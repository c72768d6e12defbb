import { expect, test } from 'vitest'
import { needsSecondPot } from './second-pot.ts'

test.each<[string, readonly string[]]>([
  [
    'pasta in a pot, sauce in a pan',
    ['Boil the pasta in a big pot.', 'Warm the oil in a wide pan.'],
  ],
  [
    'meanwhile in a big pot',
    ['Heat the oil in a pan and fry the onion.', 'Meanwhile boil the pasta in a big pot.'],
  ],
  ['in another pan', ['Fry the onion in a pan.', 'Toast the nuts in another pan.']],
  ['in a second pan', ['Fry the potatoes in the widest pan.', 'Fry the eggs in a second pan.']],
  ['in a separate pot', ['Simmer the lentils in a pot.', 'Cook the rice in a separate pot.']],
  [
    'in its own pot',
    ['Keep the stock just below a simmer in its own pot.', 'Cook the rice in a wide pot.'],
  ],
  ['in the other pot', ['Cook the peas in the other pot for 3 minutes.']],
  ['in two pans at once', ['Heat the oil in two pans and divide the steaks between them.']],
  [
    'into a second one',
    ['Brown the thighs in a wide pan.', 'Take two spoonfuls of the fat into a second one.'],
  ],
  [
    'a small pan beside a pot',
    ['Put the lentils in a pot and simmer 20 minutes.', 'Heat the ghee in a small pan.'],
  ],
  [
    'a saucepan and a frying pan',
    ['Cook the peas in a saucepan.', 'Fry the eggs in a frying pan.'],
  ],
  [
    'a casserole and a skillet',
    ['Simmer the beans in a casserole.', 'Brown the sausages in a skillet.'],
  ],
  ['a pot and a wok', ['Cook the rice in a pot.', 'Heat the oil in a wok until it smokes.']],
  [
    'a pot and a griddle',
    ['Simmer the beans in a pot.', 'Heat a griddle and cook the flatbreads.'],
  ],
  [
    'a dry pan, then a pot',
    ['Toast the seeds in a dry pan and tip them out.', 'Heat the oil in a pot.'],
  ],
  [
    'a pan, and a pan of water',
    ['Fry the bacon in a wide pan.', 'Boil a large pan of water for the pasta.'],
  ],
  [
    'a full pan and a dry one',
    ['Fry the chicken in a wide pan until it is done.', 'Warm the tortillas in a dry pan.'],
  ],
  [
    'boiling water beside a pan',
    ['Fry the onion in a wide pan.', 'Cook the pasta in boiling salted water, and drain.'],
  ],
  [
    'boil them in plenty of water beside a pan',
    ['Fry the onion in a wide pan.', 'Boil the noodles in plenty of water.'],
  ],
  [
    'eggs boiled meanwhile',
    [
      'Put the rice in a big pot with 2 litres of water and simmer it.',
      'Meanwhile boil the eggs for 7 minutes.',
    ],
  ],
  [
    'rice boiled meanwhile',
    [
      'Simmer the curry in a pot for 20 minutes.',
      'Meanwhile rinse the rice and bring it to a boil in 400 ml of water.',
    ],
  ],
  [
    'rice while it simmers',
    [
      'Add the tomatoes to the pot and simmer 15 minutes.',
      'While it simmers, bring the rice to a boil in 450 ml of water.',
    ],
  ],
  [
    'while the patties fry',
    [
      'While the patties fry, cook the cabbage in boiling salted water.',
      'Heat the oil in a wide pan.',
    ],
  ],
  [
    'butter melted meanwhile',
    ['Boil the pasta in plenty of water.', 'Meanwhile melt the butter in a wide pan.'],
  ],
  [
    'drained after meanwhile',
    [
      'Boil the pasta in 2 litres of water, and drain it well.',
      'Meanwhile melt the butter in a wide nonstick pan.',
    ],
  ],
  [
    'a sauce in no named vessel',
    [
      'Boil the potatoes in their skins for 25 minutes.',
      'Meanwhile simmer the tamarind with the sugar.',
    ],
  ],
  [
    'milk warmed meanwhile',
    [
      'Cook the potatoes in a pot and drain them. Put them back into the hot pot.',
      'Warm the milk meanwhile until it steams.',
    ],
  ],
  [
    'noodles as the packet says',
    [
      'Pour the stock into a pot and simmer 20 minutes.',
      'Meanwhile cook the noodles as the packet says.',
    ],
  ],
  [
    'rice on its own, then a pan',
    [
      'Bring the rice to a boil in 300 ml of water and cook it over the lowest heat for 16 minutes.',
      'Heat the oil in a pan.',
    ],
  ],
  [
    'butter kept warm, then a pan',
    ['Melt the butter over the lowest heat and keep it just warm.', 'Heat a dry cast-iron pan.'],
  ],
  [
    'water put on first',
    ['Bring 3 litres of water to a boil with the salt.', 'Warm the oil in a wide pan.'],
  ],
  [
    'a pot of water, and something in fat',
    ['Bring a pot of water to a boil.', 'Fry the garlic in the oil over low heat.'],
  ],
  [
    'a pot of water, and the pan',
    ['Salt a pot of boiling water.', 'Cook the tomatoes until the pan shows behind the spoon.'],
  ],
  [
    'hot dogs in hot water',
    ['Fry the onion in a pan.', 'Put the sausages into hot water and warm them for 8 minutes.'],
  ],
  [
    'poached beside the sauce',
    ['Simmer the sauce in a pot.', 'Poach the eggs in barely simmering water.'],
  ],
  [
    'stock kept hot',
    ['Heat the stock in a saucepan and keep it just steaming.', 'Melt the butter in a wide pot.'],
  ],
])('needs a second pot: %s', (_, steps) => expect(needsSecondPot(steps)).toBe(true))

test.each<[string, readonly string[]]>([
  ['nothing on the hob', ['Heat the oven to 200 °C (400 °F).', 'Roast for 40 minutes on a tray.']],
  ['a salad', ['Slice the cucumber.', 'Stir it with the dressing in a bowl.']],
  [
    'one pan',
    [
      'Heat the oil in a wide pan over medium heat.',
      'Add the onion and fry for 8 minutes.',
      'Take the pan off the heat.',
    ],
  ],
  [
    'one pot',
    ['Put the lentils in a pot with 1 litre of water.', 'Bring to a boil and simmer 20 minutes.'],
  ],
  [
    'in the same pan',
    ['Fry the bacon in a wide pan and lift it out.', 'Fry the onion in the same pan.'],
  ],
  [
    'in the wiped pan',
    [
      'Fry the mushrooms in a wide pan. Tip them into a bowl.',
      'Fry the tortillas in the wiped pan.',
    ],
  ],
  [
    'wipe the pan',
    ['Fry the rice in a frying pan.', 'Wipe out the pan.', 'Melt the butter in the pan.'],
  ],
  [
    'drain, and return to the pot',
    [
      'Boil the pasta in a big pot of salted water.',
      'Drain, and return to the pot.',
      'Stir in the cream over low heat.',
    ],
  ],
  [
    'in the empty pot',
    ['Boil the potatoes in a pot and drain them.', 'Warm the milk in the empty pot.'],
  ],
  [
    'in the same water',
    [
      'Cook the beans in a big pot of boiling salted water for 4 minutes.',
      'Add the pasta to the same water.',
    ],
  ],
  [
    'a pot of water, then boiling water',
    ['Bring a big pot of water to a boil.', 'Cook the pasta in boiling salted water.'],
  ],
  ['toasted first', ['Toast the cumin in a dry pan for a minute.', 'Heat the oil in a wide pan.']],
  [
    'lifted out first',
    [
      'Brown the chicken in a wide pan and lift it onto a plate.',
      'Heat the rest of the oil in a wide pan.',
    ],
  ],
  [
    'boiled and drained first',
    ['Cook the noodles in boiling water and drain them.', 'Heat the oil in a wok.'],
  ],
  [
    'eggs boiled and peeled first',
    [
      'Boil the eggs for 9 minutes, cool them under the tap, peel them.',
      'Heat the oil in a wide pan.',
    ],
  ],
  [
    'shaped into patties',
    [
      'Fry the onion in a little oil over medium heat.',
      'Mix it with the meat. Shape it into patties.',
      'Heat the oil in a wide pan.',
    ],
  ],
  ['a wok or a wide pan', ['Heat the oil in a wok or wide pan over high heat.']],
  ['a wok or a deep pan', ['Heat the oil in a wok or a small deep pan.']],
  [
    'a dry pan or the oven',
    ['Fry the beef in a wide pan.', 'Warm the tortillas in a dry pan or in the oven.'],
  ],
  [
    'a flame or a dry pan',
    ['Fry the fish in a wide pan.', 'Warm the tortillas over a flame or in a dry pan.'],
  ],
  [
    'boiling water from a kettle',
    ['Pour boiling water over the couscous and leave it for 8 minutes.', 'Heat the oil in a pan.'],
  ],
  ['soaked in hot water', ['Soak the noodles in hot water.', 'Heat the oil in a wok.']],
  [
    'boiling water poured into the pan',
    ['Fry the rice in a wide pan.', 'Pour in 350 ml of boiling water.'],
  ],
  [
    'a baking dish',
    ['Soften the leeks in a wide pan.', 'Tip them into a baking dish and bake for 30 minutes.'],
  ],
  [
    'a roasting pan',
    ['Brown the meat in a heavy pan.', 'Put it in a roasting pan and into the oven.'],
  ],
  ['a baking pan', ['Line a 20 cm (8 in) baking pan with paper.', 'Melt the butter in a pot.']],
  ['a loaf tin', ['Melt the butter in a small pan.', 'Scrape the batter into a loaf tin.']],
  ['under a lid', ['Fry the eggs in a pan under a lid.']],
  ['pressed with a pan', ['Fry the sandwich in a wide pan, and weigh it down with a heavy pot.']],
  ['butter for the pan', ['Keep most of the butter for the pan.', 'Melt the rest in a wide pan.']],
  ['boil it down', ['Simmer the berries in a pot.', 'Boil it for a minute, and let it cool.']],
  [
    'the sauce boils down',
    ['Brown the chicken in a heavy pot.', 'Boil the sauce down for 8 minutes.'],
  ],
  [
    'toast beside it',
    [
      'Boil a pot of water and lower the eggs in.',
      'Meanwhile toast the bread, and spread it with the butter.',
    ],
  ],
  [
    'the oven meanwhile',
    ['Fry the beef in a wide pan.', 'Meanwhile warm the shells in the oven for 4 minutes.'],
  ],
  [
    'chopped meanwhile',
    ['Simmer the soup in a pot for 20 minutes.', 'Meanwhile chop the parsley finely.'],
  ],
  [
    'added while it simmers',
    ['Simmer the lentils in a pot.', 'While it simmers, add the potatoes for the last 5 minutes.'],
  ],
  [
    'a second pan as a wish',
    ['Fry the pancakes in a pan.', 'Use a second pan, or cook the rest after it.'],
  ],
  [
    'with only one pan',
    ['Heat the oil in each of two nonstick pans.', 'With only one pan, it takes longer.'],
  ],
  ['never in a pan', ['Cook the pasta in a pot.', 'Never heat the pesto in a pan.']],
  [
    'a slow cooker after a pan',
    ['Brown the beef in a wide pan.', 'Put it in the slow cooker for 8 hours.'],
  ],
  ['in two goes', ['Fry the cakes in a wide pan, in two goes.']],
  ['a Dutch oven for bread', ['Heat a Dutch oven in the oven.', 'Bake the bread in the pot.']],
])('needs one at most: %s', (_, steps) => expect(needsSecondPot(steps)).toBe(false))
