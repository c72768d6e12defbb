import { plainRecipe } from './plain.ts'

const shownSize =
  /[-_/](\d{2,4})x\d{2,4}(?=[._/?-]|$)|[?&,;/_](?:w|width|resize|fit)[=_:](\d{2,4})|\/(\d{2,4})\/(?=[^/]*$)/iu
/** What nobody needs more of on a screen. */
const largeEnough = 1000

/** Pixels across by an address alone: `tart-300x200.jpg`, `tart.jpg?w=300`; null where it does not say. */
function statedWidth(address: string): number | null {
  const found = shownSize.exec(address)?.slice(1).find(Boolean)
  return found === undefined ? null : Number(found)
}

/** The name of the file without marks of a size: copies of one picture have the same one. */
function nameOf(address: string): string {
  const [file = ''] = address
    .replace(/[?#].*$/u, '')
    .split('/')
    .slice(-1)
  return file.replace(/[-_](?:\d{2,4}x\d{2,4}|scaled|thumb(?:nail)?|small|large)(?=\.|$)/giu, '')
}

interface Copy {
  address: string
  width: number | null
}

function ofRecipe(value: unknown): Copy[] {
  if (Array.isArray(value)) return value.flatMap(ofRecipe)
  if (typeof value === 'string') return [{ address: value, width: statedWidth(value) }]
  if (typeof value !== 'object' || value === null) return []
  const { url, width }: { url?: unknown; width?: unknown } = value
  const stated = Number.parseInt(String(width), 10)
  return ofRecipe(url).map((copy) => (stated > 0 ? { ...copy, width: stated } : copy))
}

/** Every picture that the page names, one pass over its text; those of the recipe's data with the size that it states. */
function copiesOn(html: string): Copy[] {
  const named = html
    .replaceAll('\\/', '/')
    .replaceAll('&amp;', '&')
    .matchAll(/https?:\/\/[^\s"'<>\\]{4,400}?\.(?:jpe?g|png|webp)(?:\?[^\s"'<>\\)]{0,200})?/giu)
  const all = [...named].map(([address]) => ({ address, width: statedWidth(address) }))
  return [...ofRecipe(plainRecipe(html)?.['image']), ...all]
}

/**
 * Whether a picture is there and is no thumbnail: the page states of no copy of it that it is larger, beyond what is
 * large enough.
 */
export function isFullSize(image: string | null, html: string): boolean {
  if (image === null || image === '') return false
  const copies = copiesOn(html).filter(({ address }) => nameOf(address) === nameOf(image))
  const own = copies.find(({ address, width }) => address === image && width !== null)?.width
  const width = own ?? statedWidth(image)
  if (width === null) return !/thumb/iu.test(nameOf(image))
  if (width >= largeEnough) return true
  return !copies.some((copy) => copy.width !== null && copy.width > width * 1.2)
}
