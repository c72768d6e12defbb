import loadHighs from 'highs'
import { solvingBy } from '#domain/week/solver/highs.ts'
import { loadComposing } from '#web/features/composing/forms.ts'
import { packagesHere } from '#web/features/recipes/match/packages-here.ts'
import type { Tools } from './fill-thread.ts'

/** The solver, and what it chooses from. */
export async function loadTools(): Promise<Tools> {
  const [{ cards, composing }, packagesIn, highs] = await Promise.all([
    loadComposing(),
    packagesHere(),
    loadHighs(),
  ])
  return {
    larderFor: (system) => ({ cards, composing, packages: packagesIn(system) }),
    solve: solvingBy(highs),
  }
}
