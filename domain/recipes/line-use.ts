/**
 * What a line of a recipe is there for. `base`: the dish is not itself without it. `flavour`: it carries taste, and
 * the dish stands without it. `finish`: it is scattered, squeezed or drizzled on at the end.
 */
export const lineUses = ['base', 'flavour', 'finish'] as const
export type LineUse = (typeof lineUses)[number]
