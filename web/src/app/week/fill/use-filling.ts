import { useEffect, useRef, useState } from 'react'
import type { AskedWeek, MealChange } from '#domain/week/fill/asked-week.ts'
import type { FilledWeek } from '#domain/week/fill/filled-week.ts'
import { unitSystemHere } from '#web/features/recipes/page/use-unit-system.ts'
import { askWeek } from './ask-week.ts'

/** A week that was found, after what was said of single meals. */
export interface FilledStep {
  asked: AskedWeek
  changes: readonly MealChange[]
  filled: FilledWeek
  /** Somebody had no more patience. */
  isStopped: boolean
}

/** Milliseconds: most weeks are proven to be the best in a few seconds. */
const patience = { whole: 20_000, change: 10_000 } as const

/** A search that is under way, with the best week so far. */
export interface Search {
  asked: AskedWeek
  better: FilledWeek | null
}

/** A week that is filled beside the page, and changed, with the way back. */
export function useFilling() {
  const [steps, setSteps] = useState<readonly FilledStep[]>([])
  const [search, setSearch] = useState<Search | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const stopping = useRef<() => void>(null)
  useEffect(() => () => stopping.current?.(), [])
  const step = steps.at(-1)

  function start(asked: AskedWeek, changes: readonly MealChange[], last: FilledStep | undefined) {
    stopping.current?.()
    setFailed(false)
    setSearch({ asked, better: null })
    stopping.current = askWeek(
      {
        asked,
        said: { changes, before: last?.filled.plan ?? null },
        system: unitSystemHere(),
        milliseconds: last === undefined ? patience.whole : patience.change,
      },
      {
        onBetter: (better) => setSearch({ asked, better }),
        onDone(filled) {
          setSearch(null)
          const found = { asked, changes, filled, isStopped: false }
          setSteps((before) => (last === undefined ? [found] : [...before, found]))
        },
        onFailed() {
          setSearch(null)
          setFailed(true)
        },
      },
    )
  }

  return {
    step,
    search,
    hasFailed,
    hasChanged: steps.length > 1,
    /** Looks for a week. */
    fill: (asked: AskedWeek) => start(asked, [], undefined),
    /** Says something of a meal: the others stay, where nothing forces a change. */
    change(change: MealChange) {
      if (step !== undefined) start(step.asked, [...step.changes, change], step)
    },
    /** Ends the search: what was found so far is a week too; a change that is not through is none. */
    stop() {
      stopping.current?.()
      setSearch(null)
      if (step !== undefined || !search?.better) return
      const { asked, better } = search
      setSteps([{ asked, changes: [], filled: better, isStopped: true }])
    },
    /** As it was before the last change. */
    back: () => setSteps((before) => before.slice(0, -1)),
    /** Forgets the week: something else is to be asked. */
    again: () => setSteps([]),
  }
}
