import { describe, expect, it } from 'vitest'
import { sortLines } from '#domain/import/beside-food.ts'
import { foodsInText } from '#domain/ingredients/foods-in-text.ts'
import { readLines } from '#domain/ingredients/read-lines.ts'
import type { ReadLine } from '#domain/ingredients/read-line.ts'
import { readDraftLine } from '#domain/recipes/own/read-draft.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { checkLanguages } from './check-languages.ts'
import { readLanguages, vocabularyIn } from './languages.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const english = await wholeVocabulary()
const languages = await readLanguages()
const vocabularies = new Map(
  languages.map((files) => [files.language as string, vocabularyIn(files, catalogue, english)]),
)
const inLanguage = (language: string): Vocabulary => vocabularies.get(language) ?? english

/** "2 tbsp olive-oil": what matters of a reading. */
function asText({ amount, unit, resolution }: ReadLine): string {
  const food = resolution.kind === 'resolved' ? resolution.ingredient : '?'
  return [amount?.min, unit, food].filter((each) => each !== undefined && each !== null).join(' ')
}

const lines: Readonly<Record<string, readonly (readonly [line: string, reading: string])[]>> = {
  de: [
    ['1 große rote Zwiebel', '1 red-onion'],
    ['2 gestrichene TL Backpulver', '2 tsp baking-powder'],
    ['Saft von 1 Zitrone', '1 lemon-juice'],
    ['1,5 kg Kartoffeln, festkochend', '1.5 kg waxy-potato'],
    ['1 Zwiebel(n), fein gewürfelt', '1 onion'],
    ['1/2 Bund glatte Petersilie', '0.5 bunch parsley'],
    ['500 g Rindshackfleisch', '500 g ground-beef'],
    ['Salz und Pfeffer aus der Mühle', 'salt + black-pepper'],
    ['150 ml MY VAY Mandeldrink', '150 ml almond-milk'],
    ['3 mittelgroße Knoblauchzehen, frisch', '3 clove garlic'],
    ['2 Lorbeerblätter', '2 bay-leaf'],
    ['600 g Hackfleisch, gemischtes', '600 g mixed-ground-meat'],
    ['1 TL Paprikapulver, edelsüßes', '1 tsp paprika'],
    ['Salz und Pfeffer, schwarzer', 'salt + black-pepper'],
    ['LE GUSTO Salz', 'salt'],
    ['250 g Nudeln z.B. Fusilli,Penne', '250 g pasta'],
    ['DIADEM Zucker', 'sugar'],
    ['1 TL Delikatess-Senf', '1 tsp mustard'],
    ['Brot zum Servieren', 'bread'],
    ['1 Stück Ingwer ca. 2 cm', '2 cm ginger'],
    ['1 kleines Stück Ingwer', '1 piece ginger'],
    ['1 Würfel Hefe', '1 fresh-yeast'],
    ['Salz/Meersalz', 'salt'],
    ['1 gestr. TL Salz', '1 tsp salt'],
    ['1 leicht gehäufter EL Mehl', '1 tbsp all-purpose-flour'],
    ['200 ml Sahne 30% Fett', '200 ml heavy-cream'],
    ['1 kl. Dose Mais', '1 can canned-corn'],
    ['4 Lachssteaks', '4 salmon'],
    ['Zum Garnieren: Minze', 'mint'],
    ['200 g Sojasprossen', '200 g soybean-sprout'],
    ['800 g REWE Beste Wahl Gnocchi (Kühlregal)', '800 g gnocchi'],
  ],
  fr: [
    ['le jus d’un citron', '1 lemon-juice'],
    ['100 g de noix concassées', '100 g walnut'],
    ['2 c. à s. d’huile d’olive', '2 tbsp olive-oil'],
    ['1 boîte de 400 g de pois chiches', '1 can chickpea'],
    ['2 gousses d’ail hachées', '2 clove garlic'],
    ['2 pièce(s) Gousse d’ail', '2 clove garlic'],
    ['1 demi-oignon', '0.5 onion'],
    ['une demi-botte de persil', '0.5 bunch parsley'],
    ['1 l et demi d’eau', '1.5 l water'],
    ['100 g de chocolat noir à 70 % de cacao', '100 g dark-chocolate'],
    ['2 c.s. de sucre', '2 tbsp sugar'],
    ['1 c.c. de sel', '1 tsp salt'],
    ['350 g de poivron de couleur rouge et vert', '350 g bell-pepper'],
    ['Fond de légumes - 1 cuillère à soupe', '1 tbsp vegetable-stock'],
  ],
  es: [
    ['4 tomates maduros', '4 tomato'],
    ['kilo y medio de patatas', '1.5 kg potato'],
    ['500 g de bacalao desalado', '500 g salt-cod'],
    ['la ralladura de un limón', '1 lemon-zest'],
    ['1 cda. de aceite de oliva', '1 tbsp olive-oil'],
    ['1 yogur natural de 125 gr', '1 yogurt'],
    ['sal y pimienta al gusto', 'salt + black-pepper'],
    ['2count Dientes de ajo', '2 clove garlic'],
    ['180 g de pan duro', '180 g bread'],
    ['700g Carne picada', '700 g ground-meat'],
    ['1 pizca de sal o al gusto', '1 pinch salt'],
    ['200 gr de arroz de grano redondo', '200 g rice'],
    ['100 g de manteca', '100 g lard'],
    ['1 taza de suero de leche', '1 cup whey'],
  ],
  it: [
    ['q.b. parmigiano grattugiato', 'parmesan'],
    ['Farina 00 250 g', '250 g 00-flour'],
    ['1 ciuffo di prezzemolo', '1 bunch parsley'],
    ['1 cipolla piccola', '1 onion'],
    ['1 noce moscata', '1 nutmeg'],
    ['1 grappolo di pomodorini', '1 bunch cherry-tomato'],
    ['limoncino 30 ml oppure succo di arancia o di limone', '30 ml limoncello'],
    ['50 g di grana', '50 g grana-padano'],
    ['2 uova + 1 tuorlo', '2 egg + 1 egg-yolk'],
    ['1 carota, 1 cipolla e 1 costa di sedano', '1 carrot + 1 onion + 1 celery'],
    ['zucchero 100 g + 2 cucchiai', '100 g sugar'],
    ['Farina 300 g + q.b.', '300 g all-purpose-flour'],
    ['1 cucchiaio succo limone', '1 tbsp lemon-juice'],
    ['1 kg e mezzo di patate', '1.5 kg potato'],
    ['noce moscata a piacere', 'nutmeg'],
    ['la scorza di un’arancia', '1 orange-zest'],
    ['2 misurini di latte', '2 scoop milk'],
    ['Per guarnire: panna montata', 'whipped-cream'],
    ['200 g di orzo', '200 g pearl-barley'],
    ['3 albumi montati a neve', '3 egg-white'],
    ['100 g di prosciutto', '100 g ham'],
  ],
  nl: [['2 el olijfolie', '2 tbsp olive-oil']],
  pt: [['2 colheres (sopa) de azeite', '2 tbsp olive-oil']],
  sv: [['1 tsk malen spiskummin', '1 tsp cumin']],
  da: [['3 fed hvidløg', '3 clove garlic']],
}

