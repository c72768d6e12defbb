import { sentencesOf } from '../cooking/minutes-of-steps.ts'
import { timersIn } from '../cooking/timers.ts'
import { timersOfStep } from '../cooking/timers-of-step.ts'
import { isStated } from '../recipes/is-stated.ts'
import { isToldInEnglish, type Recipe } from '../recipes/recipe.ts'
import { estimated } from './estimated.ts'
import { partsOfStep, type StepContext, type StepPart } from './parts-of-step.ts'
import type { DishWork, Follow, Phase } from './work.ts'

type Timed = Pick<
  Recipe,
  | 'id'
  | 'isFallback'
  | 'instructions'
  | 'writtenSteps'
  | 'activeMinutes'
  | 'readyInMinutes'
  | 'assumed'
  | 'mealType'
>

/** A step, or what of it is done at the same time as the rest of it. */
interface Item {
  step: number
  text: string
  isMeanwhile: boolean
  /** Sentences of the step before it. */
  before: number
}

const meanwhile = /\b(?:meanwhile|in the meantime|at the same time)\b|^\s*while\b/iu

function itemsOf(steps: readonly string[]): Item[] {
  return steps.flatMap((text, step) => {
    const sentences = sentencesOf(text)
    const place = sentences.findIndex((each) => meanwhile.test(each.text))
    const at = sentences[place]?.start ?? text.length
    if (at === 0) return { step, text, isMeanwhile: true, before: 0 }
    return [
      { step, text: text.slice(0, at), isMeanwhile: false, before: 0 },
      { step, text: text.slice(at), isMeanwhile: true, before: place },
    ].filter((item) => item.text.trim() !== '')
  })
}

/** Minutes that something may wait for what comes next: on heat a moment, cut and mixed an hour. */
function holdAfter({ isHands, place, minutes }: Phase): number {
  if (place !== null) return 5
  if (isHands) return 60
  return minutes <= 30 ? 15 : 30
}

/** What the end of an item leaves for the next ones. */
interface Ends {
  /** The phases that are over before the next step. */
  last: readonly Phase[]
  /** The one after which a meanwhile begins: the last before waiting. */
  base: Phase | null
}

function joined(items: readonly { item: Item; phases: readonly Phase[] }[]): Follow[] {
  const follows: Follow[] = []
  let ends: Ends = { last: [], base: null }
  for (const { item, phases } of items) {
    const [first] = phases
    const last = phases.at(-1)
    if (first === undefined || last === undefined) continue
    if (item.isMeanwhile && ends.base !== null)
      follows.push({ from: ends.base.id, to: first.id, hold: Infinity })
    else
      for (const end of ends.last)
        follows.push({ from: end.id, to: first.id, hold: holdAfter(end) })
    for (const [index, next] of phases.slice(1).entries()) {
      const before = phases[index]
      if (before === undefined) continue
      // A wait begins when the hands let go of it.
      const hold = next.isHands ? holdAfter(before) : 0
      follows.push({ from: before.id, to: next.id, hold })
    }
    const wait = phases.findLastIndex(({ isHands }) => !isHands)
    const base = wait < 0 ? null : (phases[wait - 1] ?? null)
    ends = item.isMeanwhile
      ? { last: [...ends.last, last], base: phases.findLast(({ isHands }) => isHands) ?? ends.base }
      : { last: [last], base }
  }
  return follows
}

/** What was long in its pot or its dish stays hot there; anything else is served at once. */
const longOnHeat = 15
const [standsInPot, standsOnPlate] = [20, 5]

/** Minutes that it stands when it is done. Chilled after it was cooked, cold from the first, or a dessert: as long as one likes. */
function standsFor(parts: readonly StepPart[], mealType: readonly string[]): number {
  const heated = parts.findLastIndex(({ place }) => place !== null)
  const last = parts[heated]
  const isMeal = mealType.length === 0 || mealType.some((each) => !/dessert|snack/u.test(each))
  const isChilled = parts.slice(heated + 1).some(({ cools }) => cools)
  if (last === undefined || !isMeal || isChilled) return Infinity
  return !last.isHands && last.stated >= longOnHeat ? standsInPot : standsOnPlate
}

/**
 * A recipe as work for the hands, the hob and the oven, by what its steps say and its totals leave. Null where its steps are not
 * open to the reader, or there are none.
 *
 * @param dish its place among those that are cooked together
 */
export function workOfRecipe(recipe: Timed, dish: number): DishWork | null {
  const { instructions, writtenSteps, activeMinutes, readyInMinutes, mealType } = recipe
  if (instructions === null || instructions.length === 0) return null
  const isInEnglish = isToldInEnglish(recipe) || writtenSteps !== undefined
  const steps = writtenSteps ?? instructions
  const items = itemsOf(steps)
  const context: StepContext = { degrees: null, place: null }
  const read = items.map((item, index) => {
    const isLeft = !item.isMeanwhile && items[index + 1]?.isMeanwhile === true
    const timers = isInEnglish ? timersIn(item.text) : timersOfStep(item.text)
    return { item, parts: partsOfStep(item.text, timers, context, isLeft) }
  })
  const parts = read.flatMap((each) => each.parts)
  const minutes = estimated(parts, {
    active: activeMinutes,
    total: isStated(recipe, 'ready_in_minutes') ? readyInMinutes : null,
  })
  let at = 0
  const phases = read.map(({ item, parts: own }, index) => ({
    item,
    phases: own.map(({ isHands, place, from, until }, part): Phase => {
      const time = minutes[at] ?? { minutes: 1, isEstimated: true }
      at += 1
      const id = `${dish}:${item.step}:${index}.${part}`
      const sentences = isHands && {
        from: item.before + from,
        until: item.before + until,
        of: sentencesOf(steps[item.step] ?? '').length,
      }
      return { id, dish, step: item.step, isHands, place, ...time, sentences: sentences || null }
    }),
  }))
  return {
    phases: phases.flatMap((each) => each.phases),
    follows: joined(phases),
    stands: standsFor(parts, mealType),
  }
}
