import type { IngredientId } from './vocabulary.ts'

/**
 * Whether a food holds alcohol. Who avoids it, for faith, health or children, avoids it cooked too: cooking takes
 * out a part of it. `extract` is a flavour dissolved in it and used by the drop; `varies` is what one maker adds it
 * to, or lets ferment, and another does not. What nobody has read is not known to be free of it.
 */
export type AlcoholContent = 'yes' | 'extract' | 'varies' | 'no' | 'unknown'

const ids = (words: string) => new Set(words.trim().split(/\s+/u))

const drinks = ids(`
  ale amaretto anise-liqueur aperol apple-brandy beer bitters bourbon brandy cachaca campari champagne coffee-liqueur
  cognac creme-de-cassis dessert-wine dry-vermouth gin grappa hard-cider irish-cream-liqueur kirsch limoncello
  madeira marsala mezcal mirin orange-liqueur pisco port prosecco red-wine rose-wine rum sake scotch-whisky
  shaoxing-wine sherry soju sparkling-wine spiced-rum stout sweet-vermouth tequila vermouth vodka wheat-beer whiskey
  white-rum white-wine wine
`)
const extracts = ids(`
  almond-extract lemon-extract orange-extract pandan-extract peppermint-extract rum-extract vanilla-extract
  vanilla-paste
`)
const varying = ids(`
  apple-cider chicken-liver-pate dark-soy-sauce demi-glace dijon-mustard doenjang eel-sauce fermented-tofu
  filled-chocolate-bar foie-gras gochujang kombucha light-soy-sauce low-sodium-soy-sauce maraschino-cherry miso
  non-alcoholic-beer panettone pasta-sauce pate ponzu ready-made-gravy red-miso soy-sauce stir-fry-sauce
  ssamjang sweet-soy-sauce tamari teriyaki-sauce unagi white-miso xo-sauce
`)

/** Of a food of the catalogue; null is one that nobody has read. */
export function alcoholIn(ingredient: IngredientId | null): AlcoholContent {
  if (ingredient === null) return 'unknown'
  if (drinks.has(ingredient)) return 'yes'
  if (extracts.has(ingredient)) return 'extract'
  return varying.has(ingredient) ? 'varies' : 'no'
}
