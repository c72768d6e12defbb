import { expect, test } from 'vitest'
import { lineText } from '#domain/recipes/line-text.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const { ingredients } = await wholeVocabulary()

/** `most` stands behind a hyphen in the amount: "2-3". */
function read(amount: string, unit: string | null, id: string): string {
  const food = ingredients.get(id)
  if (food === undefined) throw new Error(`the catalogue has no ${id}`)
  const [least = '', most] = amount.split('-')
  const line = { name: food.name, note: null, optional: false, unit }
  const amountMax = most === undefined ? null : Number(most)
  return lineText({ ...line, amount: amount === '' ? null : Number(least), amountMax }, food)
}

type Row = readonly [amount: string, unit: string | null, id: string, text: string]

const counted: readonly Row[] = [
  ['1', 'piece', 'onion', '1 onion'],
  ['0.5', 'piece', 'onion', '½ onion'],
  ['1.5', 'piece', 'onion', '1½ onions'],
  ['2-3', 'piece', 'carrot', '2–3 carrots'],
  ['1-2', null, 'egg', '1–2 eggs'],
  ['0.5-1', 'piece', 'lemon', '½–1 lemon'],
  ['3', null, 'potato', '3 potatoes'],
  ['2', 'piece', 'zucchini', '2 zucchini'],
  ['1', 'piece', 'chicken', '1 chicken'],
  ['4', 'piece', 'mackerel', '4 mackerel'],
  ['8', 'piece', 'chicken-thigh', '8 chicken thighs'],
  ['2', 'piece', 'star-anise', '2 star anise'],
  ['', null, 'salt', 'salt'],
  ['', null, 'lemon', 'lemon'],
  ['', null, 'sesame-seed', 'sesame seeds'],
]

const countedByAMeasure: readonly Row[] = [
  ['2', 'piece', 'salmon', '2 salmon fillets'],
  ['1', 'piece', 'cod', '1 cod fillet'],
  ['0.5', 'piece', 'salmon', '½ salmon fillet'],
  ['4', 'fillet', 'white-fish', '4 white fish fillets'],
  ['2', 'piece', 'haddock', '2 haddock fillets'],
  ['8', 'fillet', 'anchovy', '8 anchovy fillets'],
  ['300', 'g', 'salmon', '300 g salmon'],
  ['1', 'piece', 'broccoli', '1 head broccoli'],
  ['0.5', 'piece', 'broccoli', '½ head broccoli'],
  ['2', 'piece', 'mozzarella', '2 balls mozzarella'],
  ['12', 'piece', 'asparagus', '12 stalks asparagus'],
  ['2', 'piece', 'nori', '2 sheets nori'],
]

const byWeight: readonly Row[] = [
  ['1', 'kg', 'potato', '1 kg potatoes'],
  ['150', 'g', 'potato', '150 g potato'],
  ['600', 'g', 'cabbage', '600 g cabbage'],
  ['2', 'kg', 'cabbage', '2 kg cabbages'],
  ['1', 'kg', 'cauliflower', '1 kg cauliflower'],
  ['1', 'kg', 'pumpkin', '1 kg pumpkin'],
  ['400', 'g', 'watermelon', '400 g watermelon'],
  ['1.2', 'kg', 'eggplant', '1.2 kg eggplants'],
  ['300', 'g', 'eggplant', '300 g eggplant'],
  ['500', 'g', 'mushroom', '500 g mushrooms'],
  ['1.125', 'lb', 'mushroom', '1⅛ lb mushrooms'],
  ['8', 'oz', 'strawberry', '8 oz strawberries'],
  ['200', 'g', 'spinach', '200 g spinach'],
  ['100', 'g', 'walnut', '100 g walnuts'],
  ['5', 'g', 'walnut', '5 g walnut'],
  ['150', 'g', 'feta', '150 g feta'],
  ['250', 'g', 'chicken-thigh', '250 g chicken thighs'],
  ['120', 'g', 'chicken-thigh', '120 g chicken thigh'],
  ['300', 'g', 'beef-steak', '300 g beef steak'],
  ['600', 'g', 'beef-steak', '600 g beef steaks'],
  ['1.6', 'kg', 'pork-shoulder', '1.6 kg pork shoulder'],
  ['500', 'g', 'ground-beef', '500 g ground beef'],
  ['250', 'g', 'red-lentil', '250 g red lentils'],
  ['300', 'g', 'frozen-pea', '300 g frozen peas'],
  ['80', 'g', 'breadcrumb', '80 g breadcrumbs'],
  ['300', 'g', 'rice-noodle', '300 g rice noodles'],
  ['500', 'g', 'mashed-potato', '500 g mashed potatoes'],
  ['100', 'g', 'strawberry-jam', '100 g strawberry jam'],
  ['50', 'g', 'curry-paste', '50 g curry paste'],
  ['100', 'g', 'chocolate-chip', '100 g chocolate chips'],
  ['400', 'g', 'canned-tomato', '400 g canned tomatoes'],
  ['1', 'kg', 'mussel', '1 kg mussels'],
  ['200', 'g', 'shrimp', '200 g shrimp'],
  ['350', 'g', 'kielbasa', '350 g kielbasa'],
]

