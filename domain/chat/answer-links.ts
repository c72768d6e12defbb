import { pagePatterns } from '../addresses.ts'
import { isDish } from '../composing/is-dish.ts'
import type { RecipeCard } from '../recipes/recipe.ts'

/** Where a recipe of ours, or a composed dish, is read. */
export function addressOf(recipe: RecipeCard): string {
  return isDish(recipe) ? recipe.address : pagePatterns.recipe.replace(':id', String(recipe.id))
}

/** A link as Markdown writes it. */
export const linkTo = (words: string, address: string) => `[${words}](${address})`

const ours = /\]\((?<address>\/recipe\/\d{1,6}|\/dish\/[a-z0-9-]+\?[a-z0-9=&,:-]+)\)/gu
const anyLink = /\[(?<words>[^\]]*)\]\([^()\s]*\)/gu

/** The addresses of recipes and dishes that an answer links to, each once, in the order of the text. */
export function addressesIn(text: string): string[] {
  return [...new Set([...text.matchAll(ours)].flatMap(({ groups }) => groups?.['address'] ?? []))]
}

/** A text with the words of its links alone: an address may hold the words of another recipe's title. */
export const withoutLinks = (text: string) => text.replaceAll(anyLink, '$<words>')
