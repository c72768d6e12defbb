/** Tins and dishes of the oven, machines with a heat of their own, and what only names a vessel. */
const elsewhere =
  /\b(?:roasting|baking|cake|loaf|muffin|springform|tart|bread|sheet|pie)[ -]?pans?\b|\b(?:slow|pressure|rice) cooker\b|\b(?:pan|pot|wok|saucepan)(?:[- ](?:lid|juices|fat|sauce|size|sized|roast|stickers?)|’s lid)\b|\b(?:small|ovenproof|individual|one-portion) (?:[\w-]+ )?pots\b/giu
/** "A wok or the same pan" */
const orTheSame = /\b(?:a|your) [\w-]+ or the same (?=pan|pot)/giu
/** It goes without as well: the oven does it, or it is no more than a wish. */
const otherwise =
  /\b(?:pan|griddle|skillet|wok),? or (?:under |over |in )?(?:the|a|an)(?: (?:hot|moderate))? (?:oven|toaster|microwave|grill|air fryer|flame)\b|\b(?:oven|toaster|microwave|flame)\b[^.;]{0,20} or (?:in )?(?:a|the)(?: [\w-]+){0,2} (?:pan|skillet)\b|^never\b|\bsecond (?:pan|pot),? or\b|\bif you (?:have|own) (?:a|two|another)\b|\bor (?:use|in|take) (?:two|a second|another) (?:pan|pot)s?\b/iu

const noun =
  '(?<noun>pots?|saucepans?|milk pans?|frying pans?|pans?|skillets?|woks?|casseroles?|griddles?|dutch ovens?)(?![\\w-])'
/** No small word stands between an article and its vessel: "a spoonful of oil to the pot". */
const adjectives =
  '(?<adjectives>(?:(?!(?:of|in|into|to|on|onto|over|from|the|an?|with|and|for|at|until|or not)\\b)[\\p{L}\\d-]+,? (?:or )?){0,4}?)'
const water = '(?:[\\w-]+ ){0,2}water'
const away =
  '(?:onto|on|into|in|to|between|among) (?:an?|the|your|two|four|warm|deep|kitchen|another)?(?: ?[\\p{L}-]+){0,2} ?(?:plates?|bowls?|board|paper|rack|sieve|colander|platter|towels?|jug|jar|cloth|dish|tin|tray)\\b'
const emptying = [
  '(?<!rinse and |rinse, )\\bdrain(?! and rinse|ed)\\b',
  '\\b(?:set|put) (?:it|them|[\\w ]{0,24}) aside\\b',
  '\\b(?:tip|lift|take|scoop|fish|scrape|turn|slide|spoon) (?:(?!off|half|some|a third|two thirds|a few|the pan|the pot)[\\p{L}]+ ){0,6}?out\\b(?! of the fridge)',
  `\\b(?:(?:put|lay|set|keep|leave|spread|stack) (?:it|them|everything|all)|(?:tip|lift|pour|scrape|turn|take|spoon|ladle|transfer|move|scoop|slide|strain|share|divide|drain|wrap|dry)\\b[^.;]{0,60}?) (?:out )?${away}`,
  '\\b(?:blend|grind|crush|pound|process|pulse)\\b[^.;]*\\b(?:blender|mortar|processor|grinder)\\b',
  '\\b(?:let (?:it|them|the [\\p{L}]+) cool|squeeze (?:it|them))\\b',
  '\\b(?:wiped?|grind|shape|refresh|peel (?:them|and)|peel the (?:eggs|potatoes and mash)|cool (?:it|them)? ?under|wring (?:it|them))\\b',
].join('|')
const events = new RegExp(
  [
    `(?<second>\\b(?:in|into) a second one\\b|\\b(?:another|a second|the second|a separate|the other|its own|a different|two|both)(?! of\\b) ${adjectives.replace('?<adjectives>', '?:')}${noun.replace('?<noun>', '?:')})`,
    `(?<new>(?<!\\b(?:with|under|or) )\\b(?:an?|your) ${adjectives}${noun}(?<ofWater> of ${water}\\b)?)`,
    `(?<known>(?<!\\bfor )\\b(?:the|that|this)(?: [\\p{L}-]+)? (?<which>pot|saucepan|pan|skillet|wok|casserole|griddle)(?![\\w-]))`,
    `(?<boiled>\\b(?:in|into) (?:plenty of|lots of|\\d[^.;]{0,40} of) ${water}\\b|\\b(?:in|into) (?:gently |barely |well[- ])?(?:boiling|simmering|salted|lightly salted|cold,? salted|hot|unsalted)(?: (?:and )?(?:well[- ])?salted)? water\\b|\\bbring (?:(?!\\bpots?\\b|pan\\b)[^.;]){0,60}?\\bwater\\b[^.;]{0,40}? to (?:a|the)(?: \\w+)? boil|\\bboil \\d(?:(?!\\bpots?\\b|pan\\b)[^.;]){0,40} of water|\\bboil the (?!sauce|milk|juices?|liquid|marinade|syrup|stock|broth|cream)(?:[\\p{L}-]+ ){1,5}(?:for|in|as)\\b)`,
    `(?<emptied>${emptying})`,
  ].join('|'),
  'giu',
)
/** What only stands in hot water away from the hob, or is told of water that is there. */
const notOnHob = /\b(?:kettle|soak|pour|cover|microwave|steep|heatproof|brine)\b/iu
const isOnlyWater =
  /^(?:meanwhile,? )?(?:bring|boil|heat|put|set) (?:the |plenty of |\d[\w .,()/]* of )?(?:salted )?water\b/iu
