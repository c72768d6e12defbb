import { expect, test } from 'vitest'
import { soundsLikeWish } from './sounds-like-wish.ts'

test.each([
  'something light with fish, not fried, under half an hour',
  'I want a soup without cream',
  'What can I make with leeks?',
  'i’d like a vegan dessert',
  'dinner without onions tonight',
])('%j is read as a wish', (text) => {
  expect(soundsLikeWish(text)).toBe(true)
})

test.each([
  'hot dog',
  'light soy sauce',
  'chicken without bones',
  'fish and chips',
  'curry -coconut',
  'egg free cake',
  'quick pasta with tomatoes and basil',
  'something',
  'chili con carne without beans',
])('%j is searched for by its words', (text) => {
  expect(soundsLikeWish(text)).toBe(false)
})
