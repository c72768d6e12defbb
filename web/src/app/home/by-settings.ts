/** What the home screen shows to who has dietary settings: it comes in one file. */
export { FilteredBySettings } from './filtered-by-settings.tsx'
export { HiddenByDiet } from './hidden-by-diet.tsx'
export { NothingLeft } from './nothing-left.tsx'
export { PassedSettings } from './passed-settings.tsx'
