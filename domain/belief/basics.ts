import type { IngredientId } from '../ingredients/vocabulary.ts'

/**
 * What most people do not write down, and how likely a home has it that wrote fourteen things, not this one, and shows no way
 * of cooking (ways-of-cooking.ts). The numbers are our own estimate, corrected by fitting to half of the simulated households of
 * bench/kitchens; nobody counted real cupboards. What is fresh is likely to be written, so that little of it is left unsaid.
 */
const likelihoods = {
  oil: 0.95,
  'olive-oil': 0.5,
  'vegetable-oil': 0.93,
  'sesame-oil': 0.05,
  butter: 0.1,

  sugar: 0.55,
  'brown-sugar': 0.03,
  honey: 0.08,
  'all-purpose-flour': 0.3,
  cornstarch: 0.05,
  'baking-powder': 0.05,
  'baking-soda': 0.03,
  yeast: 0.02,
  'vanilla-extract': 0.02,

  vinegar: 0.4,
  'red-wine-vinegar': 0.03,
  'balsamic-vinegar': 0.03,
  'rice-vinegar': 0.03,
  mustard: 0.15,
  'dijon-mustard': 0.08,
  'soy-sauce': 0.25,
  'fish-sauce': 0.02,
  'worcestershire-sauce': 0.02,
  ketchup: 0.03,
  'hot-sauce': 0.03,

  'tomato-paste': 0.15,
  'canned-tomato': 0.02,
  'stock-cube': 0.15,
  'chicken-stock': 0.08,
  'vegetable-stock': 0.05,
  rice: 0.06,
  pasta: 0.03,
  'rolled-oat': 0.03,

  cumin: 0.3,
  paprika: 0.15,
  'smoked-paprika': 0.03,
  turmeric: 0.2,
  'ground-coriander': 0.07,
  'chili-powder': 0.1,
  'chili-flake': 0.08,
  cayenne: 0.02,
  cinnamon: 0.07,
  nutmeg: 0.07,
  clove: 0.04,
  cardamom: 0.04,
  allspice: 0.03,
  'curry-powder': 0.07,
  'garam-masala': 0.03,
  'dried-oregano': 0.05,
  thyme: 0.05,
  'bay-leaf': 0.1,

  onion: 0.06,
  garlic: 0.1,
  ginger: 0.02,
  lemon: 0.02,
  egg: 0.06,
  milk: 0.03,
} as const satisfies Readonly<Record<IngredientId, number>>

export type BasicId = keyof typeof likelihoods

/** Each basic → how likely it is, 0–1. */
export const basics: ReadonlyMap<IngredientId, number> = new Map(Object.entries(likelihoods))
