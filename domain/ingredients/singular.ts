/** Words that end in s and mean one thing, or that folding would turn into another word. */
export const unchangedWords: ReadonlySet<string> = new Set([
  'molasses',
  'hummus',
  'houmous',
  'asparagus',
  'couscous',
  'swiss',
  'brussels',
  'octopus',
  'citrus',
  'lens',
  'bitters',
  'schnapps',
  'haggis',
  'anis',
  'sans',
  'dos',
  'des',
  'les',
  'las',
  'los',
  'aus',
  'mais',
  'ananas',
  'anchois',
  'frais',
  'pois',
  'noix',
])

export const irregularPlurals: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  chilies: 'chili',
  chillies: 'chilli',
  cookies: 'cookie',
  brownies: 'brownie',
  veggies: 'veggie',
  pies: 'pie',
  smoothies: 'smoothie',
  radii: 'radius',
  fungi: 'fungus',
  zucchinis: 'zucchini',
  kiwis: 'kiwi',
  chilis: 'chili',
  broccolis: 'broccoli',
  blinis: 'blini',
  rotis: 'roti',
  paninis: 'panini',
}

/**
 * One lower-case word's singular by the rules of English spelling. Other languages' words pass the
 * same rules: what matters is that an alias and the text that names it fold alike.
 */
export function singularise(word: string): string {
  const known = irregularPlurals[word]
  if (known !== undefined) return known
  if (word.length < 4 || unchangedWords.has(word) || !/[^s]s$/u.test(word)) return word
  if (/(?:us|is)$/u.test(word)) return word
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ch|sh|x|z|ss|o)es$/u.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
