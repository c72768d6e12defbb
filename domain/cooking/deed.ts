/** The work of a step, as its first words name it. */
const deeds =
  `add|bake|barbecue|beat|blanch|blend|blitz|boil|braise|broil|brown|bubble|char|chill|churn|coat|cook|cool|cover|crisp|
  deep-fry|drain|dry|finish|fold|freeze|fry|grill|heat|hold|keep|knead|lay|leave|let|lower|marinate|mash|melt|mix|move|pickle|poach|
  pour|prove|proof|put|reduce|refrigerate|rest|return|rise|roast|roll|run|saut[eé]|scald|sear|set|shake|simmer|sizzle|slide|
  slip|soak|soften|squeeze|stand|steam|steep|stew|stir|stir-fry|sweat|swirl|tip|toast|toss|turn|wait|warm|whip|whisk|wilt`.replaceAll(
    /\s/gu,
    '',
  )
/** A deed stands where a clause begins: "to a boil" and "until they cook" tell of none. */
const deedBegins = new RegExp(
  `(?:^|[.;:!?(,]\\s|\\b(?:and|then|meanwhile|gently|slowly|immediately)\\s)((?:gently |slowly )?(?:${deeds})(?![\\p{L}-]))`,
  'giu',
)
/** Words that are no end for a name. */
const loose =
  /(?:[\s,]*(?<!\p{L})(?:for|about|around|another|at least|of|the|same|over|only|just|some|after|in|with|it|them|on|to|a|an|and|or|more|all|until|until tender|from|under|most|half|high|medium|low|\d[\d/]*)|[,\s])+$/iu

/** These verbs name no work alone: "toss the eggplant with salt and leave it". */
const bare = /^(?:leave|let|put|set|keep|cover|give|move|hold|lay)$/iu

const longestName = 30

/** The sentence in which words end, as far as they go. */
export const openSentence = (words: string): string =>
  (words.split(/[.;:!?]/u).at(-1) ?? '').trimStart()

/**
 * What a time in a step is for, by the words before it: "Let it cool, then simmer gently for " →
 * "Simmer gently". Empty where they do not say.
 */
export function deedBefore(words: string): string {
  const sentence = openSentence(words)
  for (const found of [...sentence.matchAll(deedBegins)].toReversed()) {
    const [whole, verb = ''] = found
    const name = nameFrom(sentence.slice(found.index + whole.length - verb.length))
    if (!bare.test(name)) return name
  }
  return ''
}

function nameFrom(deed: string): string {
  // "Fry the cakes in batches, 3 minutes a side": what follows a comma is about something else.
  const kept: string[] = []
  for (const word of deed.replace(/,.*$/su, '').split(/\s+/u)) {
    if ([...kept, word].join(' ').length > longestName) break
    kept.push(word)
  }
  const name = kept.join(' ').replace(loose, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
