import { lineUses } from '#domain/recipes/line-use.ts'
import type { Need } from '#domain/matching/need.ts'
import { field, textField, textsOf } from '#web/lib/json.ts'

/** What a line is there for and in which contexts it is used, as the database says it; an older one says nothing. */
export function lineUseFrom(json: unknown): Pick<Need, 'use' | 'without' | 'contexts'> {
  const contexts = textsOf(field(json, 'contexts'))
  const use = lineUses.find((each) => each === textField(json, 'use'))
  const without = textField(json, 'without')
  return {
    ...(contexts.length > 0 && { contexts }),
    ...(use !== undefined && use !== 'base' && { use, ...(without !== undefined && { without }) }),
  }
}