const isCooked = /\b(?:cook|boil|poach|blanch|simmer|lower|parboil|drop|put|warm|whisk)\w*/iu
const atOnce =
  /\bmeanwhile\b|\bat the same time\b|^while (?:it|they|that|everything|the (?!oven)[\w ]+?) [\w ]*,/iu
const whileItFries = /^while [\w ]+ (?:fry|fries|simmers?|stews?|cooks?|browns?)\b/iu
/** Something goes on the hob, and nobody says in what. */
const unnamed =
  /\b(?:over|on) (?:the |a )?(?:very )?(?:low|lowest|medium|medium-low|medium-high|high|highest|gentle|moderate)(?: to (?:medium|high))?(?:,? (?:heat|flame))?\b|\b(?:boil|simmer|fry|sauté|scramble|stew|sweat|poach) (?:the |it |them |an? |some |gently)|\bsimmer (?:for )?\d|\b(?:heat|warm) the (?:[\p{L}-]+ ){1,3}(?:in|with)\b|\bbring [^.;]*\bto (?:a|the) (?:[\w-]+ )?(?:boil|simmer)\b/iu
/** What stands there is cooked on. */
const cooksOn = /\b(?:simmer|fry|boil|sauté|bubble|cook|stir-fry|brown)\b/iu
/** A part of its own is begun: "For the béchamel, melt the butter". */
const ofPart =
  /^for the [\p{L}-]+(?: [\p{L}-]+)?, (?:melt|fry|warm|heat|simmer|boil|cook|brown)\b/iu
/** Beside what stands there, and not in it. */
const beside =
  /\b(?:cook|warm|heat|melt|soften|stew|brown|toast) (?:the|half|most|an?|some|each|two|all|what) /iu
const inFat =
  /\b(?:fry|melt|warm|soften|sizzle|brown|cook)\b[^.;]*\bin\b[^.;]*\b(?:oil|butter|ghee|fat)\b/iu
const isElsewhere = /\b(?:oven|microwave|air fryer|grill|broiler|barbecue|kettle|toaster|bowl)\b/iu
const isBread =
  /\b(?:bread|buns?|rolls?|toast|tortillas?|pitas?|naan|flatbreads?|plates?|shells?|tin)\b/iu
const oven = /\b(?:bake|roast|in(?:to)? the oven)\b/iu

/** It goes on in what it is in. */
const boiledDown = /\bboil the (?:sauce|milk|juices?|liquid|marinade|syrup|stock|broth|cream)\b/iu

type Family = 'pot' | 'pan' | 'wok'
const familyOf = (name: string): Family =>
  /wok/iu.test(name) ? 'wok' : /^(?:pot|saucepan|milk|casserole|dutch)/iu.test(name) ? 'pot' : 'pan'

/** What stands on the hob. */
interface Vessel {
  /** Null where nobody says in what: "boiled in salted water". */
  family: Family | null
  /** Only "the pan" was spoken of: of which size, nobody said yet. */
  isVague: boolean
  isSmall: boolean
  isEmpty: boolean
  holdsWater: boolean
  /** The step that it was last used in. */
  step: number
}
const vessel = (step: number, what: Partial<Vessel> = {}): Vessel => ({
  family: null,
  isVague: false,
  isSmall: false,
  isEmpty: false,
  holdsWater: false,
  step,
  ...what,
})

type Groups = Readonly<Record<string, string | undefined>>

/** A hob, as the sentences of steps speak of it one after another. */
class Hob {
  #there: Vessel | null = null
  /** What follows is the oven's. */
  #isInOven = false
  readonly #isOneEnough: boolean

  constructor(steps: readonly string[]) {
    this.#isOneEnough = /\b(?:with|in|have) only one (?:pan|pot)\b/iu.test(steps.join(' '))
  }

