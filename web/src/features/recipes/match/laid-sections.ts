import type { MatchSection } from './match-sections.ts'
import { type PlacedSection, placedSections } from './section-places.ts'

/** So many more recipes as one comes near them. */
const nextRecipes = 6

/** The groups as far as so many recipes are laid out: what is far below follows when one comes near it. */
interface LaidSections {
  blocks: readonly (readonly PlacedSection[])[]
  /** The groups of which nothing is laid out but the heading. */
  headings: readonly MatchSection[]
  /** How many recipes are to be laid out next; null where all are. */
  next: number | null
}

/** The end of a group, counted in recipes that are shown before one asks for more of any. */
const endOf = ({ before, pageSize, section }: PlacedSection) =>
  before + Math.min(pageSize, section.matches.length)

/**
 * Lays out so many recipes, counted without those that one asks for.
 *
 * @param isWhole groups that stand in the same rows are laid out whole
 */
export function laidSections(
  sections: readonly MatchSection[],
  laid: number,
  isWhole: boolean,
): LaidSections {
  const all = placedSections(sections).flat()
  const begun = all.filter(({ before }) => before < laid)
  const following = all[begun.length]
  const last = begun.at(-1)
  const isCut = !isWhole && last !== undefined && laid < endOf(last)
  const next = isWhole && following !== undefined ? following.before + 1 : laid + nextRecipes
  return {
    blocks: placedSections(sections.slice(0, begun.length)),
    headings: sections.slice(begun.length),
    next: following === undefined && !isCut ? null : next,
  }
}

/** How many of a group’s recipes are laid out; undefined where nothing keeps back any. */
export function laidOf(section: PlacedSection, laid: number, isWhole: boolean): number | undefined {
  return isWhole || laid >= endOf(section) ? undefined : laid - section.before
}
