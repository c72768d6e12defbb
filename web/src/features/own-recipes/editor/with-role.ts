import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import type { LineRole } from './line-role.tsx'

type Said = Pick<RecipeForm, 'options' | 'uses'>

/** What its cook says that a line is there for, beside what was said of the others. A sentence of what is lost without it stays. */
export function withRole({ options, uses }: Said, line: string, role: LineRole): Said {
  const { without } = uses[line] ?? {}
  const kept = without === undefined ? {} : { without }
  return {
    options: { ...options, [line]: role === 'optional' },
    uses: { ...uses, [line]: role === 'optional' ? {} : { use: role, ...kept } },
  }
}
