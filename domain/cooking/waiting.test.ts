import { expect, test } from 'vitest'
import { timersIn } from './timers.ts'
import { isWaiting } from './waiting.ts'

const waitsIn = (step: string) => timersIn(step).map((timer) => isWaiting(step, timer))

test.each([
  'Bake 40–45 minutes, until the top is deep brown.',
  'Roast 25 minutes, turning once, until the cubes are brown.',
  'Chill for at least 4 hours.',
  'Cover and chill at least 8 hours.',
  'Rest the batter for 30 minutes.',
  'Soak the rice noodles in lukewarm water for 30 minutes.',
  'Let it stand 5 minutes before cutting.',
  'Toss the eggplant with the salt and leave it in a sieve for 15 minutes.',
  'Cover and forget it on the counter for 8 hours.',
  'Pour in the water, cover, and simmer 25 minutes on low.',
  'Simmer 2 hours, stirring every 20 minutes.',
  'Stir in the stock and simmer 20 minutes with the lid ajar.',
  'Cover, turn the heat to low and cook 12 minutes.',
  'Bring it to a simmer, cover, and put it in the oven for 2 hours.',
  'Take it off the heat and wait 10 minutes.',
])('one waits: %s', (step) => {
  expect(waitsIn(step)).toEqual([true])
})

test.each([
  'Fry the onions for 14 minutes, stirring.',
  'Simmer 20 minutes, stirring often, until it is thick.',
  'Simmer 6 minutes.',
  'Cook the onion and jalapeño 8 minutes, until soft.',
  'Boil hard for 10 minutes.',
  'Whisk the yolks over the steam for 8 minutes.',
  'Knead 8–10 minutes, until the dough is smooth.',
  'Let it bubble 5 minutes.',
  'Let it brown for 6 minutes.',
  'Bake 6 minutes a side, basting all the time.',
  'Wait 1 minute.',
  'Brown the beef in three batches, 8 minutes each.',
  'Don’t move them for 12 minutes; the fat runs out slowly.',
  'Broil 6 minutes. Watch it.',
  'Bake 8 minutes. Watch it, for sugar burns.',
  'Simmer 20 minutes, until the sauce coats a spoon.',
  'Simmer 20 minutes over low heat, with no lid, until hardly any liquid is left.',
  'Cover and cook 6 minutes, until the whites are set.',
  'Simmer 20 minutes. Stir often, right into the corners.',
])('the cook stays: %s', (step) => {
  expect(waitsIn(step)).toEqual([false])
})

test('each time of a step is judged by its own words', () => {
  const step =
    'Fry the meat for 8 minutes, turning it. Cover and simmer 40 minutes. Rest 10 minutes.'
  expect(waitsIn(step)).toEqual([false, true, true])
})
