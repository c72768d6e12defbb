import { withoutBrand } from './brands.ts'
import { normalise } from './normalise.ts'

/** "in brine", "on the vine", "with leaves", "of your choice": behind a name, and no part of it. */
const circumstance =
  /\s+(?:in (?:(?:extra virgin |olive |vegetable |sunflower |rapeseed )?oil|brine|water|(?:natural |tomato |own |its own |their own |light |heavy |apple )?(?:juices?|syrup)|salt|adobo(?: sauce)?|vinegar|pur[ée]e|(?:its|their) liquid|(?:their|the|its) (?:shells?|skins?|jackets?|pods?|husks?|liquor)|skins?|(?:sugar|spring) water)|and (?:their|its) (?:own )?(?:juices?|liquids?|brine|leaves|syrup|liquor|oil)|packed in\b.*|on the (?:vine|bone|stalk|cob)|off the bone|with (?:the )?(?:their )?(?:skins?(?: on)?|bones?|leaves|tops?|stems?|stalks?|rinds?|roots?|fronds?|heads?|shells?|tails?|peels?|greens|seeds)|of (?:(?:your|the) )?(?:own )?choice|(?:roasted |toasted )?with (?:sea )?salt|of any kind|on skewers|from (?:a|the) (?:jar|tin|can)|per person)\b.*$/iu
/** "Fresh or frozen peas" are peas, whichever. */
const eitherState =
  /\bfresh(?:ly \p{L}+)?,? (?:or|and\/or) (?:frozen|thawed|canned|tinned|dried|jarred|bottled|cooked)(?: \(?thawed\)?)? /iu
/** "100% pure maple syrup", "2% milk": how much of something is in it. */
const share =
  /\b\d{1,3}(?:[.,]\d+)?\s?(?:%|per ?cent)(?:\s(?:pure|natural|organic|fat|milk[ -]?fat|acidity|acid|alcohol|lean))*\s+(?=\p{L})/giu
/** "Spanish-style rice": how a country makes it. */
const style =
  /\b(?:chinese|japanese|korean|thai|vietnamese|asian|indian|italian|french|spanish|greek|mexican|american|southern|german|english|british|european|country|deli|restaurant|home|old)[ -]style\s+(?=\p{L})(?!.*crumb)/giu
/** "6-inch corn tortillas", "1-inch-thick rib-eye steaks". */
const length =
  /(?<![\d/.])(?:\d{1,2}[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛])(?:[ ./-]\d{1,2}[½¼¾⅓⅔⅛]?){0,2}[ -]?(?:inch(?:es)?|in\.|cm|mm|"|ounce|oz|pound|lb|gram|g)\b(?:[ -](?:thick|long|wide|round|square|diameter))?\s*(?=\p{L})/giu
/** "Tablespoons chives", "½ red onion" of "1 white and ½ red onion": an amount that was read no further. */
const amountLeft =
  /^(?:(?:[1-9]\d?(?:\/[2-8])?|[½¼¾⅓⅔⅛])\s+)?(?:(?:tablespoons?|teaspoons?|tbsps?|tsps?|cups|ounces|pounds|grams|handfuls?|pinch)\.? (?:of )?)?(?=\p{L})/iu
/** "Bay leaves 2". */
const countBehind = /\s\d{1,2}$/u

type Step = (name: string) => string

const steps: readonly Step[] = [
  (name) => name.replace(circumstance, ''),
  (name) => name.replace(countBehind, ''),
  (name) => name.replace(amountLeft, ''),
  (name) => name.replace(length, ''),
  (name) => name.replace(share, ''),
  (name) => name.replace(style, ''),
  (name) => {
    const form = normalise(name.replace(/[&+]/gu, ' and '))
    const bare = withoutBrand(form)
    return bare === form ? name : bare
  },
]

/**
 * A name in fewer words, for where it is not known as it stands: each takes away one more thing that says
 * nothing of what the food is.
 */
export function plainerNames(name: string): string[] {
  const names: string[] = []
  let plain = name
  for (const step of steps) {
    const next = step(plain)
    if (next === plain || next === '') continue
    plain = next
    names.push(plain)
  }
  return names
}

export function withoutEitherState(name: string): string {
  return name.replace(eitherState, '')
}
