import type { IngredientId } from '../ingredients/vocabulary.ts'

/** Where one would look for it. */
export type QuickAddGroupId =
  | 'basics'
  | 'fridge'
  | 'vegetables'
  | 'fruit'
  | 'herbs'
  | 'spices'
  | 'meat-and-fish'
  | 'tins-and-jars'
  | 'baking'
  | 'freezer'

export interface QuickAddGroup {
  id: QuickAddGroupId
  ingredients: readonly IngredientId[]
}

/** What most kitchens hold, where one would look for it: for filling a pantry by taps alone. */
export const quickAddGroups: readonly QuickAddGroup[] = [
  {
    id: 'basics',
    ingredients: [
      'olive-oil',
      'vegetable-oil',
      'all-purpose-flour',
      'sugar',
      'rice',
      'spaghetti',
      'pasta',
      'vinegar',
      'honey',
      'chicken-stock',
      'vegetable-stock',
    ],
  },
  {
    id: 'fridge',
    ingredients: [
      'egg',
      'milk',
      'butter',
      'yogurt',
      'cheddar',
      'parmesan',
      'mozzarella',
      'cream-cheese',
      'heavy-cream',
      'ham',
      'bacon',
      'mustard',
    ],
  },
  {
    id: 'vegetables',
    ingredients: [
      'onion',
      'garlic',
      'potato',
      'carrot',
      'tomato',
      'bell-pepper',
      'zucchini',
      'mushroom',
      'spinach',
      'broccoli',
      'cucumber',
      'lettuce',
    ],
  },
  {
    id: 'fruit',
    ingredients: [
      'lemon',
      'lime',
      'apple',
      'banana',
      'orange',
      'avocado',
      'strawberry',
      'blueberry',
      'grape',
      'mango',
    ],
  },
  {
    id: 'herbs',
    ingredients: [
      'parsley',
      'cilantro',
      'basil',
      'mint',
      'thyme',
      'rosemary',
      'chives',
      'dill',
      'scallion',
      'ginger',
    ],
  },
  {
    id: 'spices',
    ingredients: [
      'cumin',
      'paprika',
      'smoked-paprika',
      'chili-flake',
      'curry-powder',
      'cinnamon',
      'turmeric',
      'ground-coriander',
      'ground-ginger',
      'nutmeg',
      'bay-leaf',
    ],
  },
  {
    id: 'meat-and-fish',
    ingredients: [
      'chicken-thigh',
      'chicken-breast',
      'ground-beef',
      'ground-pork',
      'sausage',
      'pork-chop',
      'salmon',
      'cod',
      'shrimp',
    ],
  },
  {
    id: 'tins-and-jars',
    ingredients: [
      'canned-tomato',
      'tomato-paste',
      'chickpea',
      'black-bean',
      'kidney-bean',
      'coconut-milk',
      'canned-tuna',
      'canned-corn',
      'olive',
      'soy-sauce',
      'peanut-butter',
    ],
  },
  {
    id: 'baking',
    ingredients: [
      'baking-powder',
      'baking-soda',
      'yeast',
      'cornstarch',
      'brown-sugar',
      'cocoa-powder',
      'dark-chocolate',
      'vanilla-extract',
      'rolled-oat',
      'almond',
      'walnut',
    ],
  },
  {
    id: 'freezer',
    ingredients: ['frozen-pea', 'frozen-spinach', 'frozen-berry', 'puff-pastry', 'ice-cream'],
  },
]
