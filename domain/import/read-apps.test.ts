import { describe, expect, test } from 'vitest'
import type { RecipeDraft } from '../recipes/draft.ts'
import { readCooklang } from './read-cooklang.ts'
import { recipesInJson } from './read-json.ts'
import { readMarkdown } from './read-markdown.ts'

const draftsIn = (json: unknown) => recipesInJson(json).map((each) => each?.draft ?? null)
const texts = (draft: RecipeDraft | null | undefined) =>
  draft?.lines.map(({ text, section }) => (section === null ? text : `${section} | ${text}`))

describe('what other apps write', () => {
  test('schema.org: one, several, a graph, and a heading between steps as RecipeSage has it', () => {
    const soup = {
      '@type': 'Recipe',
      name: 'Leek &amp; potato soup',
      recipeYield: ['4', '4 servings'],
      totalTime: 'PT1H10M',
      recipeIngredient: ['[Soup]', '2 leeks', '300 g potatoes'],
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Soup' },
        { '@type': 'HowToStep', text: 'Sweat the leeks.' },
        { '@type': 'HowToStep', text: 'Simmer.' },
      ],
      recipeCategory: ['Main Course', 'Weeknight'],
      recipeCuisine: 'French',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Better the next day.' }],
      creditText: 'Grandmother',
      isBasedOn: 'https://soup.example/leek',
    }
    for (const json of [soup, [soup], { '@graph': [{ '@type': 'WebPage' }, soup] }]) {
      const [draft] = draftsIn(json)
      expect(draft).toMatchObject({
        title: 'Leek & potato soup',
        servings: 4,
        readyInMinutes: 70,
        steps: ['Soup: Sweat the leeks.', 'Simmer.'],
        mealType: ['dinner'],
        cuisine: ['french'],
        tags: ['Weeknight'],
        tip: 'Better the next day.',
        source: { url: 'https://soup.example/leek', name: 'Grandmother' },
      })
      expect(texts(draft)).toEqual(['Soup | 2 leeks', 'Soup | 300 g potatoes'])
    }
  })

  test('Mealie: lines in parts, lines as they are, sections, times in words', () => {
    const recipe = {
      slug: 'porridge',
      name: 'Porridge',
      recipeServings: 2,
      totalTime: '1 hour 5 minutes',
      recipeIngredient: [
        { quantity: 0.5, unit: { name: 'cup' }, food: { name: 'oats' }, note: 'rolled' },
        { title: 'On top', quantity: 1, unit: null, food: null, note: '1 apple, grated' },
      ],
      recipeInstructions: [
        { title: 'Base', text: 'Boil.' },
        { title: '', text: 'Serve.' },
      ],
      tags: [{ name: 'Quick' }],
      recipeCategory: [{ name: 'Breakfast' }],
      orgURL: 'https://oats.example/1',
      nutrition: { calories: '310', proteinContent: '11 g' },
    }
    const [draft] = draftsIn(recipe)
    expect(texts(draft)).toEqual(['0.5 cup oats, rolled', 'On top | 1 apple, grated'])
    expect(draft).toMatchObject({
      servings: 2,
      readyInMinutes: 65,
      steps: ['Base: Boil.', 'Serve.'],
      mealType: ['breakfast'],
      tags: ['Quick'],
      nutrition: { calories: 310, protein: 11, carbs: null, fat: null },
    })
  })

  test('Mealie’s backup: the tables of its database', () => {
    const [draft] = draftsIn({
      recipes: [{ id: 'r1', name: 'Toast', recipe_servings: 1, org_url: null }],
      recipes_ingredients: [
        { recipe_id: 'r1', position: 1, note: 'butter' },
        { recipe_id: 'r1', position: 0, quantity: 2, food_id: 'f1', unit_id: 'u1', note: '' },
      ],
      ingredient_foods: [{ id: 'f1', name: 'bread' }],
      ingredient_units: [{ id: 'u1', name: 'slices' }],
      recipe_instructions: [
        { recipe_id: 'r1', position: 1, text: 'Spread.' },
        { recipe_id: 'r1', position: 0, text: 'Toast.' },
      ],
      tags: [{ id: 't1', name: 'Simple' }],
      recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
    })
    expect(texts(draft)).toEqual(['2 slices bread', 'butter'])
    expect(draft).toMatchObject({ steps: ['Toast.', 'Spread.'], tags: ['Simple'], servings: 1 })
  })

  test('Tandoor: steps that hold their ingredients', () => {
    const ingredient = (food: string, amount: number, unit: string | null) => ({
      food: { name: food },
      unit: unit === null ? null : { name: unit },
      amount,
      note: '',
      is_header: false,
      no_amount: amount === 0,
    })
    const header = { food: null, unit: null, amount: 0, note: 'Icing', is_header: true }
    const [draft] = draftsIn({
      name: 'Cake',
      description: '',
      working_time: 20,
      waiting_time: 40,
      servings: 8,
      keywords: [{ name: 'Dessert' }, { name: 'Party' }],
      source_url: 'https://cake.example/',
      nutrition: null,
      steps: [
        {
          name: 'Batter',
          instruction: 'Mix.\n\nBake.',
          ingredients: [ingredient('flour', 250, 'g')],
        },
        { name: '', instruction: 'Ice it.', ingredients: [header, ingredient('salt', 0, null)] },
      ],
    })
    expect(texts(draft)).toEqual(['Batter | 250 g flour', 'Icing | salt'])
    expect(draft).toMatchObject({
      readyInMinutes: 60,
      activeMinutes: 20,
      steps: ['Mix.', 'Bake.', 'Ice it.'],
      mealType: ['dessert'],
      tags: ['Party'],
    })
  })

  test('Paprika: texts of several lines', () => {
    const [draft] = draftsIn({
      name: 'Rolls',
      uid: 'x',
      servings: 'about 20 rolls',
      prep_time: '30 minutes',
      cook_time: '30 minutes',
      total_time: '',
      difficulty: 'Easy',
      ingredients: '500 g flour\nFor the filling:\n1 apple',
      directions: '1. Knead.\n\n2. Bake.',
      notes: 'Freezes well.',
      categories: ['Snack'],
      source_url: '',
      source: 'Aunt',
    })
    expect(texts(draft)).toEqual(['500 g flour', 'For the filling | 1 apple'])
    expect(draft).toMatchObject({
      servings: 20,
      readyInMinutes: 60,
      difficulty: 'easy',
      steps: ['Knead.', 'Bake.'],
      tip: 'Freezes well.',
      mealType: ['snack'],
      source: { url: null, name: 'Aunt' },
    })
  })

  test('Cooklang: marks, sections, comments, timers, notes', () => {
    const draft = readCooklang(
      [
        '---',
        'title: Flatbread',
        'source:',
        '  url: https://bread.example/flat',
        'servings: 4',
        'time: 1h30m',
        'tags: [bread, quick]',
        '---',
        '= Dough',
        'Mix @flour{200%g}(sifted) and @water{100%ml} in a #large bowl{}. -- by hand',
        '',
        'Rest for ~{1%hour}, then add @salt.',
        '',
        '== Topping ==',
        '> Any cheese does.',
        'Crumble @goat cheese{1/2%pack} [- or feta -] over it.',
      ].join('\n'),
      'flat',
    )
    expect(texts(draft)).toEqual([
      'Dough | 200 g flour, sifted',
      'Dough | 100 ml water',
      'Dough | salt',
      'Topping | 1/2 pack goat cheese',
    ])
    expect(draft).toMatchObject({
      title: 'Flatbread',
      servings: 4,
      readyInMinutes: 90,
      tags: ['bread', 'quick'],
      tip: 'Any cheese does.',
      source: { url: 'https://bread.example/flat' },
      steps: [
        'Dough: Mix flour and water in a large bowl.',
        'Rest for 1 hour, then add salt.',
        'Topping: Crumble goat cheese over it.',
      ],
    })
  })

  test('Markdown of somebody’s own', () => {
    const draft = readMarkdown(
      '# Tea\n\nHot.\n\n## Ingredients\n* 1 bag tea\n### Extra\n* milk\n## Method\n1) Boil.\n2) Pour.\n',
      'x',
    )
    expect(draft).toMatchObject({ title: 'Tea', summary: 'Hot.', steps: ['Boil.', 'Pour.'] })
    expect(texts(draft)).toEqual(['1 bag tea', 'Extra | milk'])
  })

  test('what is no recipe gives none, and one without a name is told apart', () => {
    for (const json of [null, 4, 'text', [], {}, { name: 'x' }, { recipes: 3 }, [[[]]]]) {
      expect(recipesInJson(json)).toEqual([])
    }
    expect(recipesInJson({ '@type': 'Recipe', recipeIngredient: ['1 egg'] })).toEqual([null])
  })
})
