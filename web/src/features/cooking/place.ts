import { millisecondsPer } from '#domain/time-units.ts'
import { countField, field, textsOf } from '#web/lib/json.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** How far a recipe has been cooked. */
export interface Place {
  /** 0 is getting ready, then the steps, then the end. */
  page: number
  /** Steps that are done, counted from 1. */
  done: readonly number[]
  /** `page:line` of what is ready or was added. */
  ticks: readonly string[]
}

interface StoredPlace extends Place {
  /** Milliseconds since 1970. */
  at: number
}

export const freshPlace: Place = { page: 0, done: [], ticks: [] }

function placeFrom(json: unknown): StoredPlace | null {
  const [at, page] = [countField(json, 'at'), countField(json, 'page')]
  const [done, ticks] = [field(json, 'done'), field(json, 'ticks')]
  if (at === null || page === null || !Array.isArray(done) || !Array.isArray(ticks)) return null
  return {
    at,
    page,
    done: done.filter((each): each is number => typeof each === 'number'),
    ticks: textsOf(ticks),
  }
}

/** The places of the last day; an older one is forgotten. */
function readPlaces(now: number): Record<string, StoredPlace> {
  const places = readStored(storageKeys.cookPlaces, (json) =>
    typeof json === 'object' && json !== null ? Object.entries(json) : null,
  )
  return Object.fromEntries(
    (places ?? []).flatMap(([id, json]): [string, StoredPlace][] => {
      const place = placeFrom(json)
      return place === null || now - place.at > millisecondsPer.day ? [] : [[id, place]]
    }),
  )
}

export function readPlace(recipeId: string): Place {
  return readPlaces(Date.now())[recipeId] ?? freshPlace
}

/** Keeps it on this device. Null forgets the recipe: it was cooked. */
export function storePlace(recipeId: string, place: Place | null): void {
  const now = Date.now()
  const { [recipeId]: _, ...others } = readPlaces(now)
  const stored = place === null ? others : { ...others, [recipeId]: { ...place, at: now } }
  writeStored(storageKeys.cookPlaces, stored)
}
