import { dietWithout, type SettingInForce, settingKey } from '#domain/recipes/settings-in-force.ts'
import type { Diet } from '#domain/recipes/suits-diet.ts'
import { markedCorner } from '../kitchen/diet-mark.tsx'

/** A look at recipes past some of a person's settings. What is stored stays as it is. */
export interface LookPast {
  /** The settings, by `settingKey`. */
  passed: ReadonlySet<string>
  /** What counts of a diet meanwhile. */
  without: (diet: Diet) => Diet
  /** The corner of a card: what comes into view although it is avoided is marked. */
  corner: typeof markedCorner
}

/** The look with one setting more, or without one; undefined where none is looked past any more. */
export function changedLook(
  before: LookPast | undefined,
  setting: SettingInForce,
  isPassed: boolean,
): LookPast | undefined {
  const passed = new Set(before?.passed)
  if (isPassed) passed.add(settingKey(setting))
  else passed.delete(settingKey(setting))
  if (passed.size === 0) return undefined
  return { passed, without: (diet) => dietWithout(diet, passed), corner: markedCorner }
}
