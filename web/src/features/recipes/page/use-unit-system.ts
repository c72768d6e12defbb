import { useState } from 'react'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { locale } from '#domain/texts/t.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

const parse = (json: unknown): UnitSystem | null =>
  json === 'us' || json === 'metric' ? json : null

/** Those of the person's country, as their browser knows it; who reads another language than English cooks by metric ones. */
const usual = (): UnitSystem =>
  locale() === 'en' && /^en-US\b/u.test(navigator.language) ? 'us' : 'metric'

/** Those that were chosen on this device, else the usual ones. */
export const unitSystemHere = (): UnitSystem => readStored(storageKeys.units, parse) ?? usual()

/** The measures of this kitchen, remembered on this device. */
export function useUnitSystem() {
  const [system, setSystem] = useState(unitSystemHere)
  function choose(next: UnitSystem) {
    setSystem(next)
    // Where it cannot be saved it is asked again next time.
    writeStored(storageKeys.units, next)
  }
  return [system, choose] as const
}
