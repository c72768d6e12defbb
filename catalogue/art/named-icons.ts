import type { IngredientCategory } from '#domain/ingredients/vocabulary.ts'
import { badges } from '#domain/people/badges.ts'

/** The icon of a shelf, shown for its ingredients that have none of their own. */
export const categoryIcons: Record<IngredientCategory, string> = {
  Vegetables: 'leafy-green',
  Fruit: 'red-apple',
  Herbs: 'herb',
  Meat: 'cut-of-meat',
  'Fish & Seafood': 'fish',
  'Dairy & Eggs': 'cheese-wedge',
  Bakery: 'bread',
  'Pasta, Rice & Grains': 'sheaf-of-rice',
  'Beans & Lentils': 'beans',
  'Tins & Jars': 'canned-food',
  'Oils & Vinegars': 'olive',
  'Sauces & Condiments': 'jar',
  Spices: 'salt',
  Baking: 'cookie',
  'Nuts & Seeds': 'peanuts',
  Frozen: 'ice',
  Drinks: 'cup-with-straw',
  Other: 'basket',
}

/** Icons that the app itself shows: the chef, empty screens, meals, and what anyone may own or earn. */
export const appIcons = [
  'basket',
  'bento-box',
  'bowl-with-spoon',
  'cook',
  'cooking',
  'fork-and-knife-with-plate',
  'green-salad',
  'kitchen-knife',
  'pancakes',
  'pot-of-food',
  'shallow-pan-of-food',
  'shopping-cart',
  'shortcake',
  'sparkles',
  'spiral-notepad',
  'steaming-bowl',
  'books',
  'bookmark',
  'speech-balloon',
  'trophy',
  'party-popper',
  'teapot',
  'jar',
  ...badges.map(({ icon }) => icon),
] as const