describe.each(Object.entries(lines))('%s', (language, readings) => {
  it.each(readings)('“%s” is %s', (line, reading) => {
    const read = readLines(line, inLanguage(language))
    expect(read.map(asText).join(' + ')).toBe(reading)
  })
})

it('offers what else would do', () => {
  const others = (language: string, line: string) =>
    readLines(line, inLanguage(language)).flatMap(({ otherwise }) => otherwise)
  const line = 'limoncino 30 ml oppure succo di arancia o di limone'
  expect(others('it', line)).toEqual(['orange-juice', 'lemon-juice'])
  expect(others('de', '200 g Butter/Margarine')).toEqual(['margarine'])
})

it('makes no catch-all of a word that it does not know', () => {
  const foods = (line: string) => readLines(line, inLanguage('de')).map(asText)
  expect(foods('1 Xyzal Zucker')).toEqual(['1 ?'])
  // Mustard may hold gluten, and who makes this is not known.
  expect(foods('1 TL DELIKATO Delikatess-Senf')).toEqual(['1 tsp ?'])
  expect(foods('eine Prise wurzelig Salz')).toEqual(['1 pinch ?'])
})

it('leaves unknown what might be another food than it seems', () => {
  const foods = ([language, line]: readonly [string, string]) =>
    readLines(line, inLanguage(language)).map(asText)
  expect(foods(['de', '200 g paniertes Hähnchen'])).not.toEqual(['200 g chicken'])
  expect(foods(['fr', '20 cl de crème végétale'])).not.toEqual(['20 cl heavy-cream'])
  expect(foods(['es', '1 l de leche de avena'])).toEqual(['1 l oat-milk'])
})

