import type { PlanOffer } from '#domain/plan-features.ts'
import { languageOf } from '#domain/texts/language.ts'
import { locale, t } from '#domain/texts/t.ts'
import { ownAddress } from './address-in-language.ts'
import type { PageHead } from './page-head.ts'

type Words = Pick<PageHead, 'title' | 'description'>

const heads: ReadonlyMap<string, () => Words> = new Map([
  [
    '/',
    () => ({
      title: t('Larder: recipes for what you have'),
      description: t('Say what is in your kitchen, and see what you can cook with it right now.'),
    }),
  ],
  [
    '/recipes',
    () => ({
      title: `${t('Recipes')} · Larder`,
      description: t('Find recipes by ingredient, diet, cuisine and time.'),
    }),
  ],
  [
    '/subscription/pricing',
    () => ({
      title: `${t('Plans and pricing')} · Larder`,
      description: t('What is free, what the plan adds, and what it costs. 14 days to try it all.'),
    }),
  ],
])

const whereFree = (): Words => ({
  title: `${t('Free for everyone')} · Larder`,
  description: t('Everything is open to whoever has an account here: there is nothing to buy.'),
})

/** The paths that search engines get beside the recipes. */
export const sitePaths: readonly string[] = [...heads.keys()]

/**
 * Without an address of its own (`canonical`), unless the query names a language: the app goes on to other pages under
 * this head, and a browser that shares a page takes that address for it.
 */
export function siteHead(
  path: string,
  origin: string,
  query: string,
  plan: PlanOffer,
): PageHead | undefined {
  const isFree = plan === 'everyone' && path === '/subscription/pricing'
  const words = isFree ? whereFree : heads.get(path)
  if (words === undefined) return undefined
  const image = new URL('/icon-512.png', origin).href
  const address = `${origin}${path}`
  const own = ownAddress(address, query)
  return {
    ...words(),
    isIndexed: true,
    ...(own !== address && { canonical: own }),
    inEachLanguage: address,
    language: languageOf(locale()).tag,
    preview: { kind: 'website', image, isLargeImage: false },
  }
}
