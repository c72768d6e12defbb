/** A shorter word begins other words too: "Hase" and "Haselnuss", "bar" and "barbecue". */
const leastOfCompound = 6

/**
 * Whether a text speaks of something by its name: as a word of its own, also of several, and where words are joined as the first
 * part of a longer one. "Momente" tells of no "Ente", "milieu" of no "lieu".
 *
 * @param text and `name` in small letters
 */
export function isToldBy(name: string, text: string, isJoined: boolean): boolean {
  const written = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const end =
    isJoined && name.length >= leastOfCompound ? '' : String.raw`(?:e|n|en|s|es|x)?(?!\p{L})`
  return new RegExp(String.raw`(?<!\p{L})${written}${end}`, 'u').test(text)
}
