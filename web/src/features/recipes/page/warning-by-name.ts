import { t } from '#domain/texts/t.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import type { Contents } from '#domain/ingredients/contents.ts'
import { isAvoidable } from '#domain/ingredients/vocabulary.ts'
import type { TableSettings } from '#domain/people/table.ts'
import { dietConflicts } from '#domain/recipes/diet-conflicts.ts'
import type { SwappedFacts } from '#domain/recipes/swap-facts.ts'
import { avoidablesInWords, eitherInWords } from '../avoidable-words.ts'
import { dietName } from '../diet-words.ts'
import { unsharedInWords } from '../unshared-words.ts'
import { listInWords } from '../words.ts'

type Say = (words: readonly string[], names: string) => string

const avoidables = (words: readonly string[]) => words.filter((word) => isAvoidable(word))

const sayContains: Say = (words, names) =>
  t('Contains {allergens}: not for {names}.', {
    allergens: avoidablesInWords(avoidables(words)),
    names,
  })
const sayUnknown: Say = (words, names) =>
  t('It is not known whether this contains {allergens}: not for {names}.', {
    allergens: eitherInWords(avoidables(words)),
    names,
  })
const sayBreaks: Say = (words, names) =>
  t('Not known to be {diets}: not for {names}.', {
    diets: listInWords(words.map(dietName), words.length),
    names,
  })

type Settings = DietarySettings | string | null

const isOfTable = (settings: Settings): settings is TableSettings => 'eating' in Object(settings)

/** What stands against a recipe, with the names of those at the table whom it concerns; null where nothing does, or nothing is known of them. */
export function warningByName(
  settings: Settings,
  facts: Pick<SwappedFacts, keyof Contents | 'diets'> | null,
  unread: readonly string[] = [],
): string | null {
  if (!isOfTable(settings) || facts === null) return null
  const conflicts = settings.eating.flatMap(({ name, settings: own }) =>
    own === null
      ? []
      : {
          name: name === '' ? t('you|of whom a dish is not for') : name,
          ...dietConflicts(facts, own),
        },
  )
  type Kind = 'contains' | 'unknown' | 'breaks'
  /** What concerns the same people in one sentence. */
  function sentences(kind: Kind, say: Say): string[] {
    const words = new Set<string>(conflicts.flatMap((each) => each[kind]))
    const together = new Map<string, string[]>()
    for (const word of words) {
      const named = conflicts.filter((each) => each[kind].some((other) => other === word))
      const names = listInWords(
        named.map(({ name }) => name),
        named.length,
      )
      together.set(names, [...(together.get(names) ?? []), word])
    }
    return [...together].map(([names, ofThem]) => say(ofThem, names))
  }
  const unclear = [...sentences('unknown', sayUnknown), ...sentences('breaks', sayBreaks)]
  const all = [...sentences('contains', sayContains), ...unclear]
  // What is not known may be in a line that nobody could read.
  if (unread.length > 0 && unclear.length > 0) {
    const lines = listInWords(unread.map((line) => t('“{line}”', { line })))
    all.push(t('Larder could not read {lines}.', { lines }))
  }
  const unshared = settings.eating.filter((each) => each.settings === null)
  if (unshared.length > 0) all.push(unsharedInWords(unshared))
  return all.join(' ') || null
}
