import { languageOf, type LanguageTag } from '#domain/texts/language.ts'
import type { SchemaOrgRecipe } from '#domain/recipes/schema-org.ts'
import { attribute, jsonInScript, escapeHtml } from '../escape-html.ts'
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
  readonly data?: SchemaOrgRecipe
}

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
  const { title, description, canonical, preview, isIndexed, inEachLanguage } = head
  const isInSeveral = inEachLanguage !== undefined && languages.length > 1
  return [
    `<title>${escapeHtml(title)}</title>`,
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

/** The data block that stands at the end of the body: nothing that is shown waits for it. */
export function dataBlock({ data }: PageHead): string {
  if (data === undefined) return ''
  return `<script type="application/ld+json" ${ofThisPage}>${jsonInScript(data)}</script>\n  `
}

/** Each language with its address; x-default is what adapts to its reader. */
function alternateTags(address: string, languages: readonly LanguageTag[]): string[] {
  const all = [...languages.map((tag) => [tag, addressIn(tag, address)]), ['x-default', address]]
  return all.map(
    ([tag, href = '']) =>
      `<link rel="alternate" hreflang="${tag}" href="${attribute(href)}" ${ofThisPage}>`,
  )
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
