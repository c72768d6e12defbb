import { kindByLastWords, lookUpGeneral } from './look-up-general.ts'
import { withoutPhrases } from './descriptors.ts'
import { describes, lookUp } from './look-up.ts'
import { lookUpBehindMark } from './look-up-behind-mark.ts'
import { nearestAliases } from './nearest.ts'
import { normalise } from './normalise.ts'
import { isOfOtherAnimal, withAnimalOf } from './other-animal.ts'
import { parseLine, type ParsedLine } from './parse-line.ts'
import { partOrTinned } from './part-or-tinned.ts'
import { plainerNames, withoutEitherState } from './plainer-names.ts'
import { readByOrder, type ReadLine, type Resolution } from './read-line.ts'
import {
  holdsMore,
  isDenied,
  lookUpInverted,
  lookUpMadeOf,
  lookUpTranslated,
  withStateAsRemark,
} from './remarks.ts'
import { isSeasonedUnknown, withSeasoned } from './seasoned.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** Characters: what is longer names no one thing. */
const longestName = 200

const inverted = /^(?:the )?(\p{L}+s?) of (?:the )?(.+)$/iu

/** The ingredient that a name stands for, whichever way round it is said: "breast of chicken". */
function lookUpTurned(given: string, vocabulary: Vocabulary): IngredientId | null {
  if (given.length > longestName) return null
  const name = withoutEitherState(given)
  const found = lookUp(name, vocabulary)
  if (found !== null) return found
  const turned = inverted.exec(name)
  if (turned !== null) return lookUp(`${turned[2]} ${turned[1]}`, vocabulary)
  // "Orange zest and juice" takes the whole orange.
  const both = /^(.+) (?:zest|juice|rind) (?:and|&|or) (?:grated )?(?:zest|juice|rind)$/iu.exec(
    name,
  )
  return both === null ? null : lookUp(both[1] ?? '', vocabulary)
}

/** The ingredient that a name stands for as it is, else in fewer words, else without the mark of a maker. */
function lookUpAnyWay(given: string, vocabulary: Vocabulary): IngredientId | null {
  const asItIs = lookUpTurned(given, vocabulary)
  if (asItIs !== null) return asItIs
  if (given.length > longestName) return null
  for (const plainer of plainerNames(withoutEitherState(given))) {
    const found = lookUpTurned(plainer, vocabulary)
    if (found !== null) return found
  }
  return lookUpBehindMark(given, vocabulary)
}

/** Nouns that a list of alternatives shares: "beef or chicken stock", "olive, sunflower or vegetable oil". */
const sharedNoun =
  /\b(stock|broth|bouillon|juice|zest|rind|vinegar|oil|mince|flour|milk|cheese|wine|sugar|mustard|seeds?|nuts?|leaves|beans?|lentils?|peppers?|onions?|lettuce|cabbage|rice|pasta|powder|paste|sauce|jam|jelly|preserves|extract|yogh?urt|cream|chocolate|grapes|olives|potatoes|tomatoes|chill?ies|chiles|apples|salt|bread|vermouth|rum|mushrooms|sausages?|steaks?|fillets?|breasts?|thighs?|wings?|legs?|chops?|stock cubes?|breadcrumbs|crumbs|noodles|tortillas|syrup|peas|berries|shoulder|loin|tenderloin|chips|crackers|squash|liqueur|beer|butter|pepper|buns?|greens|carrots?|beets?|cucumbers?|tuna|salmon|lamb|pork|beef)$/iu

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
      // "Honey or agave syrup" is honey.
      if (/\bhoney$/iu.test(start)) continue
      const found = lookUp(`${start} ${end}`, vocabulary)
      // Both must count: "half-and-half or skim milk" shares no milk; but "plain or Greek yogurt" does.
      const isQuality =
        !end.includes(' ') && withoutPhrases(normalise(start).split(' ')).every(describes)
      if (found !== null && (isQuality || found !== lookUp(end, vocabulary))) return found
    }
    const cut = index > 0 ? withAnimalOf(first, name) : null
    if (cut !== null) return lookUp(cut, vocabulary)
    const goesOn = index > 0 && begin !== '' && !name.includes(' ')
    const whole = goesOn ? continued(begin, name, vocabulary) : null
    return whole ?? lookUpAnyWay(name, vocabulary)
  })
}

/** The ingredients that the names of one line stand for, in their order. */
function optionsOf(names: readonly string[], vocabulary: Vocabulary): IngredientId[] {
  const read = resolveShared(names, vocabulary)
  const ids = read.filter((each) => each !== null)
  const isFirstKnown = names.length < 2 || read[0] !== null
  return [
    ...new Set(isFirstKnown ? ids : ids.filter((id) => !isOfOtherAnimal(names, id, vocabulary))),
  ]
}

/** What the first of several names is by its last words: only where none of them is known. */
function generalOf(names: readonly string[], vocabulary: Vocabulary): IngredientId[] {
  const found = names
    .flatMap((name) => [name, ...plainerNames(name)])
    .map((name) => lookUpGeneral(name, vocabulary))
    .find((id) => id !== null)
  return found === undefined ? [] : [found]
}