const byVolume: readonly Row[] = [
  ['1', 'cup', 'jasmine-rice', '1 cup jasmine rice'],
  ['2', 'tbsp', 'caper', '2 tbsp capers'],
  ['1', 'tbsp', 'sesame-seed', '1 tbsp sesame seeds'],
  ['0.25', 'tsp', 'chili-flake', '¼ tsp chili flakes'],
  ['2', 'tsp', 'onion', '2 tsp onion'],
  ['4', 'cup', 'potato', '4 cups potatoes'],
  ['1', 'cup', 'onion', '1 cup onions'],
  ['0.5', 'cup', 'onion', '½ cup onion'],
  ['1', 'cup', 'blueberry', '1 cup blueberries'],
  ['2', 'tbsp', 'almond', '2 tbsp almonds'],
  ['2', 'tbsp', 'strawberry-jam', '2 tbsp strawberry jam'],
  ['30', 'ml', 'orange-liqueur', '30 ml orange liqueur'],
  ['1', 'l', 'milk', '1 l milk'],
  ['3', 'tbsp', 'lemon-juice', '3 tbsp lemon juice'],
]

const inContainers: readonly Row[] = [
  ['2', 'can', 'canned-tomato', '2 cans tomatoes'],
  ['1', 'can', 'chickpea', '1 can chickpeas'],
  ['1', 'can', 'canned-tuna', '1 can tuna'],
  ['1', 'can', 'pineapple', '1 can pineapple'],
  ['1', 'jar', 'pickled-beet', '1 jar pickled beets'],
  ['2', 'pack', 'instant-noodle', '2 packs instant noodles'],
  ['1', 'bunch', 'parsley', '1 bunch parsley'],
  ['1', 'bunch', 'scallion', '1 bunch scallions'],
  ['1', 'bunch', 'radish', '1 bunch radishes'],
  ['1', 'handful', 'spinach', '1 handful spinach'],
  ['1', 'handful', 'cherry-tomato', '1 handful cherry tomatoes'],
  ['1', 'pinch', 'chili-flake', '1 pinch chili flakes'],
  ['1', 'pinch', 'saffron', '1 pinch saffron'],
]

const inParts: readonly Row[] = [
  ['2', 'slice', 'bread', '2 slices bread'],
  ['8', 'slice', 'baguette', '8 slices baguette'],
  ['3', 'clove', 'garlic', '3 cloves garlic'],
  ['1', 'stalk', 'celery', '1 stalk celery'],
  ['1', 'head', 'cauliflower', '1 head cauliflower'],
  ['2', 'head', 'cauliflower', '2 heads cauliflower'],
  ['3', 'sprig', 'thyme', '3 sprigs thyme'],
  ['2', 'leaf', 'bay-leaf', '2 bay leaves'],
  ['1', 'leaf', 'bay-leaf', '1 bay leaf'],
  ['10', 'leaf', 'curry-leaf', '10 curry leaves'],
  ['12', 'leaf', 'basil', '12 basil leaves'],
  ['8', 'leaf', 'lettuce', '8 lettuce leaves'],
  ['1', 'stick', 'cinnamon-stick', '1 cinnamon stick'],
  ['2', 'stick', 'cinnamon-stick', '2 cinnamon sticks'],
  ['12', 'sheet', 'rice-paper', '12 sheets rice paper'],
  ['2', 'wedge', 'lemon', '2 wedges lemon'],
]

test.each([
  ...counted,
  ...countedByAMeasure,
  ...byWeight,
  ...byVolume,
  ...inContainers,
  ...inParts,
])('%s %s of %s reads as "%s"', (amount, unit, id, text) => {
  expect(read(amount, unit, id)).toBe(text)
})
