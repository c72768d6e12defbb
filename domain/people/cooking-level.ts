/** From how many cooks on each level begins, ascending. */
const steps = [
  { id: 'beginner', name: 'Beginner', from: 0 },
  { id: 'home-cook', name: 'Home cook', from: 3 },
  { id: 'confident-cook', name: 'Confident cook', from: 15 },
  { id: 'seasoned-cook', name: 'Seasoned cook', from: 50 },
  { id: 'master-cook', name: 'Master cook', from: 150 },
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
