import { expect, it } from 'vitest'
import { workOfRecipe } from './work-of-recipe.ts'

const recipe = {
  id: 1,
  isFallback: false,
  activeMinutes: 20 as number | null,
  readyInMinutes: 65,
  assumed: [] as string[],
  mealType: ['dinner'],
}
const workOf = (instructions: string[], change: Partial<typeof recipe> = {}) => {
  const work = workOfRecipe({ ...recipe, ...change, instructions }, 0)
  if (work === null) throw new Error('there are steps')
  return work
}
const inShort = (instructions: string[], change?: Partial<typeof recipe>) =>
  workOf(instructions, change).phases.map(({ isHands, minutes, place, isEstimated }) =>
    [
      isHands ? 'hands' : 'waits',
      minutes,
      place?.kind ?? 'nowhere',
      place?.kind === 'oven' ? place.celsius : '',
      isEstimated ? 'estimated' : '',
    ]
      .filter((each) => each !== '')
      .join(' '),
  )

it('tells what the hands do from what does itself, and where', () => {
  expect(
    inShort([
      'Heat the oven to 200 °C (400 °F). Peel and cut the potatoes into wedges, and toss them with the oil and salt.',
      'Roast 40 minutes. Turn them and roast 5 minutes more, until golden.',
    ]),
  ).toEqual([
    'hands 16 nowhere estimated',
    'hands 1 nowhere estimated',
    'waits 40 oven 200',
    'hands 3 nowhere estimated',
    'waits 5 oven 200',
  ])
})

it('lets pasta boil for as long as a packet says, and no longer', () => {
  const steps = [
    'Start the spaghetti in the boiling water and cook it 1 minute short of the packet’s time.',
    'Lift it into the sauce.',
  ]
  expect(inShort(steps)).toEqual([
    expect.stringMatching(/^hands \d+ hob estimated$/),
    'waits 10 hob estimated',
    expect.stringMatching(/^hands \d+ nowhere estimated$/),
  ])
  const { phases, follows } = workOf(steps)
  expect(follows.find(({ from }) => from === phases[1]?.id)?.hold).toBe(5)
  // A time that stands there is the one that counts.
  const timed = [
    'Drop the noodles into the broth and boil for as long as the packet says, about 7 minutes.',
  ]
  expect(inShort(timed).join()).toContain('7 hob')
  expect(inShort(timed).join()).not.toContain('10 hob')
})

it('shares the time of the recipe where no step says any, and marks it', () => {
  const [cut, fry] = workOf(['Cut the onions into fine dice.', 'Fry them 5 minutes, stirring.'], {
    activeMinutes: 15,
    readyInMinutes: 15,
  }).phases
  expect([cut?.isEstimated, fry?.isEstimated]).toEqual([true, false])
  expect((cut?.minutes ?? 0) + (fry?.minutes ?? 0)).toBe(15)
})

it('gives what a total leaves to waiting that nobody timed', () => {
  const waits = workOf(
    [
      'Mix flour, water, salt and yeast into a dough.',
      'Leave it to rise until doubled.',
      'Shape it.',
    ],
    { activeMinutes: 10, readyInMinutes: 100 },
  ).phases.filter(({ isHands }) => !isHands)
  expect(waits).toMatchObject([{ minutes: 90, isEstimated: true, place: null }])
})

it('begins what is done meanwhile when the hands are free, and ends both before the next step', () => {
  const { phases, follows } = workOf([
    'Fry the onions 15 minutes, stirring, until brown.',
    'Meanwhile boil the potatoes 12 minutes.',
    'Mix both.',
  ])
  const [onions, frying, potatoes, boiling, mix] = phases
  expect([frying?.isHands, boiling?.isHands]).toEqual([false, false])
  const pairs = follows.map(({ from, to }) => [from, to])
  expect(pairs).toContainEqual([onions?.id, potatoes?.id])
  expect(pairs).toContainEqual([frying?.id, mix?.id])
  expect(pairs).toContainEqual([boiling?.id, mix?.id])
})

it('knows what stands when it is done', () => {
  const stands = (steps: string[], mealType = ['dinner']) => workOf(steps, { mealType }).stands
  expect(stands(['Fry the steaks 6 minutes.'])).toBe(5)
  expect(stands(['Simmer the stew 40 minutes.'])).toBe(20)
  expect(stands(['Toss the leaves with the dressing.'])).toBe(Infinity)
  expect(stands(['Simmer the milk 15 minutes.', 'Chill it for 2 hours.'])).toBe(Infinity)
  expect(stands(['Bake the cake 40 minutes.'], ['dessert'])).toBe(Infinity)
})

it('reads the heat of an oven in either measure, and not that of oil or of meat', () => {
  const degrees = (text: string) => {
    const place = workOf([text, 'Bake 20 minutes.']).phases.at(-1)?.place
    return place?.kind === 'oven' ? place.celsius : undefined
  }
  expect(degrees('Heat the oven to 180 °C (350 °F).')).toBe(180)
  expect(degrees('Heat the oven to 400 °F.')).toBe(205)
  expect(degrees('Heat the oil to 175 °C.')).toBeNull()
})

it('has nothing for steps that are closed', () => {
  expect(workOfRecipe({ ...recipe, instructions: null }, 0)).toBeNull()
})
