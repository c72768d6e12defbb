import { describe, expect, it } from 'vitest'
import { sortLines } from './beside-food.ts'

const namesIn = (...texts: string[]) => {
  const lines = texts.map((text) => ({ text, section: null, chosen: null }))
  const { foods, equipment, remarks } = sortLines(lines)
  return { foods: foods.map(({ text }) => text), equipment, remarks }
}

describe('what nobody eats is no food', () => {
  it.each([
    'wooden skewers, soaked in water for 30 minutes',
    '10 pcs bamboo skewers',
    'Parchment paper',
    '1 gallon-size zip-top bag',
    'A 12-cup muffin tin',
    'Kitchen twine (for tying)',
    '1 piping bag fitted with a star tip',
    '2 cups hickory wood chips, soaked',
    'Special equipment: a 9-inch pie plate and a candy thermometer',
    'You will need: an instant-read thermometer',
    '4 pint canning jars with lids',
    '8 lollipop sticks',
    'Mortar and pestle',
  ])('%s', (text) => {
    expect(namesIn('2 eggs', text)).toEqual({ foods: ['2 eggs'], equipment: [text], remarks: [] })
  })
})

describe('what may be eaten stays', () => {
  it.each([
    '1 cup apple chips',
    '12 peppermint candy sticks',
    '2 cinnamon sticks',
    '4 chicken skewers',
    '3 tea bags',
    'string cheese',
    'Paper-thin slices of prosciutto',
    'Parchment paper brushed with peanut oil',
    '1 muffin tin filled with batter',
    'foil and butter, for the dish',
    'cooking spray for the baking dish',
    '12 mini phyllo cups',
    'plank salmon',
    '1 pan cornbread',
    '1 jar sun-dried tomatoes',
    'cheesecloth with a bouquet garni',
  ])('%s', (text) => {
    expect(namesIn('2 eggs', text).foods).toEqual(['2 eggs', text])
  })
})

describe('remarks name no food', () => {
  it.each([
    'See notes below',
    'Note: see recipe notes',
    'Serves 4 to 6',
    'Makes 2 dozen',
    'Enjoy!',
  ])('%s', (text) => {
    expect(namesIn('2 eggs', text)).toEqual({ foods: ['2 eggs'], equipment: [], remarks: [text] })
  })

  it.each([
    'See notes for the peanut sauce',
    'Serve with rice',
    'Makes 2 cups pesto',
    'Tips of asparagus',
  ])('but these may: %s', (text) => {
    expect(namesIn('2 eggs', text).foods).toContain(text)
  })
})

it('leaves a list as it is where nothing else is in it', () => {
  expect(namesIn('Parchment paper', 'Enjoy!').foods).toEqual(['Parchment paper', 'Enjoy!'])
})

it('puts what would do instead behind the line above it', () => {
  expect(namesIn('30 g Sprossen', 'oder Alfalfa-Sprossen', '1 Ei').foods).toEqual([
    '30 g Sprossen oder Alfalfa-Sprossen',
    '1 Ei',
  ])
  expect(namesIn('oder Alfalfa-Sprossen').foods).toEqual(['oder Alfalfa-Sprossen'])
  const [onion, leek] = [
    { text: '1 Zwiebel', section: 'Suppe', chosen: null },
    { text: 'oder Lauch', section: 'Einlage', chosen: null },
  ]
  expect(sortLines([onion, leek]).foods).toEqual([onion, leek])
})

it('takes a line that a person chose a food for as that food', () => {
  const line = { text: 'Parchment paper', section: null, chosen: 'rice-paper' }
  expect(sortLines([line]).foods).toEqual([line])
})

it.each([
  '1 '.repeat(150),
  'paper '.repeat(50),
  'x '.repeat(150),
  'foil-'.repeat(60),
  '1'.repeat(300),
])('is quick on a line that repeats itself', (text) => {
  const before = performance.now()
  sortLines([{ text, section: null, chosen: null }])
  expect(performance.now() - before).toBeLessThan(200)
})
