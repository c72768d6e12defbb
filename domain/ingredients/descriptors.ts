/** Normalised words that say how an ingredient is cut, kept or sold, and never which one it is. */
const words = `
  small medium large big extra jumbo baby mini thick thin thinly thickly heaping heaped level scant generous
  fresh freshly ripe raw cooked uncooked leftover frozen thawed defrosted chilled cold warm hot lukewarm
  chopped diced sliced minced grated shredded crushed peeled unpeeled halved quartered cubed torn picked
  trimmed rinsed drained washed cleaned seeded deseeded pitted stoned cored zested squeezed juiced beaten
  melted softened toasted roasted sifted packed loosely firmly finely coarsely roughly lightly cut crumbled
  boneless skinless boned deboned organic free range whole half piece good quality best
  unsalted salted sweet plain natural pure plus more extra about approx approximately each room temperature
  to taste optional for serving garnish the of a an some few my your divided into
  bite size sized inch cm chunk strip wedge matchstick storebought homemade local
  bought only firm soft lean cut
`
const descriptors = new Set(words.trim().split(/\s+/u))

/** Whether a normalised word may stand beside an ingredient's name without changing what it is. */
export function isDescriptor(word: string): boolean {
  return descriptors.has(word)
}