/** The names that a line offers, in both ways to read them: with the words that describe the first, and without. */
function optionsOfLine(line: ParsedLine, vocabulary: Vocabulary): IngredientId[] {
  // "4 chopped tomatoes" are counted, so that they are no tin of them.
  const isCounted = line.amount !== null && line.unit === null && line.packSize === null
  const { name, phrase, alternatives } = line
  const [first, second] = isCounted ? [name, phrase] : [phrase, name]
  if (alternatives.length === 0) {
    // Most names are known as they stand, and fewer words take longer to find.
    const asItIs = lookUpTurned(first, vocabulary) ?? lookUpTurned(second, vocabulary)
    if (asItIs !== null) return [asItIs]
  }
  const options = optionsOf([first, ...alternatives], vocabulary)
  if (options.length > 0) return options
  const others = optionsOf([second, ...alternatives], vocabulary)
  return others.length > 0 ? others : generalOf([second, ...alternatives], vocabulary)
}

/** What a line that was taken apart names, the first choice first; none where nothing of it is known. */
export function lookUpLine(line: ParsedLine, vocabulary: Vocabulary): IngredientId[] {
  const special = partOrTinned(line, vocabulary)
  if (special !== null) return [special]
  const options = optionsOfLine(line, vocabulary)
  const [name, remarks] = withStateAsRemark(line)
  if (remarks.length === 0) return options
  const [found = null] = options
  const turned = lookUpInverted(name, remarks, found, vocabulary)
  if (line.alternatives.length > 0) {
    const all = turned === null ? options : [turned, ...options.slice(1)]
    return withSeasoned(all, remarks, vocabulary)
  }
  if (turned !== null) return [turned]
  if (found !== null) {
    if (holdsMore(name, found, remarks, vocabulary)) {
      const kind = kindByLastWords(name, vocabulary)
      return kind === null ? [] : [kind]
    }
    const made = lookUpMadeOf(found, remarks, vocabulary)
    if (made !== found) return made === null ? [] : [made]
    const isOther = isDenied(found, remarks, vocabulary) || isSeasonedUnknown(found, remarks)
    return isOther ? [] : options
  }
  const translated = lookUpTranslated(name, remarks, vocabulary)
  return translated === null ? [] : [translated]
}

/** "Cake flour" of "cake or pastry flour". */
function withSharedNoun(
  name: string,
  id: IngredientId,
  alternatives: readonly string[],
  vocabulary: Vocabulary,
): Pick<ParsedLine, 'name'> {
  const words = (alternatives.at(-1) ?? '').split(' ')
  const whole = [words.slice(-2), words.slice(-1)].map((noun) => `${name} ${noun.join(' ')}`)
  return { name: whole.find((each) => lookUp(each, vocabulary) === id) ?? name }
}

/** A line by the name that is known: of "zorbles or lady fingers" the second comes first. */
export function knownFirst(line: ReadLine, vocabulary: Vocabulary): ReadLine {
  const { name, phrase, alternatives, resolution } = line
  if (alternatives.length === 0 || resolution.kind !== 'resolved') return line
  const id = resolution.ingredient
  const [asNamed, asSaid] = [name, phrase].map((first) =>
    resolveShared([first, ...alternatives], vocabulary),
  )
  if (asNamed?.[0] === id && lookUp(name, vocabulary) !== id) {
    return { ...line, ...withSharedNoun(name, id, alternatives, vocabulary) }
  }
  if (asNamed?.[0] !== null || asSaid?.[0] !== null) return line
  const at = alternatives.findIndex((_, index) => asNamed[index + 1] === id)
  const known = alternatives[at]
  if (known === undefined) return line
  return { ...line, name: known, phrase: known, alternatives: alternatives.with(at, name) }
}

/** Parses and resolves one line in English; of "butter or margarine" the first known name counts. */
export function readEnglish(text: string, vocabulary: Vocabulary): ReadLine {
  const whole = vocabulary.aliases.get(normalise(text))
  if (whole !== undefined) {
    // "half and half" names a thing although it begins like an amount.
    const name = text.trim()
    const resolution: Resolution = { kind: 'resolved', ingredient: whole }
    return { ...parseLine(''), original: name, name, phrase: name, resolution, otherwise: [] }
  }
  const line = parseLine(text)
  const [ingredient, ...otherwise] = lookUpLine(line, vocabulary)
  if (ingredient === undefined) {
    return { ...line, resolution: { kind: 'unresolved', suggestions: [] }, otherwise }
  }
  const resolution: Resolution = { kind: 'resolved', ingredient }
  return { ...line, resolution, otherwise }
}

/**
 * What may have been meant by a line that is not known: the foods that a rule leaves open, else the names nearest to it. Nearness
 * only ever proposes; it never makes a match.
 */
export function suggestionsFor(
  { name, resolution }: Pick<ReadLine, 'name' | 'resolution'>,
  vocabulary: Vocabulary,
): readonly IngredientId[] {
  if (resolution.kind === 'resolved') return []
  return resolution.suggestions.length > 0
    ? resolution.suggestions
    : nearestAliases(normalise(name), vocabulary)
}

/** Parses and resolves one line, in the language of the vocabulary's reader or in English. */
export function readLine(text: string, vocabulary: Vocabulary): ReadLine {
  const inEnglish = (typed: string) => readEnglish(typed, vocabulary)
  const [line, ...others] = readByOrder(text, vocabulary.reader, (typed) => [inEnglish(typed)])
  // What is to be one thing is not "salt and pepper".
  return line === undefined || others.length > 0 ? inEnglish(text) : line
}
