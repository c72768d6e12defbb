import { awaited, isDescription, isInAll, sentencesOf } from '../cooking/minutes-of-steps.ts'
import type { StepTimer } from '../cooking/timers.ts'
import { leavesHandsFree } from '../cooking/waiting.ts'
import { degreesIn, placeOfWords } from './place-of-words.ts'
import type { CookingPlace } from './work.ts'

/** A stretch of a step that is all by hand or all waiting. */
export interface StepPart {
  isHands: boolean
  /** Minutes that the step states. */
  stated: number
  /** That nobody wrote them there: they are what is usual. */
  isAbout?: boolean
  /** How much of it has no time: words of what is done by hand, 1 of a wait. */
  untimed: number
  place: CookingPlace | null
  /** Nothing of it is on heat, and it is made to be cold. */
  cools: boolean
  /** The first sentence that tells of it, and the one behind the last; of what is done by hand alone. */
  from: number
  until: number
}

/** What goes on from one step to the next. */
export interface StepContext {
  degrees: number | null
  place: CookingPlace | null
}

/** "Leave until doubled", "bake until golden": waiting of which nobody says how long. */
const untimedWait =
  /\b(?:bake|roast|simmer|braise|chill|rise|prove|proof|freeze|marinate|soak|cool|refrigerate)\b[^.;]*\b(?:until|overnight|completely|fully)\b|\bovernight\b/iu
/** Boiled for as long as its packet says, whatever stands there of a minute more or less. */
const byPacket = /\b(?:boil|cook|simmer|start|drop)\b[^.;]*\b(?:packet|package)\b/iu
/** Of dried pasta and noodles, most packets. */
const packetMinutes = 10
/** A time that is at least so long is the whole one. */
const shortestBoil = 3
const takesNight = /\bovernight\b/iu
/** Of a night. */
const nightMinutes = 8 * 60
const cooling = /\b(?:chill|cool|freeze|fridge|freezer|refrigerate)\b/iu

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length

const handsFrom = (from: number): StepPart => ({
  isHands: true,
  stated: 0,
  untimed: 0,
  place: null,
  cools: false,
  from,
  until: from,
})

/**
 * The parts of a step, by its English words: what the hands do, and what does itself meanwhile. In doubt it needs the hands.
 *
 * @param timers of the step, in its language
 * @param isLeft the next step is done meanwhile, so that this one can be left to itself
 */
export function partsOfStep(
  step: string,
  timers: readonly StepTimer[],
  context: StepContext,
  isLeft: boolean,
): StepPart[] {
  const parts: StepPart[] = []
  let hands = handsFrom(0)
  let inStep = 0
  const endHands = (next: number) => {
    if (hands.stated > 0 || hands.untimed > 0) parts.push(hands)
    hands = handsFrom(next)
  }
  for (const [index, sentence] of sentencesOf(step).entries()) {
    const { text, start } = sentence
    context.degrees = degreesIn(text) ?? context.degrees
    const own = timers.filter((timer) => timer.start >= start && timer.start < start + text.length)
    const kept = awaited(sentence, own)
    const place = placeOfWords(text, kept.at(-1)?.name ?? '', context.degrees)
    // Heating the oven takes no hands, and no room in it.
    const isOnlyHeat = kept.length === 0 && place?.kind === 'oven'
    if (place !== undefined && !isOnlyHeat) context.place = place
    // How it is when it is done asks for nothing.
    const isWord = parts.length > 0 && hands.untimed === 0 && kept.length === 0
    if (isWord && isDescription.test(text)) continue
    if (hands.untimed === 0) hands.from = index
    hands.until = index + 1
    hands.untimed += kept.length > 0 ? Math.ceil(wordsIn(text) / 2) : wordsIn(text)
    if (kept.length === 0 && untimedWait.test(text)) {
      endHands(index + 1)
      const isNight = takesNight.test(text)
      parts.push({
        isHands: false,
        stated: isNight ? nightMinutes : 0,
        untimed: isNight ? 0 : 1,
        place: cooling.test(text) ? null : context.place,
        cools: cooling.test(text),
        from: index,
        until: index + 1,
      })
      continue
    }
    const isWhole = kept.some(({ seconds }) => seconds / 60 >= shortestBoil)
    if (!isWhole && byPacket.test(text)) {
      hands.place ??= { kind: 'hob' }
      endHands(index + 1)
      context.place = { kind: 'hob' }
      parts.push({
        ...handsFrom(index),
        isHands: false,
        stated: packetMinutes,
        isAbout: true,
        place: context.place,
        until: index + 1,
      })
      continue
    }
    for (const timer of kept) {
      const all = timer.seconds / 60
      const minutes = isInAll.test(step.slice(timer.end)) ? Math.max(0, all - inStep) : all
      inStep += minutes
      const where = placeOfWords(text, timer.name, context.degrees) ?? context.place
      if (leavesHandsFree(step, timer)) {
        endHands(index)
        const cools = cooling.test(timer.name) || (where === null && cooling.test(text))
        parts.push({
          ...handsFrom(index),
          isHands: false,
          stated: minutes,
          place: where,
          cools,
          until: index + 1,
        })
      } else {
        hands.stated += minutes
        hands.place ??= where
      }
    }
    if (kept.length === 0 && place?.kind === 'hob') hands.place ??= place
  }
  endHands(0)
  return isLeft && parts.every(({ isHands }) => isHands) ? leftToItself(parts) : parts
}

/** What stands there while the next step is done: the cook of the recipe has the time for that. */
function leftToItself(parts: readonly StepPart[]): StepPart[] {
  const last = parts.at(-1)
  if (last === undefined || last.stated < 1) return [...parts]
  return [
    ...parts.slice(0, -1),
    { ...last, stated: 0, untimed: Math.max(1, last.untimed) },
    { ...last, isHands: false, untimed: 0 },
  ]
}
