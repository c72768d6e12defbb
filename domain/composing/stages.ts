import { doneWhen } from './doneness.ts'
import type { Telling } from './telling.ts'
import type { Filling } from './filling.ts'
import { treatmentOf } from './words.ts'

/** Things that go in together, and how long they cook alone until the next do. */
export interface Stage {
  fillings: readonly Filling[]
  minutes: number
}

export const minutesOf = (filling: Filling): number => treatmentOf(filling).minutes ?? 0

const isAlone = (filling: Filling): boolean => treatmentOf(filling).alone === true

/** How long things take together, from the first that goes in until all are done. */
export const longestOf = (fillings: readonly Filling[]): number =>
  stagesOf(fillings).reduce((sum, { minutes }) => sum + minutes, 0)

/** What takes nearly as long goes in together: nobody opens an oven after two minutes. */
const closeEnough = (minutes: number) => (minutes >= 20 ? 6 : minutes >= 8 ? 3 : 1)

/** What simmers longer than this does so over low heat anyway. */
const longAnyway = 45
const longerOverLowHeat = 1.5
/** Over low heat, in a sauce that hardly covers it, what a pot boils soft takes half as long again. */
const slowMinutesOf = (filling: Filling): number => {
  const minutes = minutesOf(filling)
  return minutes < longAnyway ? Math.round(minutes * longerOverLowHeat) : minutes
}

/** What browns by itself has the pan for so long before anything else comes in. */
const leastAlone = 3

/** What takes longest goes in first, so that all is done at once; before it goes what browns by itself. `isSlow`: it cooks over low heat. */
export function stagesOf(fillings: readonly Filling[], isSlow = false): Stage[] {
  const minutesIn = isSlow ? slowMinutesOf : minutesOf
  const slowest = fillings.toSorted(
    (one, other) =>
      Number(isAlone(other)) - Number(isAlone(one)) || minutesIn(other) - minutesIn(one),
  )
  const groups: { fillings: Filling[]; minutes: number; isAlone: boolean }[] = []
  for (const filling of slowest) {
    const group = groups.at(-1)
    const minutes = minutesIn(filling)
    const joins =
      group !== undefined &&
      group.isAlone === isAlone(filling) &&
      group.minutes - minutes <= closeEnough(group.minutes)
    if (joins) group.fillings.push(filling)
    else groups.push({ fillings: [filling], minutes, isAlone: isAlone(filling) })
  }
  return groups.map((group, index) => {
    const next = groups[index + 1]
    const alone = group.minutes - (next?.minutes ?? 0)
    const waits = next !== undefined && group.isAlone && !next.isAlone
    return { fillings: group.fillings, minutes: waits ? Math.max(alone, leastAlone) : alone }
  })
}

/**
 * A sentence for each stage: "spread the potatoes on the tray and roast for 15 minutes. Add the broccoli and roast for
 * 25 minutes more, until …"
 *
 * @param first what is done with the first ones, and `next` with those that follow; `{it}` names them
 * @param isSlow whether they cook over low heat
 */
export function writeStages(
  fillings: readonly Filling[],
  first: string,
  next: string,
  isSlow: boolean,
  telling: Telling,
): string | null {
  const stages = stagesOf(fillings, isSlow)
  if (stages.length === 0) return null
  const done = doneWhen(fillings, telling)
  const sentences = stages.map(({ fillings: each, minutes }, index) => {
    const what = telling.spokenOf(index === 0 ? first : next, each)
    return telling.forTime(what, minutes, index > 0, index === stages.length - 1 ? done : null)
  })
  return sentences.join('. ')
}
