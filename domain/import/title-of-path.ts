/** "recipes/Apple pie.cook" → "Apple pie". */
export function titleOfPath(path: string): string {
  return path
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]{1,15}$/, '')
    .replaceAll('_', ' ')
}
