import { lineUses } from '#domain/recipes/line-use.ts'
import type { Need } from '#domain/matching/need.ts'
import { textField } from '#web/lib/json.ts'

/** What a line is there for, as the database says it; an older one says nothing. */
export function lineUseFrom(json: unknown): Pick<Need, 'use' | 'without'> {
  const use = lineUses.find((each) => each === textField(json, 'use'))
  const without = textField(json, 'without')
  if (use === undefined || use === 'base') return {}
  return without === undefined ? { use } : { use, without }
}
