import { plainText } from './plain-text.ts'
import { asList, firstLine, isThing, property } from './schema-thing.ts'

interface Found {
  address: string
  /** Pixels across, where the page says it; what names no size is the picture itself. */
  width: number
}

/** As blogs name the copies of one picture: `tart-300x200.jpg`. */
const copy = /-(\d{2,5})x\d{2,5}(?=\.\w+(?:\?|$))/u
/** As servers that make pictures smaller are asked for one: `tart.jpg?w=300`, `/300x200/tart.jpg`. */
const asked = /[?&](?:w|width|resize|fit)=(\d{2,4})(?!\d)|\/(\d{2,4})x\d{2,4}\//iu
/** Fewer pixels across than a screen shows of a recipe. */
const thumbnail = 600
const isCopyOf = (one: Found, other: Found) =>
  one.address.replace(copy, '') === other.address.replace(copy, '')

function picturesOf(value: unknown, stated?: number): Found[] {
  return asList(value).flatMap((each): Found[] => {
    if (Array.isArray(each)) return picturesOf(each)
    if (isThing(each)) {
      const width = Number.parseInt(firstLine(property(each, 'width')) ?? '', 10)
      const address = property(each, 'url', 'contentUrl', '@id', 'thumbnailUrl')
      return picturesOf(address, Number.isNaN(width) ? undefined : width)
    }
    const address = typeof each === 'string' ? plainText(each) : ''
    if (address === '' || address.startsWith('data:')) return []
    const named = copy.exec(address)?.[1] ?? asked.exec(address)?.slice(1).find(Boolean)
    return [{ address, width: stated ?? (named === undefined ? Infinity : Number(named)) }]
  })
}

/** The first picture; of several copies of it the largest. */
export function pictureOf(value: unknown): string | null {
  const [first, ...others] = picturesOf(value)
  if (first === undefined) return null
  const larger = (best: Found, other: Found) =>
    isCopyOf(first, other) && other.width > best.width ? other : best
  return others.reduce(larger, first).address
}

/** The picture of the data, or that which the page shows where links to it are shown, if the former is a thumbnail. */
export function fullerPicture(ofData: string | null, ofLinks: string | null): string | null {
  const [[own], [other]] = [picturesOf(ofData), picturesOf(ofLinks)]
  if (own === undefined || other === undefined) return ofData ?? ofLinks
  return own.width < thumbnail && other.width > own.width ? other.address : own.address
}
