import { z } from 'zod'
import { cuisines } from '#domain/recipes/kinds.ts'

/** The grounds of the covers, one for each cuisine of the dietary settings. */
export const grounds = cuisines
export type Ground = (typeof grounds)[number]

/** Where none of a recipe's cuisines has a ground of its own. */
const usualGround = 'mediterranean' satisfies Ground

/** The ground of the first cuisine that has one. */
export function groundOf(cuisine: readonly string[]): Ground {
  const known = cuisine.flatMap((each) => grounds.find((ground) => ground === each) ?? [])
  return known[0] ?? usualGround
}

/** What the dish is served on, seen from above. */
export const vessels = ['plate', 'bowl', 'pan', 'pot', 'board', 'tray', 'cup', 'cloth'] as const
export type Vessel = (typeof vessels)[number]

/** What a vessel is filled with, beneath the icons that lie on it. */
export const fills = [
  'tomato',
  'cream',
  'broth',
  'curry',
  'red-curry',
  'green',
  'lentil',
  'chocolate',
  'egg',
  'rice',
  'custard',
  'berry',
  'gravy',
  'pasta',
  'oats',
  'crumb',
  'leaves',
  'beans',
] as const
export type Fill = (typeof fills)[number]

const iconName = z.string().regex(/^[a-z0-9-]+$/)

/**
 * What a recipe's file says of its cover: one icon that is the dish, or up to five that lie on it
 * together; up to eight that lie around; and, where the icon does not bring its own, the vessel.
 */
export const coverSchema = z.strictObject({
  main: z.union([iconName, z.array(iconName).min(1).max(5)]),
  around: z.array(iconName).min(2).max(8),
  vessel: z.enum(vessels).optional(),
  fill: z.enum(fills).optional(),
  /** The ground, where it is not that of the recipe's cuisine. */
  ground: z.enum(grounds).optional(),
  /** Which of the ground's four shades, where the one that the slug draws looks like another's. */
  shade: z.int().min(1).max(4).optional(),
})
export type Cover = z.infer<typeof coverSchema>
