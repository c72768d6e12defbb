import { useState } from 'react'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import type { LineDifference } from '#domain/week/list-difference.ts'
import type { ListChoice, WeekList } from './use-week-list.ts'

const thingOf = ({ before, after }: LineDifference): IngredientId =>
  (after ?? before)?.ingredient ?? ''

export const isChange = ({ kind }: LineDifference) => kind === 'more' || kind === 'less'

/**
 * Which changes of the list somebody means: all of them, until they choose otherwise, but for what might do without being bought. On another
 * day something is needed whether one wants it or not.
 */
export function useListChoice({ lines = [], doubtOf }: Pick<WeekList, 'lines' | 'doubtOf'>) {
  const [chosen, setChosen] = useState<ReadonlyMap<IngredientId, boolean>>(new Map())
  const isMeant = (line: LineDifference) => chosen.get(thingOf(line)) ?? doubtOf(line) === null
  const changes = lines.filter(isChange)
  const meant = changes.filter(isMeant)
  const isMoved = ({ kind }: LineDifference) => kind === 'moved'
  return {
    isMeant,
    choose: (line: LineDifference, isWanted: boolean) =>
      setChosen(new Map(chosen).set(thingOf(line), isWanted)),
    /** Those that are meant. */
    meant,
    /** Whether there is anything to do: also where all that is new is left out. */
    isAny: changes.length > 0 || lines.some(isMoved),
    choiceFor: (listId: string | null): ListChoice => ({
      listId,
      things: new Set([...meant, ...lines.filter(isMoved)].map(thingOf)),
      leftOut: new Set(
        changes.filter((line) => line.before === null && !isMeant(line)).map(thingOf),
      ),
    }),
  }
}
