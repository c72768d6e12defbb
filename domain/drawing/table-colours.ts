import type { cuisines } from '../recipes/kinds.ts'

/** Where the light falls on a table, away from the light, the stripes of a cloth, and what is printed on it. */
export type TableColours = readonly [light: string, deep: string, accent: string, print: string]
type Four<Item> = readonly [Item, Item, Item, Item]

/** The tables of each cuisine in four shades: its recipes stand together on many lists. */
export const tableColours: Record<(typeof cuisines)[number], Four<TableColours>> = {
  italian: [
    ['#f7dfcd', '#e6ae8d', '#c8402b', '#fff'],
    ['#e4e9d2', '#a9b682', '#55702f', '#fff'],
    ['#fbf3e2', '#e2cda4', '#b5502f', '#fff'],
    ['#f3cfc8', '#cf7a6d', '#9c2f2a', '#fff'],
  ],
  mexican: [
    ['#fceab0', '#f0bd4a', '#d4488e', '#d4488e'],
    ['#fbd5df', '#e88aa8', '#b02f6c', '#c02f6c'],
    ['#cdf0e8', '#67c2b4', '#d4488e', '#d4488e'],
    ['#fbd6b4', '#ec8f52', '#2f8f83', '#8d3f9a'],
  ],
  asian: [
    ['#e0efe6', '#98cab3', '#2f6b5a', '#2f6b5a'],
    ['#f6ead3', '#d8b98c', '#8a5a2b', '#7a4f22'],
    ['#dbe5ee', '#8ea9c6', '#33507f', '#2f4f7a'],
    ['#f7d9cc', '#dd9a80', '#8e3a22', '#8e3a22'],
  ],
  indian: [
    ['#fad5a8', '#e58f4c', '#8f2f5b', '#8f2f5b'],
    ['#f7cddb', '#cf7398', '#7a1f55', '#7a1f55'],
    ['#c4e6df', '#4aa39b', '#a3461f', '#0f5a5a'],
    ['#fbe7a4', '#e2b23c', '#9a2f3f', '#9a3f1f'],
  ],
  mediterranean: [
    ['#d8ebec', '#8fc2c9', '#2c6c95', '#fff'],
    ['#d3e2f7', '#6f9bd6', '#2a4f94', '#fff'],
    ['#fbf6ea', '#dfd0b2', '#2c6c95', '#c9b48a'],
    ['#f8dcc6', '#dd9c76', '#2c6c95', '#fff'],
  ],
  american: [
    ['#dfe7f1', '#a3b9d6', '#b33a3a', '#5a6f93'],
    ['#f6e8cd', '#d9b47c', '#2f5f8f', '#8a5f2b'],
    ['#e2ead9', '#a0b88e', '#b33a3a', '#4f6b3f'],
    ['#f4d3cb', '#cc8073', '#3f5f8f', '#7a3328'],
  ],
  french: [
    ['#eae4f4', '#bdafdb', '#5c4b92', '#fff'],
    ['#faf2d6', '#e4cd86', '#35558f', '#fff'],
    ['#e1e9ee', '#9bb1c1', '#a33a4a', '#fff'],
    ['#f7dde2', '#dfa3b0', '#5c4b92', '#fff'],
  ],
  thai: [
    ['#e4eecb', '#a5c884', '#3c7a3f', '#5f9a45'],
    ['#fcdccf', '#ee9c86', '#2f7f72', '#b8503a'],
    ['#d2ede6', '#74bfb0', '#c0572f', '#24806f'],
    ['#fbeebb', '#e6c659', '#3c7a3f', '#a8862a'],
  ],
  chinese: [
    ['#f8d2c3', '#dd8068', '#8e1f22', '#8e1f22'],
    ['#d7ebde', '#78b595', '#8e1f22', '#1f5f42'],
    ['#f8e7b6', '#dab453', '#8e1f22', '#8a4f12'],
    ['#dbe6f3', '#8ea6cc', '#8e1f22', '#2b437a'],
  ],
  japanese: [
    ['#f8e9ea', '#e0b8c1', '#33507f', '#33507f'],
    ['#d2dbec', '#7188b8', '#a33a4a', '#1f2f5f'],
    ['#e9eed2', '#b2c081', '#33507f', '#4f6324'],
    ['#f5ece0', '#cfb9a0', '#a33a4a', '#6a4a2f'],
  ],
}
