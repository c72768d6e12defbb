const anImport = /^[+-].*(?:\bimport\b|\bexport\b.*\bfrom\b|\bfrom\s*['"]|\brequire\()/mu

/**
 * Returns whether a diff adds or takes away a line that imports a module. The names between braces may change without it:
 * import rules go by modules.
 *
 * @param {string} diff as of `git diff -U0`
 */
export const importsChanged = (diff) => anImport.test(diff)
