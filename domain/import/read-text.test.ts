import { expect, test } from 'vitest'
import { readText } from './read-text.ts'
import { isRecipe, toImported } from './to-draft.ts'

const read = (text: string) => {
  const { found, from } = readText(text)
  return { ...found, lines: found.lines.map(({ text: line }) => line), from }
}

test.each([
  [
    'English',
    `Leek soup\n\nServes 4\nPrep time: 10 mins\nCook time: 30 mins\n\nIngredients\n- 2 leeks\n- 1 l water\n- salt\n\nMethod\n1. Chop the leeks.\n2. Boil everything for half an hour.`,
    ['2 leeks', '1 l water', 'salt'],
    ['Chop the leeks.', 'Boil everything for half an hour.'],
  ],
  [
    'German',
    `# Leek soup\nZutaten für 4 Personen:\n2 Stangen Lauch\n1 l Wasser\nSalz\nZubereitung:\nDen Lauch schneiden.\nAlles eine halbe Stunde kochen lassen.\nGesamtzeit: 40 Minuten`,
    ['2 Stangen Lauch', '1 l Wasser', 'Salz'],
    ['Den Lauch schneiden.', 'Alles eine halbe Stunde kochen lassen.'],
  ],
  [
    'French',
    `Leek soup\nPour 4 personnes\nTemps total : 40 min\nIngrédients :\n• 2 poireaux\n• 1 l d'eau\nPréparation :\nCouper les poireaux en petits morceaux.\nFaire cuire une demi-heure à feu doux.`,
    ['2 poireaux', "1 l d'eau"],
    ['Couper les poireaux en petits morceaux.', 'Faire cuire une demi-heure à feu doux.'],
  ],
  [
    'Italian',
    `Leek soup\nPorzioni: 4\nTempo totale: 40 minuti\nIngredienti\n2 porri\n1 l di acqua\nProcedimento\nTagliare i porri a fettine sottili.\nCuocere per mezz'ora a fuoco lento.`,
    ['2 porri', '1 l di acqua'],
    ['Tagliare i porri a fettine sottili.', "Cuocere per mezz'ora a fuoco lento."],
  ],
  [
    'Spanish',
    `Leek soup\nPara 4 personas\nTiempo total: 40 minutos\nIngredientes\n2 puerros\n1 l de agua\nPreparación\nCortar los puerros en rodajas finas.\nCocer media hora a fuego lento.`,
    ['2 puerros', '1 l de agua'],
    ['Cortar los puerros en rodajas finas.', 'Cocer media hora a fuego lento.'],
  ],
])('%s words', (_language, text, lines, steps) => {
  expect(read(text)).toMatchObject({ title: 'Leek soup', servings: 4, readyInMinutes: 40, lines })
  // What is said of the time stands among the German steps, and is no step.
  expect(read(text).steps.slice(0, 2)).toEqual(steps)
})

test('without headings, by the looks of the lines', () => {
  const { title, lines, steps } = read(
    'Pancakes\n2 eggs\n250 ml milk\nsalt\n100 g flour\nBeat the eggs with the milk and the\nflour until smooth.\nFry.',
  )
  expect({ title, lines, steps }).toEqual({
    title: 'Pancakes',
    lines: ['2 eggs', '250 ml milk', 'salt', '100 g flour'],
    steps: ['Beat the eggs with the milk and the flour until smooth.', 'Fry.'],
  })
})

test.each([
  ['Fry the onions.\nSimmer for an hour.\nNotes:\nIt freezes well.', 'It freezes well.'],
  [
    'Fry the onions.\nSimmer for an hour.\nNotes: it freezes well, for months.',
    'it freezes well, for months.',
  ],
  ['Tipp: Es wird besser.\nFry the onions.\nSimmer for an hour.', 'Es wird besser.'],
  ['Fry the onions.\nSimmer for an hour.\nTaste.', null],
])('notes are no steps: %j', (method, tip) => {
  const ways = [
    `2 onions\n500 g beef\n${method}`,
    `Ingredients\n2 onions\n500 g beef\nMethod\n${method}`,
  ]
  for (const way of ways) {
    const { steps, tip: said } = read(`Goulash\n${way}`)
    expect([steps.slice(0, 2), said]).toEqual([['Fry the onions.', 'Simmer for an hour.'], tip])
    expect(steps).toHaveLength(tip === null ? 3 : 2)
  }
})

test('parts of the dish are kept', () => {
  const { found } = readText(
    'Cake\nIngredients\nFor the dough:\n200 g flour\n2 eggs\nFor the top:\n50 g sugar\nMethod\nMix and bake everything well.',
  )
  expect(found.lines.map(({ section }) => section)).toEqual([
    'For the dough',
    'For the dough',
    'For the top',
  ])
})

test.each([
  ['Serves 4-6', 6, 'Written for 4 to 6.'],
  ['Für 4 bis 6 Personen', 6, 'Written for 4 to 6.'],
  ['Serves 4', 4, null],
])('%s is for %i, and a range is not lost', (line, servings, tip) => {
  const text = `Leek soup\n\n${line}\n\nIngredients\n- 2 leeks\n- 1 l water\n\nMethod\n1. Boil everything.`
  const { found, from } = readText(text)
  const { recipe, understood } = toImported(found, from, null)
  expect(recipe).toMatchObject({ servings, tip })
  expect(understood.tip).toBe(tip === null ? undefined : 'text')
})

test('a range stands below the notes, and is not one of another source', () => {
  const { found, from } = readText(
    'Leek soup\nServes 4-6\nIngredients\n- 2 leeks\n- 1 l water\nMethod\n1. Boil.\nNotes: it freezes well',
  )
  expect(toImported(found, from, null).recipe.tip).toBe('it freezes well\nWritten for 4 to 6.')
  expect(toImported({ ...found, servings: 4 }, from, null).recipe.tip).toBe('it freezes well')
})

test('what is needed besides the food is said in the tip', () => {
  const { found, from } = readText(
    'Kebabs\nIngredients\n500 g lamb\n8 wooden skewers, soaked\nSee notes\nMethod\nGrill it.',
  )
  const { recipe } = toImported(found, from, null)
  expect(recipe.lines.map(({ text }) => text)).toEqual(['500 g lamb'])
  expect(recipe.tip).toBe('You also need: 8 wooden skewers, soaked\nSee notes')
})

test('words that are no recipe give none', () => {
  expect(isRecipe(readText('Dear Ada,\nit rains here.\nYours, Eve').found)).toBe(false)
  expect(isRecipe(readText('').found)).toBe(false)
})

test('a draft holds no more than a recipe may, and only addresses of the web', () => {
  const { found, from } = readText(
    `${'Long '.repeat(100)}\nIngredients\n${'1 egg\n'.repeat(300)}Method\n${'Beat it well. '.repeat(500)}`,
  )
  const { recipe } = toImported(
    {
      ...found,
      title: 'Long '.repeat(100),
      image: 'javascript:alert(1)',
      category: ['Desserts'],
      keywords: ['Quick'],
    },
    { ...from, image: 'text' },
    'https://www.example.org/soup',
  )
  expect(recipe.title.length).toBeLessThanOrEqual(200)
  expect(recipe.lines.length).toBeLessThanOrEqual(200)
  expect(recipe.steps.every((step) => step.length <= 3000)).toBe(true)
  expect(recipe).toMatchObject({
    image: null,
    mealType: ['dessert'],
    tags: ['quick'],
    source: { url: 'https://www.example.org/soup', name: 'example.org' },
  })
})
