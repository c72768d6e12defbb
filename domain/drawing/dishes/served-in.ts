import type { tableColours } from '../table-colours.ts'

/** `table`: it stands there without one. */
export const vessels = ['plate', 'bowl', 'pan', 'pot', 'board', 'tray', 'dish', 'table'] as const
export type Vessel = (typeof vessels)[number]
export type Ground = keyof typeof tableColours
