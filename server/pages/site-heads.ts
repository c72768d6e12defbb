import type { PlanOffer } from '#domain/plan-features.ts'
import type { PageHead } from './page-head.ts'

const heads: ReadonlyMap<string, Pick<PageHead, 'title' | 'description'>> = new Map([
  [
    '/',
    {
      title: 'Larder: recipes for what you have',
      description: 'Say what is in your kitchen, and see what you can cook with it right now.',
    },
  ],
  [
    '/recipes',
    {
      title: 'Recipes · Larder',
      description: 'Find recipes by ingredient, diet, cuisine and time.',
    },
  ],
  [
    '/subscription/pricing',
    {
      title: 'Plans and pricing · Larder',
      description: 'What is free, what the plan adds, and what it costs. 14 days to try it all.',
    },
  ],
])

const whereFree: Pick<PageHead, 'title' | 'description'> = {
  title: 'Free for everyone · Larder',
  description: 'Everything is open to whoever has an account here: there is nothing to buy.',
}

/** The paths that search engines get beside the recipes. */
export const sitePaths: readonly string[] = [...heads.keys()]

/**
 * Without an address of its own (`canonical`): the app goes on to other pages under this head, and a
 * browser that shares a page takes that address for it.
 */
export function siteHead(path: string, origin: string, plan: PlanOffer): PageHead | undefined {
  const isFree = plan === 'everyone' && path === '/subscription/pricing'
  const head = isFree ? whereFree : heads.get(path)
  if (head === undefined) return undefined
  const image = new URL('/icon-512.png', origin).href
  return { ...head, isIndexed: true, preview: { kind: 'website', image, isLargeImage: false } }
}
