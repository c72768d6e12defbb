/** Everything that can be reached by imports, itself included. */
export function reachable(
  from: string,
  importsOf: (module: string) => readonly string[],
): Set<string> {
  const found = new Set([from])
  for (const module of found) for (const imported of importsOf(module)) found.add(imported)
  return found
}
