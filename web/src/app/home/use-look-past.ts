import { useState } from 'react'
import type { SettingInForce } from '#domain/recipes/settings-in-force.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import type { LookPast } from './look-past.ts'

const { code } = lazyCode(() => import('./look-past.ts'))

/** Whoever looks past settings. For as long as the app stays open. */
const lookOf = new Map<string, LookPast | undefined>()

/** The look past settings that a person takes during this visit: undefined where all of them count. */
export function useLookPast(userId: string | null) {
  const [, redraw] = useState(0)

  async function change(setting: SettingInForce, isPassed: boolean) {
    if (userId === null) return
    const { changedLook } = await code()
    lookOf.set(userId, changedLook(lookOf.get(userId), setting, isPassed))
    redraw((count) => count + 1)
  }
  const changeTo = (isPassed: boolean) => (setting: SettingInForce) =>
    void change(setting, isPassed).catch(notifyUnavailable)
  return {
    look: userId === null ? undefined : lookOf.get(userId),
    pass: changeTo(true),
    keep: changeTo(false),
  }
}
