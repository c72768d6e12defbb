import type { Avoidable } from '../ingredients/vocabulary.ts'
import type { KindsWanted } from './kinds-wanted.ts'
import type { Diet, DietRules } from './suits-diet.ts'

/** One thing that a person's settings ask of recipes. */
export type SettingInForce =
  | { kind: 'diet'; value: string }
  | { kind: 'avoided'; value: Avoidable }
  | { kind: 'liked'; value: keyof KindsWanted }

/** Of who likes nothing in particular. */
export const nothingLiked: KindsWanted = {
  cuisines: [],
  meals: [],
  difficulties: [],
  maxMinutes: null,
}

/** A setting as one word, to be remembered by. */
export function settingKey({ kind, value }: SettingInForce): string {
  return `${kind}:${value}`
}

/** What the rules ask for, one by one: what is avoided first. */
export function rulesInForce({ restrictions, preferences }: DietRules): SettingInForce[] {
  return [
    ...restrictions.map((value) => ({ kind: 'avoided', value }) as const),
    ...preferences.map((value) => ({ kind: 'diet', value }) as const),
  ]
}

const likings = ['cuisines', 'meals', 'maxMinutes', 'difficulties'] as const

function asksFor(defaults: KindsWanted, value: keyof KindsWanted): boolean {
  return value === 'maxMinutes' ? defaults.maxMinutes !== null : defaults[value].length > 0
}

/** What the list begins with, one by one. */
function likingsInForce(defaults: KindsWanted): SettingInForce[] {
  return likings
    .filter((value) => asksFor(defaults, value))
    .map((value) => ({ kind: 'liked', value }))
}

export function settingsInForce({ rules, defaults }: Diet): SettingInForce[] {
  return [...rulesInForce(rules), ...likingsInForce(defaults)]
}

/** What is asked for without the settings that somebody looks past. */
export function dietWithout({ rules, defaults }: Diet, passed: ReadonlySet<string>): Diet {
  const counts = (setting: SettingInForce) => !passed.has(settingKey(setting))
  const isLiked = (value: keyof KindsWanted) => counts({ kind: 'liked', value })
  return {
    rules: {
      restrictions: rules.restrictions.filter((value) => counts({ kind: 'avoided', value })),
      preferences: rules.preferences.filter((value) => counts({ kind: 'diet', value })),
    },
    defaults: {
      cuisines: isLiked('cuisines') ? defaults.cuisines : [],
      meals: isLiked('meals') ? defaults.meals : [],
      difficulties: isLiked('difficulties') ? defaults.difficulties : [],
      maxMinutes: isLiked('maxMinutes') ? defaults.maxMinutes : null,
    },
  }
}
