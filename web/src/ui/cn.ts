/** Joins class names. Conflicts are avoided, not merged: a piece takes layout classes only. */
export const cn = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
