import { formatDate } from '#web/lib/format.ts'
import { usePages } from '#web/lib/use-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { actsKey, actsPageSize, fetchActs, type ModerationAct } from './moderation-acts.ts'
import { useModeration } from './use-moderation.ts'

const kindWords: ReadonlyMap<string, string> = new Map([
  ['hide', 'Hidden'],
  ['remove', 'Removed'],
  ['warn', 'Warned'],
  ['ban', 'Banned'],
  ['dismiss', 'Nothing wrong'],
])

/** What was done, the latest first, each with its way back. */
export function ActsList({ userId }: { userId: string }) {
  const { undo } = useModeration(userId)
  const pages = usePages({
    queryKey: actsKey(userId),
    load: fetchActs,
    pageSize: actsPageSize,
  })
  return (
    <ListState state={pages} isEmpty={pages.rows.length === 0} empty="Nothing was done yet.">
      <ul className="divide-y divide-line">
        {pages.rows.map((act) => (
          <ActRow key={act.id} act={act} onUndo={() => void undo(act.id)} />
        ))}
      </ul>
    </ListState>
  )
}

function ActRow({ act, onUndo }: { act: ModerationAct; onUndo: () => void }) {
  const what = `${act.thing} by ${act.authorName}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">
          <Tag>{kindWords.get(act.kind) ?? act.kind}</Tag> {what}
          {act.title !== null && (
            <>
              : <bdi>{act.title}</bdi>
            </>
          )}
        </p>
        {act.words !== null && (
          <p dir="auto" className="text-soft wrap-anywhere">
            “{act.words}”
          </p>
        )}
        <p className="text-sm text-soft">
          {formatDate(new Date(act.madeAt))} by {act.madeBy ?? 'who runs this Larder'}
        </p>
      </div>
      {act.isUndone ? (
        <span className="text-soft">Taken back</span>
      ) : (
        <Button size="sm" variant="secondary" onClick={onUndo}>
          Undo<span className="sr-only"> what was done about the {what}</span>
        </Button>
      )}
    </li>
  )
}
