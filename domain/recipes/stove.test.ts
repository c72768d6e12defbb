import { expect, test } from 'vitest'
import { needsStove } from './stove.ts'

test.each([
  'Heat the oil in a wide pan over medium heat.',
  'Bring a large pot of water to a boil with the salt.',
  'Simmer for 20 minutes, until thick.',
  'Cook the broccoli in boiling salted water for 4 minutes, and drain.',
  'Lower the eggs into simmering water and cook them 10 minutes.',
  'Heat 4 cm (1 1/2 in) of vegetable oil in a deep pan to 175 °C (350 °F).',
  'Boil a large pot of water.',
  'Warm the pitas in a dry pan for 3 minutes.',
  'Melt the butter in your crêpe pan.',
  'Take it off the heat and stir in the cream.',
])('needs a stove: %s', (step) => expect(needsStove([step])).toBe(true))

test.each([
  'Heat the oven to 220 °C (425 °F). Roast for 40 minutes.',
  'Put a cast-iron pan in the oven and heat both to 240 °C (475 °F).',
  'Pour over the couscous as much boiling water as covers it, and leave under a lid for 8 minutes.',
  'Warm the pitas in a dry pan or in the oven for 3 minutes.',
  'Cook it in the microwave at 800 watts for 70 seconds.',
  'Boil it in the microwave at 800 watts for 5 minutes.',
  'Heat the air fryer to 190 °C (375 °F). Cook 11 minutes.',
  'Put it all in the slow cooker for 8 hours.',
  'Line a 20 cm (8 in) baking pan with paper.',
  'Fold in the beans and taste it.',
])('needs none: %s', (step) => expect(needsStove([step])).toBe(false))
