import type { DietaryOption, DietarySettings } from '../dietary-settings.ts'

/** So many without an account a kitchen holds; the database refuses more. */
export const mostEaters = 20

/** Characters that the database takes of a name. */
export const longestEaterName = 60

/** Somebody who eats in a kitchen, with an account or without one. */
export interface Eater {
  /** Of a person with an account, the account's. */
  id: string
  name: string
  settings: DietarySettings
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

/** Who eats today: all but those who are absent. Where that is nobody, it is everybody: a table at which nobody eats forbids nothing. */
export function eatingOf<Person extends Pick<Eater, 'id'>>(
  people: readonly Person[],
  absent: readonly string[],
): readonly Person[] {
  const eating = people.filter(({ id }) => !absent.includes(id))
  return eating.length > 0 ? eating : people
}

/** The settings that hold for a table, and for whom they do. */
export interface TableSettings extends DietarySettings {
  eating: readonly Eater[]
}

/**
 * The settings that hold for a table: of the rules all that one of those who eat has checked, and nothing else; the other lists as in `own`,
 * of the person who cooks.
 */
export function settingsOfTable(own: DietarySettings, eating: readonly Eater[]): TableSettings {
  const together = rulesOfTable.map((list) => {
    // Settings that an earlier version stored on a device may lack a list.
    const checked = eating.flatMap(({ settings }): readonly DietaryOption[] =>
      (settings[list] ?? []).filter((option) => option.checked),
    )
    return [list, [...new Map(checked.map((option) => [option.id, option])).values()]]
  })
  return { ...own, ...Object.fromEntries(together), eating }
}
