/**
 * The texts of functions in each language, by the English ones. For a hosted project, which has none of our files beside it:
 * `scripts/lay-hosted.ts` lays this one with them all. Our own server reads languages/.
 */
export const laidTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
