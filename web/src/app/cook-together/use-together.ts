import { useMemo, useState } from 'react'
import { scheduleOfRest } from '#domain/timeline/going-on.ts'
import { ovenChanges } from '#domain/timeline/oven-changes.ts'
import type { PlannedPhase } from '#domain/timeline/schedule.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { fullMinute } from './clock.ts'
import type { ReadyDish } from './ready-dish.ts'
import { fresh, useTogetherPlace } from './together-place.ts'
import { useWorks } from './use-works.ts'

interface TogetherProps {
  dishes: readonly ReadyDish[]
  hobs: number
  /** Minutes that all of it takes. */
  length: number
  /** When it is wanted, in milliseconds since 1970; null is as soon as it is done. */
  servingAt: number | null
}

/** A page of cook mode: a phase by hand. */
export interface TogetherPage {
  planned: PlannedPhase
  isDone: boolean
}

/**
 * Where the cook of several dishes stands. The pages are what is done, in the order in which it was, and then what is left, by
 * the clock: each time something is done, the rest is planned anew from there.
 */
export function useTogether({ dishes, hobs, length, servingAt }: TogetherProps) {
  const [place, change] = useTogetherPlace(dishes.map(({ address }) => address).join(' '))
  const [openedAt] = useState(() => Date.now())
  const begun = place.begun ?? fullMinute(openedAt)
  const wanted =
    servingAt === null ? length : Math.max(0, (servingAt - begun) / millisecondsPer.minute)
  const { done, oven } = place
  const works = useWorks(dishes)
  const now = Math.max(0, ...done.map(({ at }) => at))
  const rest = useMemo(
    () =>
      scheduleOfRest(
        works,
        { done: new Map(done.map(({ id, at }) => [id, at])), now, servingAt: wanted, oven },
        { hobs },
      ),
    [works, done, oven, now, wanted, hobs],
  )
  const phases = works.flatMap((work) => work.phases)
  const pages = [
    ...done.flatMap(({ id, at }): TogetherPage[] => {
      const phase = phases.find((each) => each.id === id)
      if (phase === undefined) return []
      return [{ isDone: true, planned: { phase, start: at - phase.minutes, end: at } }]
    }),
    ...(rest?.planned ?? [])
      .filter(({ phase }) => phase.isHands)
      .map(({ phase, start, end }): TogetherPage => {
        return { isDone: false, planned: { phase, start: now + start, end: now + end } }
      }),
  ]
  const turns = (rest === null ? [] : ovenChanges(rest)).map((each) => ({
    ...each,
    at: now + each.at,
  }))
  const next = pages.findIndex(({ isDone }) => !isDone) + 1
  const [shown, setShown] = useState(
    place.begun === null ? 0 : next === 0 ? pages.length + 1 : next,
  )
  const last = pages.length + 1
  const minuteNow = () => Math.max(now, Math.round((Date.now() - begun) / millisecondsPer.minute))

  function finish(page: number) {
    const target = pages[page - 1]
    if (target === undefined || target.isDone) return
    const at = minuteNow()
    // What was said to be heated by now is being heated.
    const turned = turns.findLast((each) => each.at <= at)
    change({
      done: [...done, { id: target.planned.phase.id, at }],
      ...(turned !== undefined && { oven: { celsius: turned.celsius, at: turned.at } }),
    })
  }

  return {
    pages,
    page: Math.min(shown, last),
    last,
    /** When cooking began, in milliseconds since 1970. */
    begun,
    /** Minutes from then to serving, as it stands now. */
    serving: now + (rest?.length ?? 0),
    wanted,
    /** When the oven is turned on or over, in minutes from then. */
    turns,
    ticks: place.ticks,
    goTo(target: number) {
      const to = Math.max(0, Math.min(last, target))
      if (to === shown) return
      if (shown === 0 && place.begun === null) change({ begun: fullMinute(Date.now()) })
      // Who goes on from a step has done it; what comes next follows from that.
      const isDone = pages[shown - 1]?.isDone !== false
      if (to === shown + 1 && !isDone) {
        finish(shown)
        const after = pages.filter((each) => each.isDone).length + 2
        setShown(Math.min(after, last))
      } else setShown(to)
    },
    toggle(page: number) {
      const target = pages[page - 1]
      if (target === undefined) return
      const { id } = target.planned.phase
      if (target.isDone) change({ done: done.filter((each) => each.id !== id) })
      else finish(page)
    },
    tick(key: string) {
      const isTicked = place.ticks.includes(key)
      const others = place.ticks.filter((each) => each !== key)
      change({ ticks: isTicked ? others : [...others, key] })
    },
    forget: () => change(fresh),
  }
}
