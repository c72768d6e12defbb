import type { IngredientId } from './vocabulary.ts'

/**
 * Whether a food holds alcohol. Who avoids it, for faith, health or children, avoids it cooked too: cooking takes
 * out a part of it. `extract` is a flavour dissolved in it and used by the drop; `brewed` is what ferments, as soy
 * sauce, miso and kefir do, and keeps up to about 2 % of it; `varies` is what one maker adds it to, or lets ferment,
 * and another does not. What nobody has read is not known to be free of it.
 */
export type AlcoholContent = 'yes' | 'extract' | 'brewed' | 'varies' | 'no' | 'unknown'

const ids = (words: string) => new Set(words.trim().split(/\s+/u))

const drinks = ids(`
  absinthe advocaat flavored-beer-or-wine flavored-spirit ale amaretto amaro anise-liqueur aperol apple-brandy apricot-liqueur aquavit baijiu
  banana-liqueur beer bitters blue-curacao bourbon brandy butterscotch-schnapps cachaca campari champagne cheongju
  cherry-liqueur chinese-rose-wine chocolate-liqueur cinnamon-whiskey citrus-vodka coconut-rum coffee-liqueur cognac
  creme-de-cacao creme-de-cassis creme-de-menthe dessert-wine dry-vermouth elderflower-liqueur fernet gin
  ginger-wine gluten-free-beer grain-alcohol grappa hard-cider hard-seltzer hazelnut-liqueur herbal-liqueur
  irish-cream-liqueur jenever kirsch limoncello liqueur madeira makgeolli maraschino-liqueur marsala melon-liqueur mezcal
  mirin mulled-wine orange-liqueur passion-fruit-liqueur peach-schnapps peppermint-schnapps perry pimms pisco
  plum-brandy port prosecco quinquina raspberry-liqueur red-wine rose-wine rum sake scotch-whisky shaoxing-wine sherry
  sloe-gin soju sparkling-wine spiced-rum stout sweet-vermouth tequila vanilla-vodka vermouth vodka wheat-beer
  whiskey white-rum white-wine wine
`)
const extracts = ids(`
  almond-extract anise-extract banana-extract butter-extract caramel-extract coconut-extract coffee-extract flavoring
  lemon-extract maple-extract orange-extract pandan-extract peppermint-extract raspberry-extract rum-extract
  strawberry-extract ube-extract vanilla-extract vanilla-paste
`)
const brewed = ids(`
  barley-miso black-bean-sauce char-siu-sauce chee-hou-sauce chili-bean-paste dark-soy-sauce doenjang
  fermented-black-bean gochujang hoisin-sauce kefir light-soy-sauce low-sodium-soy-sauce miso red-miso
  soup-soy-sauce soy-paste soy-sauce soy-sauce-powder ssamjang sweet-bean-sauce sweet-soy-sauce tamari white-miso yellow-bean-sauce
`)
const varying = ids(`
  apple-cider beet-kvass bloody-mary-mix bulgogi-marinade candy chicken-liver-pate chocolate-truffle christmas-pudding
  cider creole-mustard deli-meat demi-glace dijon-mustard eel-sauce eggnog fermented-rice fermented-tofu filled-chocolate-bar flavored-butter flavored-nut flavored-yogurt frozen-dessert
  falernum foie-gras fruit-cake kombucha kvass lobster-bisque maraschino-cherry mauby mincemeat non-alcoholic-beer
  non-alcoholic-wine packaged-cookie pan-drippings pandoro panettone pasta-sauce pate pie-filling ponzu prepared-food ready-made-condiment ready-made-dessert ready-made-dip ready-made-gravy ready-made-marinade ready-made-salad ready-made-sauce salad-dressing soft-drink specialty-broth specialty-cheese specialty-jam specialty-sausage specialty-syrup spicy-brown-mustard stir-fry-sauce
  ambrosia-salad beer-cheese coffee-jelly flavored-oil flavored-sugar seafood-salad specialty-crumb specialty-juice specialty-pastry specialty-puree specialty-spread snack-bar flavored-chocolate flavored-frosting flavored-honey flavored-mayonnaise flavored-mustard flavored-pesto flavored-ranch-dressing pasta-salad pickled-food prepared-rice prepared-stew ready-made-filling red-wine-stock-pot specialty-cake specialty-chutney specialty-dumpling specialty-gelatin-dessert specialty-glaze specialty-noodle specialty-pasta specialty-paste specialty-patty specialty-pie specialty-pizza specialty-pudding specialty-relish specialty-salsa specialty-tea specialty-topping sweet-soy-glaze
  teriyaki-sauce topping-of-choice unagi vanilla-greek-yogurt vanilla-ice-cream vanilla-syrup vanilla-yogurt vegetarian-mincemeat
  vegetarian-oyster-sauce vodka-sauce whole-grain-mustard xo-sauce yakiniku-sauce
`)

/** Of a food of the catalogue; null is one that nobody has read. */
export function alcoholIn(ingredient: IngredientId | null): AlcoholContent {
  if (ingredient === null) return 'unknown'
  if (drinks.has(ingredient)) return 'yes'
  if (extracts.has(ingredient)) return 'extract'
  if (brewed.has(ingredient)) return 'brewed'
  return varying.has(ingredient) ? 'varies' : 'no'
}
