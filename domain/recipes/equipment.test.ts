import { expect, test } from 'vitest'
import { equipmentIn } from './equipment.ts'

test.each([
  ['Heat the oven to 200 °C (400 °F).', 'oven'],
  ['Bake for 20 minutes, until they rise.', 'oven'],
  ['Put a tray in the oven and heat both to 230 °C (450 °F).', 'oven'],
  ['Roast 50–55 minutes, until they collapse.', 'oven'],
  ['Heat the grill (broiler) to high.', 'broiler (grill)'],
  ['Broil 3–4 minutes, until the cheese blisters.', 'broiler (grill)'],
  ['Turn on the grill (broiler) and put it under the grill.', 'broiler (grill)'],
  ['Slide the pan under the grill for 2 minutes.', 'broiler (grill)'],
  ['Heat the grill, or a lightly greased grill pan, until very hot.', 'barbecue or grill pan'],
  ['Cook it on the barbecue, 4 minutes a side.', 'barbecue or grill pan'],
  ['Cook it in the microwave at 800 watts for 70 seconds.', 'microwave'],
  ['Set the air fryer to 200 °C (390 °F) and bake 8 minutes.', 'air fryer'],
  ['Put all of it in the slow cooker.', 'slow cooker'],
  ['Close the pressure cooker.', 'pressure cooker'],
  ['Blend it smooth.', 'blender'],
  ['Blend it with a stick or jug blender.', 'blender'],
  ['Grind it in a blender or food processor.', 'blender'],
  ['Pulse the chickpeas in a food processor.', 'food processor'],
  ['Put the dates in a food processor and blend them to a paste.', 'food processor'],
  ['Beat the whites with an electric whisk.', 'mixer'],
  ['Heat a wok until it smokes.', 'wok'],
  ['Set it in a steamer over simmering water.', 'steamer'],
  ['Ladle the batter into the waffle iron.', 'waffle iron'],
  ['Pound the garlic in a mortar.', 'mortar'],
  ['Roll out the dough on flour as thin as a coin.', 'rolling pin'],
  ['Roll it out to a thin round.', 'rolling pin'],
  ['Cook until a thermometer shows 74 °C (165 °F).', 'thermometer'],
  ['The thickest piece must read at least 74 °C (165 °F).', 'thermometer'],
  ['Churn it in an ice cream maker.', 'ice cream maker'],
])('%s needs: %s', (step, needed) => {
  expect(equipmentIn([step])).toEqual([needed])
})

test.each([
  'Brown it in a Dutch oven.',
  'Fry the oven-ready chips in a pan.',
  'Set it in an ovenproof pan and put on oven gloves.',
  'Warm it in a pan or in the oven.',
  'Heat a wok or a large pan.',
  'Heat a grill, the broiler or a heavy pan until it is very hot.',
  'Crush them in a mortar or a sturdy bowl.',
  'Put in the broccoli, in a steamer basket or straight in the water.',
  'Beat it with a whisk or mixer for 4 minutes.',
  'A blender makes glue of it.',
  'A food processor would turn the potatoes to glue.',
  'Warm the noodles a minute in the microwave, or rinse them.',
  'Leave it rough, or blend it smooth.',
  'Mash them by hand, or blend them for 3 minutes.',
  'Lay the Mexican cheese blend on it.',
  'Stir in the spice blend and blend in the cream.',
  'Lay baking paper on a baking sheet.',
  'Stir the barbecue sauce into what stays.',
  'Roll it up tight like a cigar.',
  'Roll up the leaves and cut them as thin as grass.',
  'Roll the dough into twenty balls.',
  'Roast the semolina in a dry pan for 5 minutes.',
  'Read the label of the stock.',
  'Mix the spices for a pasta bake.',
])('%s needs nothing special', (step) => {
  expect(equipmentIn([step])).toEqual([])
})

test('an oven that only keeps the first ones warm is not needed, one that bakes is', () => {
  const warm = ['Heat the oven to 100 °C (210 °F).', 'Keep the first ones warm in the oven.']
  expect(equipmentIn(warm)).toEqual([])
  expect(equipmentIn(['Heat the oven to 100 °C (210 °F) and dry them 2 hours.'])).toEqual(['oven'])
})

test('each thing is named once, in the order of the list', () => {
  const steps = ['Blend it.', 'Heat the oven.', 'Bake it for 20 minutes.', 'Blend the rest.']
  expect(equipmentIn(steps)).toEqual(['oven', 'blender'])
  expect(equipmentIn([])).toEqual([])
})
