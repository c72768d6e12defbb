import { expect, test } from 'vitest'
import { schemaOrgRecipe, type WrittenRecipe } from './schema-org.ts'

const nothing: WrittenRecipe = {
  title: 'Toast',
  summary: '',
  image: null,
  servings: null,
  readyInMinutes: null,
  activeMinutes: null,
  lines: [],
  steps: [],
  cuisine: [],
  mealType: [],
  tags: [],
  source: null,
  nutrition: null,
}

test('a whole recipe is written as other apps read it', () => {
  const written = schemaOrgRecipe(
    {
      title: 'Lemon risotto',
      summary: 'Rice, slowly.',
      image: 'https://larder.example/covers/lemon-risotto-large.webp',
      servings: 4,
      readyInMinutes: 70,
      activeMinutes: 35,
      lines: [{ text: '300 g risotto rice' }, { text: '½ lemon, zested' }],
      steps: ['Warm the stock.', 'Stir.'],
      cuisine: ['italian'],
      mealType: ['dinner', 'lunch'],
      tags: ['rice', 'slow'],
      source: { url: 'https://other.example/risotto', name: 'Other' },
      nutrition: { calories: 510, protein: 12, carbs: null, fat: 17 },
    },
    {
      url: 'https://larder.example/recipe/4',
      author: { type: 'Organization', name: 'Larder' },
      published: '2026-11-21',
      diets: ['vegetarian', 'keto', 'gluten-free'],
      rating: { value: 4.5, count: 12 },
      isFree: true,
    },
  )
  expect(written).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': 'https://larder.example/recipe/4',
    url: 'https://larder.example/recipe/4',
    name: 'Lemon risotto',
    description: 'Rice, slowly.',
    image: ['https://larder.example/covers/lemon-risotto-large.webp'],
    author: { '@type': 'Organization', name: 'Larder' },
    datePublished: '2026-11-21',
    recipeYield: '4 servings',
    prepTime: 'PT35M',
    totalTime: 'PT1H10M',
    recipeCategory: ['dinner', 'lunch'],
    recipeCuisine: ['italian'],
    keywords: 'rice, slow',
    suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
    recipeIngredient: ['300 g risotto rice', '½ lemon, zested'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Warm the stock.' },
      { '@type': 'HowToStep', text: 'Stir.' },
    ],
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: '510 calories',
      proteinContent: '12 g',
      fatContent: '17 g',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      ratingCount: 12,
      bestRating: 5,
    },
    isBasedOn: 'https://other.example/risotto',
    creditText: 'Other',
    isAccessibleForFree: true,
  })
})

test('what is not stated is not written', () => {
  const unrated = { rating: { value: 0, count: 0 }, diets: ['paleo'] }
  const unknown = { calories: null, protein: null, carbs: null, fat: null }
  expect(schemaOrgRecipe({ ...nothing, nutrition: unknown }, unrated)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Toast',
  })
})

test.each([
  [5, 'PT5M'],
  [60, 'PT1H'],
  [95, 'PT1H35M'],
  [1560, 'PT26H'],
])('%i minutes are %s', (minutes, written) => {
  expect(schemaOrgRecipe({ ...nothing, readyInMinutes: minutes })['totalTime']).toBe(written)
})

test('a step that is a heading begins a section; one that says something with a colon does not', () => {
  const steps = ['Heat the oven.', 'For the sauce:', 'Melt: slowly, then whisk.', 'Note: salt.']
  expect(schemaOrgRecipe({ ...nothing, steps })['recipeInstructions']).toEqual([
    { '@type': 'HowToStep', text: 'Heat the oven.' },
    {
      '@type': 'HowToSection',
      name: 'For the sauce',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Melt: slowly, then whisk.' },
        { '@type': 'HowToStep', text: 'Note: salt.' },
      ],
    },
  ])
})