  /** Whether a sentence puts a second vessel there. */
  takesSecond(sentence: string, step: number): boolean {
    const found = [...sentence.matchAll(events)].map(({ groups = {} }): Groups => groups)
    const isNamed = found.some((each) => each['new'] !== undefined || each['known'] !== undefined)
    const isBoiled =
      !isNamed &&
      found.some((each) => each['boiled'] !== undefined) &&
      isCooked.test(sentence) &&
      !notOnHob.test(sentence)
    if (isBoiled && whileItFries.test(sentence)) return true
    if (oven.test(sentence)) this.#isInOven = true
    if (isNamed) this.#isInOven = false
    // What was drained of late stood there at the same time.
    const stood = this.#there
    const isRevived =
      stood !== null && stood.isEmpty && atOnce.test(sentence) && step - stood.step < 2
    if (isRevived) stood.isEmpty = false
    const isUnnamed = !isNamed && !isBoiled && !isElsewhere.test(sentence)
    if (isUnnamed && this.#takesUnnamed(sentence, step)) return true
    if (isRevived && stood.step < step && !isNamed && !isBoiled) stood.isEmpty = true
    return found.some((groups) => this.#takes(groups, sentence, step, isBoiled))
  }

  /** Something is cooked, and nobody says in what. */
  #takesUnnamed(sentence: string, step: number): boolean {
    const there = this.#there
    const isPut = unnamed.test(sentence)
    if (there === null) {
      if (isPut) this.#there = vessel(step)
      return false
    }
    const isAtOnce = atOnce.test(sentence)
    const isCookedOn = isPut || (cooksOn.test(sentence) && !this.#isInOven)
    if (!there.isEmpty && (isCookedOn || isAtOnce)) {
      if (there.holdsWater && inFat.test(sentence)) return true
      if (isPut && ofPart.test(sentence)) return true
      const isBeside =
        (isPut || beside.test(sentence)) && !isBread.test(sentence) && !boiledDown.test(sentence)
      const isInTheWater = there.holdsWater && /\bboil\b/iu.test(sentence)
      if (isAtOnce && isBeside && !isInTheWater) return true
    }
    if (isCookedOn) {
      there.isEmpty = false
      there.step = step
    }
    return false
  }

  #takes(groups: Groups, sentence: string, step: number, isBoiled: boolean): boolean {
    if (groups['second'] !== undefined) return !this.#isOneEnough
    if (groups['new'] !== undefined) return this.#takesNew(groups, sentence, step)
    if (groups['known'] !== undefined) return this.#takesKnown(groups, step)
    if (groups['boiled'] !== undefined) return isBoiled && this.#takesWater(step)
    if (this.#there !== null) {
      this.#there.isEmpty = true
      this.#there.holdsWater = false
    }
    return false
  }

  /** "A wide pan" */
  #takesNew(groups: Groups, sentence: string, step: number): boolean {
    const there = this.#there
    const told = groups['adjectives'] ?? ''
    const family = familyOf(groups['noun'] ?? '')
    const isSmall = /\b(?:small|little)\b/iu.test(told)
    this.#there = vessel(step, {
      family,
      isSmall,
      isEmpty: /\bdry\b/iu.test(told) && /\btoast/iu.test(sentence),
      holdsWater: groups['ofWater'] !== undefined || isOnlyWater.test(sentence),
    })
    if (there === null) return false
    if (there.family !== null && there.family !== family) return true
    if (there.isVague) return false
    return !there.isEmpty || (there.family !== null && there.isSmall !== isSmall)
  }

  /** "The pan" */
  #takesKnown(groups: Groups, step: number): boolean {
    const family = familyOf(groups['which'] ?? '')
    const there = (this.#there ??= vessel(step, { family, isVague: true }))
    if (there.holdsWater && !there.isEmpty && there.family === 'pot' && family !== 'pot')
      return true
    there.family ??= family
    there.isEmpty = /\b(?:wipe|empty|dry|clean)/iu.test(groups['known'] ?? '')
    there.step = step
    return false
  }

  /** "In boiling salted water" */
  #takesWater(step: number): boolean {
    const there = this.#there
    if (there !== null && !there.isEmpty && !there.holdsWater) return true
    this.#there = vessel(step, { family: there?.family ?? null, holdsWater: true })
    return false
  }
}

/**
 * Whether steps put two vessels on the hob: a pot and a pan, a small pan beside a wide one, or a second of the same kind
 * before the first is empty. What is emptied and taken again is one. In doubt there are two.
 */
export function needsSecondPot(steps: readonly string[]): boolean {
  const hob = new Hob(steps)
  return steps.some((text, step) =>
    text
      .replace(elsewhere, ' ')
      .replace(orTheSame, 'the same ')
      .split(/(?<=[.;:!?])\s+/u)
      .some((sentence) => !otherwise.test(sentence) && hob.takesSecond(sentence, step)),
  )
}
