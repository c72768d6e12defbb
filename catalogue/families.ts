import type { FamilyEntry, FamilySwap } from './family-format.ts'
import type { IngredientEntry, SubstitutionEntry } from './format.ts'

export interface CatalogueSubstitution extends SubstitutionEntry {
  /** The family that it follows from; none where substitutions.yaml has it. */
  family?: string
}

type Parents = ReadonlyMap<string, string | undefined>

function isKindOf(id: string, general: string, parents: Parents): boolean {
  const seen = new Set<string>()
  for (let each: string | undefined = id; each !== undefined && !seen.has(each);) {
    if (each === general) return true
    seen.add(each)
    each = parents.get(each)
  }
  return false
}

/** Every two different members, but where the tree says already that one is a kind of the other. */
function amongEachOther(members: readonly string[], parents: Parents): [string, string[]][] {
  return members.flatMap((need) =>
    members
      .filter((use) => !isKindOf(use, need, parents))
      .map((use): [string, string[]] => [need, [use]]),
  )
}

function substitutionsOf(entry: FamilyEntry, parents: Parents): CatalogueSubstitution[] {
  const { family } = entry
  const swapped = (need: string, uses: string[], swap: FamilySwap) => ({
    ...swap,
    need,
    uses,
    family,
  })
  if ('among' in entry) {
    return amongEachOther(entry.among, parents).map(([need, uses]) =>
      swapped(need, uses, entry.swap),
    )
  }
  if ('needs' in entry) {
    return entry.needs.flatMap((need) => entry.uses.map((uses) => swapped(need, uses, entry.swap)))
  }
  const { pairs, secondForFirst, firstForSecond } = entry
  return pairs.flatMap(([first, second]) => [
    ...(secondForFirst === undefined ? [] : [swapped(first, [second], secondForFirst)]),
    ...(firstForSecond === undefined ? [] : [swapped(second, [first], firstForSecond)]),
  ])
}

function keyOf({ need, uses }: Pick<SubstitutionEntry, 'need' | 'uses'>): string {
  return `${need}=${uses.toSorted().join('+')}`
}

/**
 * The substitutions that follow from families. Where a pair is written by itself in substitutions.yaml, that
 * entry knows better and the family's is left out.
 *
 * @param written the entries of substitutions.yaml
 */
export function expandFamilies(
  families: readonly FamilyEntry[],
  written: readonly SubstitutionEntry[],
  ingredients: readonly Pick<IngredientEntry, 'id' | 'parent'>[],
): CatalogueSubstitution[] {
  const parents = new Map(ingredients.map(({ id, parent }) => [id, parent]))
  const known = new Set(written.map(keyOf))
  return families
    .flatMap((entry) => substitutionsOf(entry, parents))
    .filter((each) => !known.has(keyOf(each)))
}
