import { t } from '../texts/t.ts'

/** From how many cooks on each level begins, ascending. */
const steps = [
  {
    id: 'beginner',
    from: 0,
    get name() {
      return t('Beginner')
    },
  },
  {
    id: 'home-cook',
    from: 3,
    get name() {
      return t('Home cook')
    },
  },
  {
    id: 'confident-cook',
    from: 15,
    get name() {
      return t('Confident cook')
    },
  },
  {
    id: 'seasoned-cook',
    from: 50,
    get name() {
      return t('Seasoned cook')
    },
  },
  {
    id: 'master-cook',
    from: 150,
    get name() {
      return t('Master cook')
    },
  },
] as const

export type CookingLevel = (typeof steps)[number]

const [beginner] = steps

/** The level of who cooked so often; a dish that is noted twice on one day counts once. */
export function cookingLevel(cooks: number): CookingLevel {
  return steps.findLast(({ from }) => cooks >= from) ?? beginner
}

/** The level by its id, the first one where there is none by it. */
export function levelById(id: string): CookingLevel {
  return steps.find((step) => step.id === id) ?? beginner
}

/** The next level and how many cooks are left to it; null on the last. */
export function nextLevel(cooks: number): { level: CookingLevel; left: number } | null {
  const level = steps.find(({ from }) => from > cooks)
  return level === undefined ? null : { level, left: level.from - cooks }
}

/** "3 more dishes until home cook"; null on the last level. */
export function nextLevelInWords(cooks: number): string | null {
  const next = nextLevel(cooks)
  if (next === null) return null
  const [level = ''] = next.level.id.split('-')
  return t(
    '{count, plural, one {One more dish} other {# more dishes}} until {level, select, home {home cook} confident {confident cook} seasoned {seasoned cook} other {master cook}}',
    { count: next.left, level },
  )
}
