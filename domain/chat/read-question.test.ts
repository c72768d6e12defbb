import { afterEach, describe, expect, test } from 'vitest'
import { testVocabulary as vocabulary } from '../ingredients/testing/vocabulary.ts'
import { foodsInText } from '../ingredients/foods-in-text.ts'
import { findSpeakerBy } from '../texts/speaker.ts'
import { readQuestion } from './read-question.ts'
import { suggestionsInEnglish } from './suggestions.ts'

test.each([
  ['What can I make with my ingredients?', 'recipes', []],
  ['Suggest a quick dinner recipe', 'recipes', []],
  ['How do I cook chicken breast?', 'technique', ['chicken-breast']],
  ['What can I use as a substitute for eggs?', 'substitute', ['egg']],
  ['I ran out of milk', 'substitute', ['milk']],
  ['I have no butter', 'substitute', ['butter']],
  ['Why is my onion bitter?', 'other', ['onion']],
  ['What can I make out of milk and onions?', 'recipes', ['milk', 'onion']],
  ['Help me plan meals for this week', 'plan', []],
  ['Aubergine?', 'recipes', ['eggplant']],
  ['How do I sharpen a knife?', 'other', []],
  ['Tell me a joke', 'other', []],
])('%s', (text, about, foods) => {
  expect(readQuestion(text, vocabulary)).toMatchObject({ about, foods })
})

test.each([
  ['Suggest a quick dinner recipe', { meals: ['dinner'], maxMinutes: 30 }],
  ['Something for breakfast in 10 minutes', { meals: ['breakfast'], maxMinutes: 10 }],
  ['A slow lunch', { meals: ['lunch'], maxMinutes: null }],
  ['Help me plan meals for this week', { days: 7 }],
  ['Plan my meals', { days: 3 }],
  ['A plan for 5 days', { days: 5 }],
  ['Plan 40 dinners', { days: 7 }],
])('of “%s” the kind is read', (text, kind) => {
  expect(readQuestion(text, vocabulary)).toMatchObject(kind)
})

test('the longest name counts, and small words are no food', () => {
  const text = 'the egg noodles in a pan, and chicken thighs'
  expect(foodsInText(text, vocabulary)).toEqual(['egg-noodle', 'chicken-thigh'])
})

describe('in the language of the page', () => {
  afterEach(() => findSpeakerBy(() => undefined))

  test.each(['de', 'fr', 'es', 'it'])('what the panel offers is read as in English: %s', (tag) => {
    const inEnglish = suggestionsInEnglish.map((each) => readQuestion(each, vocabulary))
    findSpeakerBy(() => ({ tag, translate: () => undefined }))
    expect(suggestionsInEnglish.map((each) => readQuestion(each, vocabulary))).toEqual(inEnglish)
  })

  test.each([
    ['de', 'Was soll ich heute kochen?', { about: 'recipes' }],
    ['de', 'Ein schnelles Abendessen', { about: 'recipes', meals: ['dinner'], maxMinutes: 30 }],
    ['de', 'Fast fertig: was esse ich in 20 Minuten?', { about: 'recipes', maxMinutes: 20 }],
    ['de', 'Was nehme ich statt Butter?', { about: 'substitute', foods: ['butter'] }],
    ['de', 'Wie schmilzt man Butter?', { about: 'technique', foods: ['butter'] }],
    ['de', 'Warum ist der Himmel blau?', { about: 'other' }],
    ['de', 'Plane drei Abendessen', { about: 'plan', days: 3 }],
    ['de', 'Ein Plan für die Woche', { about: 'plan', days: 7 }],
    ['de', 'What can I cook?', { about: 'recipes' }],
    ['de', 'Erzähl mir einen Witz', { about: 'other' }],
    ['fr', 'Qu’est-ce que je peux cuisiner ?', { about: 'recipes' }],
    ['fr', 'Un petit déjeuner rapide', { meals: ['breakfast'], maxMinutes: 30 }],
    ['fr', 'Comment remplacer le « butter » ?', { about: 'substitute', foods: ['butter'] }],
    ['fr', 'Des repas pour la semaine', { about: 'plan', days: 7 }],
    ['fr', 'Pourquoi le ciel est-il bleu ?', { about: 'other' }],
    ['es', '¿Qué puedo cenar hoy? Alguna receta', { about: 'recipes' }],
    ['es', 'Pescado a la plancha, una receta rápida', { about: 'recipes', maxMinutes: 30 }],
    ['es', '¿Qué uso en vez de butter?', { about: 'substitute', foods: ['butter'] }],
    ['es', 'Planifica cinco cenas', { about: 'plan', days: 5 }],
    ['it', 'Che cosa cucino stasera?', { about: 'recipes' }],
    ['it', 'Un dolce veloce', { about: 'recipes', meals: ['dessert'], maxMinutes: 30 }],
    ['it', 'Che cosa uso al posto del butter?', { about: 'substitute', foods: ['butter'] }],
    ['it', 'Un piano per due giorni', { about: 'plan', days: 2 }],
  ])('%s: %s', (tag, text, read) => {
    findSpeakerBy(() => ({ tag, translate: () => undefined }))
    expect(readQuestion(text, vocabulary)).toMatchObject(read)
  })
})
