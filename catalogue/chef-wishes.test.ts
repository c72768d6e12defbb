import { describe, expect, test } from 'vitest'
import { readWish } from '#domain/chat/wish/read-wish.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const read = (text: string) => readWish(text, vocabulary)

describe('what is ruled out is read', () => {
  test.each([
    ['dinner, no onion', ['onion']],
    ['pasta without tomatoes or mushrooms please', ['tomato', 'mushroom']],
    ['no onion, garlic or leeks', ['onion', 'garlic', 'leek']],
    ['chicken, no garlic, rice and peppers', ['garlic']],
    ['I do not like mushrooms. Something with cream', ['mushroom']],
    ['anything but chicken', ['chicken']],
    ['pork chops and apples but without onions', ['onion']],
    ['dont want anything with rice in it', ['rice']],
  ])('%s', (text, foods) => {
    expect(read(text).without).toEqual(foods)
  })

  test.each([
    ['dinner without nuts or dairy', ['nuts', 'dairy']],
    ['nut free cake', ['nuts']],
    ['eggless pancakes', ['eggs']],
    ['no eggs breakfast', ['eggs']],
    ['quik dinnr no diary', ['dairy']],
    ['my son is allergic to sesame', ['sesame']],
    ['I’m lactose intolerant, what dessert?', ['dairy']],
    ['someone who cant have eggs or milk', ['eggs', 'dairy']],
    ['one is vegan one is allergic to nuts', ['nuts']],
    ['I am allergic to shellfish, peanuts and soy. Dinner?', ['shellfish', 'soy', 'peanuts']],
    ['not vegan, just no milk', ['dairy']],
    ['my friend is coeliac', ['gluten']],
  ])('%s', (text, restrictions) => {
    expect(read(text).rules.restrictions.toSorted()).toEqual(restrictions.toSorted())
  })

  test('who is allergic to a food avoids all that it may be of', () => {
    expect(read('I am allergic to prawns').rules.restrictions).toContain('shellfish')
    expect(read('I am allergic to almonds').rules.restrictions).toContain('nuts')
    expect(read('no prawns today').rules.restrictions).toEqual([])
  })

  test('what is ruled out is not wanted', () => {
    expect(read('chicken and no garlic whatsoever').foods).toEqual(['chicken'])
    expect(read('something with salmon not fried')).toMatchObject({
      foods: ['salmon'],
      withoutDishes: ['fried'],
    })
  })
})

test.each([
  ['vegetarian dinner', ['vegetarian']],
  ['something vegan', ['vegan']],
  ['not vegan, just no milk', []],
  ['pescatarian dinner, not vegetarian', []],
  ['neither fish nor meat tonight', ['vegetarian']],
  ['high protein, low carb', ['low-carb', 'high-protein']],
])('the diets of “%s” are read', (text, preferences) => {
  expect(read(text).rules.preferences).toEqual(preferences)
})

test.each([
  ['under half an hour, vegetarian', { maxMinutes: 30 }],
  ['no time!! 10 mins', { maxMinutes: 10 }],
  ['i have 3 hours', { maxMinutes: 180 }],
  ['meal for 6 people', { servings: 6 }],
  ['dinner for one', { servings: 1 }],
  ['feeding 10 on saturday', { servings: 10 }],
  ['plan dinners mon-fri', { about: 'plan', days: 5 }],
  ['plan meals for the weekend', { about: 'plan', days: 2 }],
  ['menu for a week without pork', { about: 'plan', days: 7, groups: ['pork'] }],
  ['no oven, what can i cook', { lacked: ['oven'] }],
  ['a curry that isn’t too spicy', { groups: ['spicy'] }],
  ['how long to roast chicken thighs', { foods: ['chicken-thigh'] }],
] as const)('“%s” is read', (text, wish) => {
  expect(read(text)).toMatchObject(wish)
})