it('takes no food for what is only made of it, and no offer for a thing of its own', () => {
  const foods = ([language, line]: readonly [string, string]) =>
    readLines(line, inLanguage(language)).map(asText)
  expect(foods(['de', '2 EL Brokkoli-Sprossen'])).toEqual(['2 tbsp broccoli-sprout'])
  expect(foods(['de', '1 Pck. Erdnuss Knusperlinge'])).toEqual(['1 pack ?'])
  expect(foods(['it', '1 granita limone'])).toEqual(['1 ?'])
  expect(foods(['de', '1 Bund Suppengrün (alternativ 2 Möhren, 1 Stange Porree)'])).toEqual([
    '1 bunch soup-green',
  ])
  // A maker of plant-based things is none of those whose plain things are what they are called.
  expect(foods(['de', '150 ml MY VAY Schlagsahne'])).toEqual(['150 ml ?'])
})

it('says what else a line may hold, in its language', () => {
  const held = ([language, line]: readonly [string, string]) =>
    readDraftLine({ text: line, section: null, chosen: null }, inLanguage(language)).map(
      ({ ingredient }) => ingredient,
    )
  // "râpé" is no monkfish, whatever it is called in Spanish, and a share of fat is no fat.
  expect(held(['fr', '100 g de gruyère râpé'])).toEqual(['gruyere'])
  expect(held(['de', '200 ml Sahne 30% Fett'])).toEqual(['heavy-cream'])
  expect(held(['de', '2 EL Olivenöl (oder Butter)'])).toEqual(['olive-oil', 'butter'])
  expect(held(['it', '200 g di pollo, marinato con salsa di soia'])).toContain('soy-sauce')
  expect(held(['de', '500 g Kartoffeln oder Quatschbeeren'])).toEqual(['potato', null])
})

it('finds foods in a sentence, in whichever number', () => {
  const foods = (text: string) => foodsInText(text, inLanguage('de'))
  expect(foods('Was kann ich mit Zwiebeln und Möhren kochen?')).toEqual(['onion', 'carrot'])
})

it('knows what one cooks with from what one eats', () => {
  const line = (text: string) => ({ text, section: null, chosen: null })
  const typed = ['200 g Mehl', 'Auflaufform (Ø ca. 26 cm)', 'Accesorios: film transparente']
  expect(sortLines(typed.map(line))).toMatchObject({
    foods: [{ text: '200 g Mehl' }],
    equipment: typed.slice(1),
  })
})

it('keeps what was typed', () => {
  const [line] = readLines('2 große Karotten, grob geraspelt', inLanguage('de'))
  expect(line).toMatchObject({
    original: '2 große Karotten, grob geraspelt',
    size: 'große',
    name: 'Karotten',
    preparation: 'grob geraspelt',
  })
  const both = readLines('Salz und Pfeffer, schwarzer', inLanguage('de'))
  expect(both.map(({ preparation }) => preparation)).toEqual([null, 'schwarzer'])
  const [meat] = readLines('400 g Bœuf coupé en cubes de 25 g', inLanguage('fr'))
  expect(meat?.preparation).toBe('coupé en cubes de 25 g')
  const [salmon] = readLines('4 Lachsfilets à 150 g', inLanguage('de'))
  expect(salmon?.preparation).toBe('à 150 g')
})

it('has no name that means two foods in one language, and none of what is no food', () => {
  expect(checkLanguages(languages, catalogue)).toEqual([])
})

it('names a conflict within a language', () => {
  const [german] = languages
  if (german === undefined) throw new Error('No language was read.')
  const names = { ...german.names, salt: { one: 'Zucker', also: [] } }
  expect(checkLanguages([{ ...german, names }], catalogue)).not.toEqual([])
})

it('names at least a thousand foods in the four languages, and four hundred in the others but Turkish', () => {
  const count = new Map(
    languages.map(({ language, names }) => [language as string, Object.keys(names).length]),
  )
  for (const language of ['de', 'fr', 'es', 'it']) {
    expect(count.get(language)).toBeGreaterThanOrEqual(1000)
  }
  for (const language of ['nl', 'pt', 'sv', 'da', 'nb', 'pl']) {
    expect(count.get(language)).toBeGreaterThanOrEqual(400)
  }
})
