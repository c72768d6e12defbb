import type { RecipeDraft } from '../recipes/draft.ts'

/** 32 bits of a text, different for each seed (MurmurHash3’s mixing). */
export function hash32(text: string, seed: number): number {
  let state = seed
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ Math.imul(text.charCodeAt(index), 0xcc9e2d51), 0x1b873593)
    state = ((state << 13) | (state >>> 19)) ^ index
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

const hex = (value: number) => value.toString(16).padStart(8, '0')

/** A UUID (version 8: of our own making) that is the same for the same text. */
export function uuidOf(text: string): string {
  const bits = [1, 2, 3, 4].map((seed) => hex(hash32(text, seed * 0x9e3779b9))).join('')
  const variant = '89ab'[Number.parseInt(bits.slice(16, 17), 16) % 4]
  return [
    bits.slice(0, 8),
    bits.slice(8, 12),
    `8${bits.slice(13, 16)}`,
    `${variant}${bits.slice(17, 20)}`,
    bits.slice(20),
  ].join('-')
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** An address without what only says how somebody came there. */
function pageOf(url: string): string {
  const bare = url.replace(/#.*$/, '').replace(/([?&])(?:utm_\w+|fbclid|gclid)=[^&]*/g, '$1')
  return bare.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[?&/]+$/, '')
}

/**
 * What tells a brought recipe from all others of its cook: where it is from and what it is called; where nobody says
 * where it is from, what it is made of and how.
 */
export function importKey({ title, source, lines, steps }: RecipeDraft): string {
  const url = source?.url ?? null
  const content =
    url === null
      ? ['content', title, ...lines.map(({ text }) => text), '', ...steps]
      : ['page', pageOf(url), title]
  return uuidOf(content.map(folded).join('\n'))
}
