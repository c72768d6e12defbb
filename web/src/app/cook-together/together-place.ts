import { useState } from 'react'
import { millisecondsPer } from '#domain/time-units.ts'
import { countField, field, textsOf } from '#web/lib/json.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** How far several dishes have been cooked. */
export interface TogetherPlace {
  /** Which dishes: their addresses. */
  of: string
  /** When cooking began, in milliseconds since 1970; null before it did. */
  begun: number | null
  /** Phases that are done by hand, in the order in which they were, with the minutes after the beginning. */
  done: readonly { id: string; at: number }[]
  /** To what the oven was turned, and how many minutes after the beginning. */
  oven: { celsius: number | null; at: number } | null
  /** What is ready or was added. */
  ticks: readonly string[]
}

function doneFrom(json: unknown): TogetherPlace['done'][number] | null {
  const [id, at] = [field(json, 'id'), countField(json, 'at')]
  return typeof id === 'string' && at !== null ? { id, at } : null
}

function ovenFrom(json: unknown): TogetherPlace['oven'] {
  const at = countField(json, 'at')
  return at === null ? null : { celsius: countField(json, 'celsius'), at }
}

function placeFrom(json: unknown): TogetherPlace | null {
  const [of, done, ticks] = [field(json, 'of'), field(json, 'done'), field(json, 'ticks')]
  if (typeof of !== 'string' || !Array.isArray(done) || !Array.isArray(ticks)) return null
  return {
    of,
    begun: countField(json, 'begun'),
    done: done.flatMap((each) => doneFrom(each) ?? []),
    oven: ovenFrom(field(json, 'oven')),
    ticks: textsOf(ticks),
  }
}

export const fresh = { begun: null, done: [], oven: null, ticks: [] }

/** How far it is, kept on this device for a day: a reload goes on where it was. */
export function useTogetherPlace(of: string) {
  const [place, setPlace] = useState<TogetherPlace>(() => {
    const stored = readStored(storageKeys.cookTogether, placeFrom)
    const begun = stored?.begun ?? null
    const isOver = begun !== null && Date.now() - begun > millisecondsPer.day
    return stored?.of === of && !isOver ? stored : { of, ...fresh }
  })
  function change(next: Partial<TogetherPlace>) {
    const changed = { ...place, ...next }
    setPlace(changed)
    writeStored(storageKeys.cookTogether, changed)
  }
  return [place, change] as const
}
