import type { CatalogueRecipe } from './read.ts'

const eggs = new Set(['egg', 'egg-yolk', 'quail-egg', 'duck-egg'])

const isSoft =
  /\byolks? (?:still |that )?(?:runs?|shakes?|shines?|trembles?|wobbles?)\b|\brunny yolk|\byolks? soft\b|\bwhites? (?:is|are) (?:just )?(?:set|firm)\b|\bfry the eggs\b[^.]*\brims are\b|\b(?:eggs?|curds)\b[^.]*\bstill (?:a little )?(?:look )?wet\b|\bwhile they are still wet\b/iu
const isFirmToo =
  /\bfirm (?:ones?|yolks?|all)\b|\bfor (?:a )?firm\b|\bneeds? (?:it|them firm)\b|\b(?:firm|set) (?:all )?through\b|\bnot eat\b|\bnot for you\b|\bif you like\b|\bpregnan|\bsmall child|\byolks? that (?:is|are) set\b|\bwant them firm\b|\bmust be firm\b|\bnobody may\b|\b(?:7[1-9]|8\d) °C/iu

/** Returns what is wrong where eggs stay soft and no word tells how those cook them who should not eat them so. */
export function softEggs({ ingredients, steps, tip = '' }: CatalogueRecipe): string[] {
  if (!ingredients.some(({ item }) => eggs.has(item))) return []
  const isOnlySoft = isSoft.test(steps.join('\n')) && !isFirmToo.test([...steps, tip].join('\n'))
  return isOnlySoft ? ['its eggs stay soft: say how to cook them firm, or for whom it is not'] : []
}
