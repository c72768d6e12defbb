import { lookUp } from './look-up.ts'
import { nearestAliases } from './nearest.ts'
import { normalise } from './normalise.ts'
import { parseLine, type ParsedLine } from './parse-line.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** What a name stands for. Nearness only ever proposes; it never makes a match. */
export type Resolution =
  | { kind: 'resolved'; ingredient: IngredientId }
  | { kind: 'unresolved'; suggestions: readonly IngredientId[] }

export interface ReadLine extends ParsedLine {
  resolution: Resolution
  /** What else would do, of "butter or margarine": the known ones, without the first. */
  otherwise: readonly IngredientId[]
}

/** Characters: what is longer names no one thing. */
const longestName = 200

/** "in brine", "on the vine", "with leaves", "of your choice": behind a name, and no part of it. */
const circumstance =
  /\s+(?:in (?:(?:extra virgin |olive |vegetable |sunflower |rapeseed )?oil|brine|water|(?:natural |own |its own |their own |light |heavy |apple )?(?:juices?|syrup)|salt|(?:their|the|its) shells?|(?:sugar|spring) water)|packed in\b.*|on the (?:vine|bone|stalk)|off the bone|with (?:the )?(?:their )?(?:skins?(?: on)?|bones?|leaves|tops?|stems?|stalks?|rinds?|roots?|fronds?|heads?|shells?|tails?)|of (?:your|the) choice|from (?:a|the) (?:jar|tin|can)|per person)\b.*$/iu
/** "Fresh or frozen peas" are peas, whichever. */
const eitherState =
  /\bfresh(?:ly \p{L}+)?,? (?:or|and\/or) (?:frozen|thawed|canned|tinned|dried|jarred|bottled|cooked)(?: \(?thawed\)?)? /iu
const inverted = /^(?:the )?(\p{L}+s?) of (?:the )?(.+)$/iu

/** The ingredient that a name stands for, whichever way round it is said: "breast of chicken". */
function lookUpAnyWay(given: string, vocabulary: Vocabulary): IngredientId | null {
  if (given.length > longestName) return null
  const name = given.replace(eitherState, '')
  const found = lookUp(name, vocabulary)
  if (found !== null) return found
  const bare = name.replace(circumstance, '')
  if (bare !== name) return lookUpAnyWay(bare, vocabulary)
  const turned = inverted.exec(name)
  if (turned !== null) return lookUp(`${turned[2]} ${turned[1]}`, vocabulary)
  // "Orange zest and juice" takes the whole orange.
  const both = /^(.+) (?:zest|juice|rind) (?:and|&|or) (?:grated )?(?:zest|juice|rind)$/iu.exec(
    name,
  )
  return both === null ? null : lookUp(both[1] ?? '', vocabulary)
}

/** Nouns that a list of alternatives shares: "beef or chicken stock", "olive, sunflower or vegetable oil". */
const sharedNoun =
  /\b(stock|broth|bouillon|juice|zest|rind|vinegar|oil|mince|flour|milk|cheese|wine|sugar|mustard|seeds?|nuts?|leaves|beans?|lentils?|peppers?|onions?|lettuce|cabbage|rice|pasta|powder|paste|sauce|jam|jelly|preserves|extract|yogh?urt|cream|chocolate|grapes|olives|potatoes|tomatoes|chill?ies|chiles|apples|salt|bread|vermouth|rum|mushrooms|sausages?|steaks?|fillets?|breasts?|thighs?|wings?|legs?|chops?|stock cubes?)$/iu

/** What makes a food free of something that its plain kind holds. */
const freeing =
  /^(?:soya?|oat|rice|nut|almond|cashew|peanut|hemp|coconut|vegan|vegetarian|plant|plant-based|non-?dairy|\p{L}+-free)\b/iu

/**
 * "Chicken breasts or thighs": one word that goes on with what the first began with. Null where the word alone is
 * a food that may hold more: "soy milk or cream" may mean plain cream.
 */
function continued(begin: string, word: string, vocabulary: Vocabulary): IngredientId | null {
  const whole = lookUp(`${begin} ${word}`, vocabulary)
  const alone = lookUp(word, vocabulary)
  if (whole === null || whole === alone) return null
  if (alone === null || !freeing.test(begin)) return whole
  const free = vocabulary.ingredients.get(alone)?.freeOf ?? []
  const isAsFree = vocabulary.ingredients.get(whole)?.freeOf.every((each) => free.includes(each))
  return isAsFree === true ? whole : null
}

/** The names of one line, each made whole by what it shares with the others. */
export function resolveShared(
  names: readonly string[],
  vocabulary: Vocabulary,
): (IngredientId | null)[] {
  const last = names.at(-1) ?? ''
  const words = last.split(' ')
  const nouns = names.length > 1 && sharedNoun.test(last) ? [words.slice(-2), words.slice(-1)] : []
  const [first = ''] = names
  const begin = first.split(' ').slice(0, -1).join(' ')
  return names.map((name, index) => {
    const withNoun = index === names.length - 1 ? [] : nouns.map((noun) => [name, noun.join(' ')])
    for (const [start = '', end = ''] of withNoun) {
      const found = lookUp(`${start} ${end}`, vocabulary)
      // Both must count: "half-and-half or skim milk" shares no milk.
      if (found !== null && found !== lookUp(end, vocabulary)) return found
    }
    const goesOn = index > 0 && begin !== '' && !name.includes(' ')
    const whole = goesOn ? continued(begin, name, vocabulary) : null
    return whole ?? lookUpAnyWay(name, vocabulary)
  })
}

/** The ingredients that the names of one line stand for, in their order. */
function optionsOf(names: readonly string[], vocabulary: Vocabulary): IngredientId[] {
  return [...new Set(resolveShared(names, vocabulary).filter((each) => each !== null))]
}

/** What a line that was taken apart names, the first choice first; none where nothing of it is known. */
export function lookUpLine(line: ParsedLine, vocabulary: Vocabulary): IngredientId[] {
  if (line.part !== null) {
    const part = lookUp(`${line.name} ${line.part}`, vocabulary)
    if (part !== null) return [part]
  }
  if (line.unit === 'can' && line.alternatives.length === 0) {
    const tinned = lookUp(`canned ${line.name}`, vocabulary)
    if (tinned !== null) return [tinned]
  }
  // "4 chopped tomatoes" are counted, so that they are no tin of them.
  const isCounted = line.amount !== null && line.unit === null && line.packSize === null
  const first = isCounted ? line.name : line.phrase
  const names = [first, ...line.alternatives]
  const options = optionsOf(names, vocabulary)
  if (options.length > 0) return options
  return optionsOf([isCounted ? line.phrase : line.name, ...line.alternatives], vocabulary)
}

/** Parses and resolves one line; of "butter or margarine" the first known name counts. */
export function readLine(text: string, vocabulary: Vocabulary): ReadLine {
  const whole = vocabulary.aliases.get(normalise(text))
  if (whole !== undefined) {
    // "half and half" names a thing although it begins like an amount.
    const name = text.trim()
    const resolution: Resolution = { kind: 'resolved', ingredient: whole }
    return { ...parseLine(''), original: name, name, phrase: name, resolution, otherwise: [] }
  }
  const line = parseLine(text)
  const [ingredient, ...otherwise] = lookUpLine(line, vocabulary)
  if (ingredient !== undefined) {
    return { ...line, resolution: { kind: 'resolved', ingredient }, otherwise }
  }
  const suggestions = nearestAliases(normalise(line.name), vocabulary)
  return { ...line, resolution: { kind: 'unresolved', suggestions }, otherwise }
}
