import { expect, it } from 'vitest'
import { readLines } from '#domain/ingredients/read-lines.ts'
import { readLanguages, vocabularyIn } from './languages.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const english = await wholeVocabulary()
const vocabularies = new Map<string, ReturnType<typeof vocabularyIn>>()
for (const files of await readLanguages()) {
  vocabularies.set(files.language, vocabularyIn(files, catalogue, english))
}

/** "2-3 clove garlic | ajo | pelados y picados": amount, unit and food, then the name and the note that a page shows. */
function reading(language: string, line: string): string[] {
  return readLines(line, vocabularies.get(language) ?? english).map((read) => {
    const { amount, unit, resolution, name, preparation } = read
    const stated = amount === null ? null : [amount.min, amount.max].filter((each) => each !== null)
    const food = resolution.kind === 'resolved' ? resolution.ingredient : '?'
    const measured = [stated?.join('-'), unit, food].filter(Boolean).join(' ')
    return [measured, name, ...(preparation === null ? [] : [preparation])].join(' | ')
  })
}

it.each([
  // A name goes on behind a word that begins remarks, and keeps what is done to it.
  [
    'it',
    'zucchero a velo per spolverizzare',
    'powdered-sugar | zucchero a velo | per spolverizzare',
  ],
  ['it', '100 g di cioccolato al latte', '100 g milk-chocolate | cioccolato al latte'],
  ['it', 'pane grattugiato tostato', 'breadcrumb | pane grattugiato | tostato'],
  ['es', '20g Pan rallado', '20 g breadcrumb | Pan rallado'],
  ['fr', '500 g de chair à saucisse', '500 g sausage-meat | chair à saucisse'],
  ['fr', '200 g de petits pois surgelés', '200 g frozen-pea | petits pois surgelés'],
  ['it', '1 dado da brodo vegetale', '1 vegetable-stock-cube | dado da brodo vegetale'],
  ['de', '½ Würfel frische Hefe', '0.5 fresh-yeast | Würfel frische Hefe'],
  // The joint of two remarks is none of the name, nor a plus.
  ['es', '1 cebolla pelada y picada', '1 onion | cebolla | pelada y picada'],
  [
    'fr',
    '2 carottes épluchées et coupées en rondelles',
    '2 carrot | carottes | épluchées et coupées en rondelles',
  ],
  [
    'it',
    '100 g di nocciole tostate e pelate',
    '100 g blanched-hazelnut | nocciole | tostate e pelate',
  ],
  ['de', '3 Stangen Sellerie + das Grün', '3 celery | Stangen Sellerie | das Grün'],
  // What is freshly ground stays together.
  ['es', 'pimienta negra recién molida', 'black-pepper | pimienta negra recién molida'],
  // What is in brackets are no things of their own.
  ['it', 'odori (sedano, carota, cipolla)', 'soffritto-mix | odori | sedano, carota, cipolla'],
  // Halves, quarters, ranges and sums.
  ['it', 'un etto e mezzo di burro', '150 g butter | burro'],
  ['it', 'un litro e un quarto di brodo', '1.25 l stock | brodo'],
  ['es', 'kilo y cuarto de pollo', '1.25 kg chicken | pollo'],
  ['es', 'docena y media de almejas', '18 clam | almejas'],
  ['it', '4/5 foglie di basilico', '4-5 leaf basil | basilico'],
  ['it', '2/3 spicchi di aglio', '2-3 clove garlic | aglio'],
  ['it', '250 g + 50 g di zucchero', '300 g sugar | zucchero'],
  ['it', '200 ml ca. di brodo', '200 ml stock | brodo'],
  ['it', 'la punta di un cucchiaino di cannella', 'pinch cinnamon | cannella'],
  ['it', 'zucchero: 4 cucchiai rasi', '4 tbsp sugar | zucchero'],
  ['it', 'mezzo litro scarso di acqua', '0.5 l water | acqua'],
  ['it', 'un bicchiere abbondante di latte', '1 glass milk | latte'],
  ['it', 'farina “00” 250 g', '250 g 00-flour | farina 00'],
  ['it', '500 g di farina di forza W 330', '500 g bread-flour | farina di forza | W 330'],
  // A remark keeps its numbers.
  ['it', '1 polpo da circa 1 kg', '1 octopus | polpo | da circa 1 kg'],
  ['fr', '1 poulet fermier de 1,5 kg', '1 chicken | poulet fermier | de 1,5 kg'],
  ['es', '100 g de cebolla en trozos de 2 o 3 cm', '100 g onion | cebolla | en trozos de 2 o 3 cm'],
  ['es', '1 trozo de jengibre de 2 cm', '2 cm ginger | jengibre'],
  ['fr', '1 oignon(s)', '1 onion | oignon'],
  // One word of a language means two units.
  ['de', '1 Glas Sauerkirschen', '1 jar sour-cherry | Sauerkirschen'],
  ['de', '1 Glas Rotwein', '1 glass red-wine | Rotwein'],
  ['fr', '1 filet de vinaigre', '1 dash vinegar | vinaigre'],
  ['fr', '4 feuilles de pâte filo', '4 sheet filo-pastry | pâte filo'],
  ['tr', 'yarım çay bardağı sıvı yağ', '0.5 glass oil | sıvı yağ'],
  ['nb', 'saften av 1 sitron', '1 lemon-juice | sitron'],
  ['de', '6 EL natives Olivenöl extra', '6 tbsp extra-virgin-olive-oil | natives Olivenöl extra'],
])('%s: “%s” is %s', (language, line, expected) => {
  expect(reading(language, line)).toEqual([expected])
})

