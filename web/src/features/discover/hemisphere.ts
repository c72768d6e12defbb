import { useState } from 'react'
import type { Hemisphere } from '#domain/ingredients/season.ts'
import { hemisphereOf } from '#domain/recipes/season-zones.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

const known = (json: unknown): Hemisphere | null =>
  json === 'northern' || json === 'southern' ? json : null

/** The half of the world that was chosen on this device, else the one where its clock says that it is. */
export function hemisphereHere(): Hemisphere {
  return (
    readStored(storageKeys.hemisphere, known) ??
    hemisphereOf(Intl.DateTimeFormat().resolvedOptions().timeZone)
  )
}

export function useHemisphere() {
  const [hemisphere, setHemisphere] = useState(hemisphereHere)
  function choose(next: Hemisphere) {
    setHemisphere(next)
    // Where the browser keeps nothing, the choice holds until the page is left.
    writeStored(storageKeys.hemisphere, next)
  }
  return { hemisphere, choose }
}
