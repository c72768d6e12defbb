/** Joins class names. Conflicts are avoided, not merged: a piece takes layout classes only. */
export { clsx as cn } from 'clsx'