it.each([
  // A fish is no ham, a sauce with anchovies no tomatillo salsa, and bonbons may hold nuts and milk.
  ['tr', '400 gr hamsi', '400 g fresh-anchovy | hamsi'],
  ['it', '4 cucchiai di salsa verde', '4 tbsp italian-salsa-verde | salsa verde'],
  ['it', '6 cioccolatini', '6 flavored-chocolate | cioccolatini'],
  ['it', '2 cucchiai di crema al pistacchio', '2 tbsp pistachio-cream | crema al pistacchio'],
  // These are stuffed with meat and breaded; oranges are no lettuce.
  ['it', '12 olive ascolane', '12 ? | olive ascolane'],
  ['it', "insalata d'arance", "? | insalata d'arance"],
  // Sold fresh where nothing else is said.
  ['it', '12 g di lievito di birra', '12 g fresh-yeast | lievito di birra'],
  ['sv', '50 g jäst', '50 g fresh-yeast | jäst'],
  ['es', '300 g de champiñones laminados', '300 g white-mushroom | champiñones | laminados'],
  ['fr', '2 cuillères à soupe de rhum ambré', '2 tbsp rum | rhum ambré'],
])('%s: “%s” is no other food: %s', (language, line, expected) => {
  expect(reading(language, line)).toEqual([expected])
})

it.each([
  ['it', '1,5 l di brodo di gallina', '1.5 l chicken-stock'],
  ['it', '4 friselle integrali', '4 friselle'],
  ['it', '1 l di alcool puro a 95°', '1 l grain-alcohol'],
  ['it', 'Farina di grano tenero 00 300 g', '300 g 00-flour'],
  ['it', '300 g di trita scelta di manzo', '300 g ground-beef'],
  ['it', 'macinato di vitello e maiale 400 g', '400 g mixed-ground-meat'],
  ['it', '4 nodini di vitello', '4 veal-chop'],
  ['it', 'fondi di carciofo', 'artichoke-heart'],
  ['it', "burro d'alpeggio", 'butter'],
  ['it', '2 cubetti di brodo', '2 stock-cube'],
  ['es', '500 g de gambas peladas y desvenadas', '500 g shrimp'],
  ['es', 'media cucharadita de pimentón dulce de la Vera', '0.5 tsp smoked-paprika'],
  ['es', '25 g de levadura fresca de panadería', '25 g fresh-yeast'],
  // Of parsley in Spain, of tomatillos in Mexico.
  ['es', '2 cucharadas de salsa verde', '2 tbsp ready-made-sauce'],
  ['es', '2 huevos L', '2 egg'],
  ['es', '12 obleas de empanadilla', '12 empanada-wrapper'],
  ['es', '4 lomos de bacalao desalado', '4 salt-cod'],
  ['de', '500 g gemischtes Hack', '500 g mixed-ground-meat'],
  ['fr', "800 g d'épaule de veau", '800 g veal'],
  ['fr', '12 noix de Saint-Jacques', '12 scallop'],
  ['fr', '1 gros oignon piqué de 2 clous de girofle', '1 onion'],
  ['nl', '600 g sudderlappen', '600 g beef-chuck'],
  ['nl', '4 witte bolletjes', '4 bread-roll'],
  ['pt', '4 bifes de vaca', '4 beef-steak'],
  ['sv', '1 kg mandelpotatis', '1 kg potato'],
  ['da', '4 rødspættefileter', '4 plaice'],
  ['nb', 'revet skall av 1 sitron', '1 lemon-zest'],
  ['pl', '4 płaty śledziowe', '4 herring'],
  ['tr', '500 gr levrek fileto', '500 g sea-bass'],
])('%s: “%s” is %s by name', (language, line, expected) => {
  expect(reading(language, line).map((each) => each.split(' | ')[0])).toEqual([expected])
})

it('speaks of the white of an egg, not of a leek', () => {
  const part = (line: string) => readLines(line, vocabularies.get('fr') ?? english)[0]?.part
  expect(part('3 poireaux (le blanc seulement)')).toBeNull()
  expect(part('2 œufs (le blanc)')).toBe('white')
})
