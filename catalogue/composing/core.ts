/**
 * Kinds of food whose middle must have been so hot, in °C; each holds for the kinds below it that do not say another.
 * https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures
 */
export const coreTemperatures: ReadonlyMap<string, number> = new Map([
  ...[
    'chicken',
    'turkey',
    'duck',
    'goose',
    'ground-chicken',
    'ground-turkey',
    'chicken-sausage',
  ].map((kind) => [kind, 74] as const),
  ...['ground-meat', 'sausage', 'sausage-meat', 'hamburger-patty'].map(
    (kind) => [kind, 71] as const,
  ),
  ...['pork', 'fish', 'beef', 'lamb', 'veal', 'shrimp'].map((kind) => [kind, 63] as const),
])
