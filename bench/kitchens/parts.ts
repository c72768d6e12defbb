/** What the answer is made of beside recipes that are ready; each can be left away, to see what it adds. */
export const parts = ['belief', 'leave-outs', 'forms'] as const
export type Part = (typeof parts)[number]

function isPart(word: string): word is Part {
  return parts.some((part) => part === word)
}

/** Reads `--without belief,forms`. @throws where a word is no part */
export function partsIn(text: string | undefined): ReadonlySet<Part> {
  const words = (text ?? '').split(',').filter((word) => word !== '')
  const unknown = words.filter((word) => !isPart(word))
  if (unknown.length > 0) {
    throw new Error(`--without takes ${parts.join(', ')}, not ${unknown.join(', ')}`)
  }
  return new Set(words.filter(isPart))
}
