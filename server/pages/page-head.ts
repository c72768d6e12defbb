import { languageOf, type LanguageTag } from '#domain/texts/language.ts'
import type { SchemaOrgRecipe } from '#domain/recipes/schema-org.ts'
import type { LargeImage } from '#domain/recipes/cover/large-image.ts'
import { attribute, jsonInScript, escapeHtml } from '../escape-html.ts'
import { teasersBlock } from '#domain/served-addresses.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { addressIn } from './address-in-language.ts'

/** What a page says of itself to who does not run it: search engines, previews, other apps. */
export interface PageHead {
  readonly title: string
  /** Null leaves the page's own. */
  readonly description: string | null
  /** False keeps it out of search engines. */
  readonly isIndexed: boolean
  /** False answers with 404: visitors find nothing there, whatever the app shows to somebody. */
  readonly isFound?: false
  /** The one address of what may be reached by several; absolute. */
  readonly canonical?: string
  /** The plain address of what can be read in each language; absolute. */
  readonly inEachLanguage?: string
  /** Of title and description; undefined where nobody knows: a cook wrote them. */
  readonly language?: LanguageTag
  readonly preview?: Preview
  /** The largest thing that the app shows there: fetched beside its code. */
  readonly picture?: LargeImage
  readonly data?: SchemaOrgRecipe
  /** The beginning of the address of the screen that the app shows there, where its code is fetched beside the app’s. */
  readonly screen?: ScreenAddress
  readonly teasers?: TeasersOfDay
}

/** What a visitor sees of a day, where that is known before the app asks for it. */
export interface TeasersOfDay {
  readonly day: CalendarDay
  readonly hemisphere: 'northern'
  /** As the function `recipe_teasers` answers. */
  readonly rows: readonly { feature: string; id: number; title: string; image: string | null }[]
}

export type ScreenAddress = '/recipes' | '/recipe/'
/** Files of the built site, by the screen that needs them beside the first screen’s. */
export type FilesOfScreens = Readonly<Partial<Record<ScreenAddress, readonly string[]>>>

/** What other apps show of a link to it. */
interface Preview {
  readonly kind: 'website' | 'article'
  /** Absolute address. */
  readonly image: string
  readonly isLargeImage: boolean
  readonly imageSize?: { readonly width: number; readonly height: number }
}

/** Marks what the app takes away when it goes on to another page without the server. */
const ofThisPage = 'data-of-page'

/**
 * The tags that stand in the place of the title.
 *
 * @param languages those that there are here
 */
export function headTags(head: PageHead, languages: readonly LanguageTag[]): string {
  const { title, description, canonical, preview, isIndexed, inEachLanguage, picture } = head
  const isInSeveral = inEachLanguage !== undefined && languages.length > 1
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(picture === undefined ? [] : [preloadTag(picture)]),
    ...(description === null
      ? []
      : [`<meta name="description" content="${attribute(description)}">`]),
    ...(isIndexed ? [] : [`<meta name="robots" content="noindex" ${ofThisPage}>`]),
    ...(canonical === undefined
      ? []
      : [`<link rel="canonical" href="${attribute(canonical)}" ${ofThisPage}>`]),
    ...(isInSeveral ? alternateTags(inEachLanguage, languages) : []),
    ...(preview === undefined ? [] : previewTags(head, preview)),
    ...(preview === undefined ? [] : placeTags(head, isInSeveral ? languages : [])),
  ].join('\n    ')
}

/** Tags that stand after those of the code that every page needs. */
export function codeTags({ screen }: PageHead, screens: FilesOfScreens): string {
  const files = (screen && screens[screen]) ?? []
  return files
    .map((file) => `<link rel="modulepreload" crossorigin href="/${attribute(file)}">\n    `)
    .join('')
}

/** The data blocks, which stand at the end of the body. */
export function dataBlocks({ data, teasers }: PageHead): string {
  const block = (attributes: string, value: object) =>
    `<script ${attributes} ${ofThisPage}>${jsonInScript(value)}</script>\n  `
  return [
    ...(data === undefined ? [] : [block('type="application/ld+json"', data)]),
    ...(teasers === undefined
      ? []
      : [block(`type="application/json" id="${teasersBlock}"`, teasers)]),
  ].join('')
}

/** Each language with its address; x-default is what adapts to its reader. */
function alternateTags(address: string, languages: readonly LanguageTag[]): string[] {
  const all = [...languages.map((tag) => [tag, addressIn(tag, address)]), ['x-default', address]]
  return all.map(
    ([tag, href = '']) =>
      `<link rel="alternate" hreflang="${tag}" href="${attribute(href)}" ${ofThisPage}>`,
  )
}

/** The browser takes the one of its sizes that its screen shows, as the app's own picture does. */
function preloadTag({ src, srcSet, sizes }: LargeImage): string {
  const sizesOf =
    srcSet === undefined || sizes === undefined
      ? ''
      : ` imagesrcset="${attribute(srcSet)}" imagesizes="${attribute(sizes)}"`
  return `<link rel="preload" as="image" fetchpriority="high" href="${attribute(src)}"${sizesOf} ${ofThisPage}>`
}

/** In which language a preview is, and in which others there is one. */
function placeTags({ language }: PageHead, languages: readonly LanguageTag[]): string[] {
  const tag = (property: string, place = '') =>
    `<meta property="${property}" content="${place}" ${ofThisPage}>`
  const places = languages
    .filter((other) => other !== language)
    .flatMap((other) => languageOf(other).place ?? [])
  return language === undefined
    ? []
    : [
        tag('og:locale', languageOf(language).place),
        ...places.map((place) => tag('og:locale:alternate', place)),
      ]
}

function previewTags({ title, description, canonical }: PageHead, preview: Preview): string[] {
  const { kind, image, isLargeImage, imageSize } = preview
  const openGraph: Readonly<Record<string, string | undefined>> = {
    'og:site_name': 'Larder',
    'og:type': kind,
    'og:title': title.replace(/ · Larder$/, ''),
    'og:description': description ?? undefined,
    'og:url': canonical,
    'og:image': image,
    'og:image:width': imageSize?.width.toString(),
    'og:image:height': imageSize?.height.toString(),
  }
  const tags = Object.entries(openGraph).flatMap(([property, content]) =>
    content === undefined || content === ''
      ? []
      : [`<meta property="${property}" content="${attribute(content)}" ${ofThisPage}>`],
  )
  const card = isLargeImage ? 'summary_large_image' : 'summary'
  return [...tags, `<meta name="twitter:card" content="${card}" ${ofThisPage}>`]
}
