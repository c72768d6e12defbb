import type { DietaryOption, DietarySettings } from '../dietary-settings.ts'
import { mostMembers } from './kitchen-limits.ts'

/** So many without an account a kitchen holds; the database refuses more. */
export const mostEaters = 20

/** With eight members. */
export const mostAtTable = mostEaters + mostMembers

/** Characters that the database takes of a name. */
export const longestEaterName = 60

/** Somebody who eats in a kitchen, with an account or without one. */
export interface Eater {
  /** Of a person with an account, the account's. */
  id: string
  name: string
  /** Null of a member who has not shared them: that is not known, and never nothing. */
  settings: DietarySettings | null
  /** Whether they have an account, and so what they avoid is theirs alone to change. */
  isMember?: boolean
}

/** Who was said to eat today, or not to, by ids. */
export interface Ticks {
  absent: readonly string[]
  /** Of those of whom it is not known what they avoid, who eats all the same. */
  present: readonly string[]
}

/** The lists that hold for everybody at a table. The others are likes, or about the kitchen, and stay of the person who cooks. */
export const rulesOfTable = [
  'preferences',
  'restrictions',
  'otherRestrictions',
] as const satisfies readonly (keyof DietarySettings)[]
export type RuleOfTable = (typeof rulesOfTable)[number]

export const isRuleOfTable = (list: string | undefined): list is RuleOfTable =>
  rulesOfTable.some((each) => each === list)

/**
 * Who eats today: of whom it is known what they avoid, all but those who are absent; of whom it is not, those who are present, for
 * nothing may seem to be right for the others. Where none of the first would be left, it is all of them: a table at which nobody eats
 * forbids nothing.
 */
export function eatingOf<Person extends Pick<Eater, 'id' | 'settings'>>(
  people: readonly Person[],
  { absent, present }: Ticks,
): readonly Person[] {
  const isLeft = people.some(({ id, settings }) => settings !== null && !absent.includes(id))
  return people.filter(({ id, settings }) =>
    settings === null ? present.includes(id) : !isLeft || !absent.includes(id),
  )
}

/** The settings that hold for a table, and for whom they do. */
export interface TableSettings extends DietarySettings {
  eating: readonly Eater[]
}

/**
 * The settings that hold for a table: of the rules all that one of those who eat has checked, and nothing else; the other lists as in `own`,
 * of the person who cooks. Of whom it is not known what they avoid, `eating` says it.
 */
export function settingsOfTable(own: DietarySettings, eating: readonly Eater[]): TableSettings {
  const together = rulesOfTable.map((list) => {
    // Settings that an earlier version stored on a device may lack a list.
    const checked = eating.flatMap(({ settings }): readonly DietaryOption[] =>
      (settings?.[list] ?? []).filter((option) => option.checked),
    )
    return [list, [...new Map(checked.map((option) => [option.id, option])).values()]]
  })
  return { ...own, ...Object.fromEntries(together), eating }
}
