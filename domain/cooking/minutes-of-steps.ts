import { type StepTimer, timersIn } from './timers.ts'
import { isWaiting } from './waiting.ts'

const isAtOnce =
  /\b(?:meanwhile|while|at the same time|in the meantime|during|alongside|before that|to go)\b/iu
/** One way of several, or a time that nobody waits for. */
const isAside = /\b(?:if|anyone|stays?|same|better)\b/iu
const isOther = /\bor\b(?! so\b)/iu
const isOneOfSeveral = /^ (?:for|on|in an?|under)\b/iu
/** Behind a time: with those before it. */
export const isInAll = /^ in all\b/iu

const handsOn =
  /^(?:stir|stir-fry|deep-fry|fry|knead|whisk|beat|whip|sear|brown|saut|mash|blend|toast)/iu
const handsOff =
  /\b(?:leave|rest|stand|lid|cover|covered|now and then|once|every|oven|bake|soak|turning|wait|without)\b/iu

/** Behind a time: until when, or how it is then. Anything else is done while one waits. */
const isOnlyUntil =
  /^(?:,? (?:until|so that|or until|at room|in the|on the|with the lid)\b[^.;!?]*)?[.;!?]*$/iu
/** Opens a sentence that says how it is, and asks for nothing. */
export const isDescription = /^\s*(?:it|they|the|this|these|that|an?|one)\b/iu

/** A sentence of a step, with where it begins. */
export interface Sentence {
  text: string
  start: number
}

export function sentencesOf(step: string): Sentence[] {
  return [...step.matchAll(/(?:[^.;!?]|\.(?=\d))+[.;!?]*/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
  }))
}

interface Minutes {
  /** Until the step is done. */
  all: number
  /** That the cook stands for it. */
  handsOn: number
  /** That the cook waits, with nothing else to do. */
  idle: number
}

/** The timers of a sentence that a cook waits for one after the other, by the lower end of each. */
export function awaited(sentence: Sentence, timers: readonly StepTimer[]): StepTimer[] {
  if (isAside.test(sentence.text)) return []
  return timers.filter(({ start, end }, index) => {
    const [before, behind] = [start, end].map((at) => at - sentence.start)
    if (isOther.test(sentence.text.slice(0, before))) return false
    return index === 0 || !isOneOfSeveral.test(sentence.text.slice(behind))
  })
}

/** Whether nothing of a step but its end is left to do once a wait has begun. */
function endsStep(step: string, { end }: StepTimer): boolean {
  const [own = '', ...rest] = sentencesOf(step.slice(end)).map(({ text }) => text)
  return isOnlyUntil.test(own) && rest.every((text) => isDescription.test(text))
}

/** Of what happens up to the first "meanwhile"; a step without a time takes a minute. */
function minutesOfStep(step: string): Minutes & { isAtOnce: boolean } {
  const timers = timersIn(step)
  const minutes = { all: 0, handsOn: 0, idle: 0 }
  if (timers.length === 0) return { all: 1, handsOn: 1, idle: 0, isAtOnce: isAtOnce.test(step) }
  const sentences = sentencesOf(step)
  const atOnce = sentences.findIndex(({ text }) => isAtOnce.test(text))
  for (const [index, sentence] of sentences.entries()) {
    if (index === atOnce && index > 0) break
    if (sentences[index - 1]?.text.endsWith('?') === true) continue
    const end = sentence.start + sentence.text.length
    const own = timers.filter(({ start }) => start >= sentence.start && start < end)
    for (const timer of awaited(sentence, own)) {
      const time = timer.seconds / 60
      const isWhole = isInAll.test(step.slice(timer.end))
      minutes.all = isWhole ? Math.max(minutes.all, time) : minutes.all + time
      if (handsOn.test(timer.name) && !handsOff.test(sentence.text)) minutes.handsOn += time
      if (isWaiting(step, timer) && endsStep(step, timer)) minutes.idle += time
    }
  }
  return { ...minutes, isAtOnce: atOnce === 0 }
}

/** The least that the steps take one after the other; what is said to go on meanwhile fits into the step before. */
export function minutesOfSteps(steps: readonly string[]): Minutes {
  const sum = { all: 0, handsOn: 0, idle: 0 }
  let [before, left, idleBefore] = [0, 0, 0]
  for (const step of steps) {
    const { all, handsOn: own, idle, isAtOnce: isBeside } = minutesOfStep(step)
    if (isBeside) left = Math.max(left, before)
    else sum.idle += idleBefore
    idleBefore = idle
    const fits = Math.min(left, all)
    left -= fits
    sum.all += all - fits
    sum.handsOn += own
    before = all
  }
  sum.idle += idleBefore
  return sum
}
