import { secondsPer } from '../time-units.ts'
import { openSentence } from './deed.ts'
import type { StepTimer } from './timers.ts'

/** Nobody sits down for less. */
const leastSeconds = 5 * secondsPer.minute
/** Nobody leaves a pot on the stove for less. */
const leastQuietSeconds = 8 * secondsPer.minute
/** So long a pot is left alone between two stirs. */
const longSeconds = 15 * secondsPer.minute

/** Work that does itself once it is begun. */
const alone =
  /^(?:bake|chill|cool|freeze|marinate|pickle|proof|prove|refrigerate|rest|rise|roast|soak|stand|steep|wait)\b/iu
const leftAlone =
  /^(?:cover|leave|let|put|set)\b|\b(?:leave|let|forget|give) (?:it|them|that|the [\w ]+?)(?: (?:to|all))?\b[^.;]*$/iu
/** "Let it stand", "leave them in a sieve"; letting something bubble or brown is work at the stove. */
const restsThere =
  /\b(?:stand|rest|soak|cool|rise|drain|sit|swell|steep|marinate|drink|thaw|soften|set|dry|chill|forget|fridge|freezer|oven|counter|off the heat|room temperature|cold water|sieve|rack|covered)\b/iu
/** On the stove, but quiet. */
const quiet = /^(?:braise|cook|boil|poach|simmer|steam|stew|sweat)\b/iu
const isCovered =
  /\b(?:cover|covered|lid|oven|slow cooker|pressure|rice cooker|air fryer|microwave)\b/iu
const isOpen = /\b(?:no lid|lid off|without (?:a|the|its) lid)\b/iu
/** Simmering goes on by itself under a lid or not, but for what boils down and catches. */
const simmers = /^(?:braise|simmer|stew)\b/iu

/** In water or steam it does not catch. */
const boils = /^(?:braise|boil|poach|simmer|steam|stew)\b/iu
const boilsDown =
  /\b(?:thick\w*|coats?|reduce[sd]?|glaze|syrup|leaves a path)\b|\b(?:no|hardly any|any) (?:\w+ )?(?:liquid|water|puddle)\b/iu
/** Opens the next sentence: "Watch it", "Stir often, right into the corners". */
const handsNext =
  /^[.;:!?]+\s+(?:watch|keep (?:stirring|turning)|stir(?! in\b)(?! it in\b)|don[’']t (?:leave|walk)|turn (?:it|them) (?:often|every))/iu

const handsOn =
  /\b(?:stir|stirring|turning|tossing|shaking|whisk|whisking|basting|skimming|swirling|scraping|pressing|brushing|watch|kneading|folding|adding|without a pause|don[’']t leave)\b/iu
/** "Turning once", "stirring every 10 minutes": between these one may go away from what takes long. */
const handsNowAndThen =
  /\b(?:stir|stirring|turning|tossing|shaking|basting|skimming)[\w, ]*? (?:once|twice|halfway|half way|now and then|from time to time|near the end|at the end|every (?:1\d|[2-9]\d) min\w*)\b/giu

/** The sentence in which a time stands, to its end. */
function sentenceOf(step: string, { start, end }: StepTimer) {
  const ahead = openSentence(step.slice(0, start))
  const behind = /^[^.;:!?]*/u.exec(step.slice(end))?.[0] ?? ''
  return { ahead, behind }
}

/** What the hands may be needed for within a time, and the sentence and deed around it. */
function around(step: string, timer: StepTimer) {
  const { seconds, name } = timer
  const { ahead, behind } = sentenceOf(step, timer)
  const sentence = `${ahead} ${behind}`
  const isLong = seconds >= longSeconds
  const rest = isLong ? sentence.replace(handsNowAndThen, ' ') : sentence
  // "Stir it in and simmer 20 minutes": what stands before the deed is done by then.
  const deed =
    name === '' ? rest : rest.slice(Math.max(0, rest.toLowerCase().lastIndexOf(name.toLowerCase())))
  const needsHands = handsOn.test(deed) || handsNext.test(step.slice(timer.end + behind.length))
  return { ahead, behind, sentence, isLong, needsHands }
}

/**
 * Whether a time of a step is one that the cook waits for, with nothing to do at the stove: baking, chilling, a quiet
 * simmer. In doubt it needs the cook.
 */
export function isWaiting(step: string, timer: StepTimer): boolean {
  const { seconds, name, of } = timer
  if (of !== undefined) return isWaiting(of.step, of.timer)
  if (seconds < leastSeconds) return false
  const { ahead, behind, sentence, isLong, needsHands } = around(step, timer)
  if (needsHands) return false
  if (alone.test(name)) return true
  if (quiet.test(name) && seconds < leastQuietSeconds) return false
  if (quiet.test(name) && isCovered.test(sentence) && !isOpen.test(sentence)) return true
  if (simmers.test(name)) return isLong && !boilsDown.test(behind)
  return leftAlone.test(name === '' ? ahead : name) && restsThere.test(sentence)
}

/** "… and leave it for", whatever was done with it before. */
const isLeftThere =
  /\b(?:leave|let|forget) (?:it|them|that|everything|the \w+)(?: (?:alone|be|there|sit|stand|cook))?(?: for)?(?: about)?\s*$/iu

/** Shorter than this, nothing else is begun. */
const leastAsideSeconds = 3 * secondsPer.minute

/**
 * Whether the cook can do something else in the kitchen meanwhile, within sight of it: what is waited for, and water that boils
 * pasta or eggs. In doubt it needs the hands.
 */
export function leavesHandsFree(step: string, timer: StepTimer): boolean {
  const { seconds, name, of } = timer
  if (of !== undefined) return leavesHandsFree(of.step, of.timer)
  if (isWaiting(step, timer)) return true
  if (seconds < leastAsideSeconds) return false
  const { ahead, behind, needsHands } = around(step, timer)
  if (needsHands) return false
  if (isLeftThere.test(ahead) && seconds >= leastSeconds) return true
  return alone.test(name) || (boils.test(name) && !boilsDown.test(behind))
}
