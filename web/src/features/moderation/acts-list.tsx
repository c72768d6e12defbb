import { t } from '#domain/texts/t.ts'
import { formatDate } from '#web/lib/format.ts'
import { usePages } from '#web/lib/use-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import { T } from '#web/ui/t.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { actsKey, actsPageSize, fetchActs, type ModerationAct } from './moderation-acts.ts'
import { useModeration } from './use-moderation.ts'

const kindWords: ReadonlyMap<string, string> = new Map([
  ['hide', t('Hidden')],
  ['remove', t('Removed')],
  ['warn', t('Warned')],
  ['ban', t('Banned')],
  ['dismiss', t('Nothing wrong')],
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
    <ListState state={pages} isEmpty={pages.rows.length === 0} empty={t('Nothing was done yet.')}>
      <ul className="divide-y divide-line">
        {pages.rows.map((act) => (
          <ActRow key={act.id} act={act} onUndo={() => void undo(act.id)} />
        ))}
      </ul>
    </ListState>
  )
}

function ActRow({ act, onUndo }: { act: ModerationAct; onUndo: () => void }) {
  const { thing, authorName: name, title, words } = act
  const what = t(
    '{thing, select, comment {comment by {name}} recipe {recipe by {name}} photo {photo by {name}} profile {profile by {name}} other {{thing} by {name}}}',
    { thing, name },
  )
  const date = formatDate(new Date(act.madeAt))
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">
          <Tag>{kindWords.get(act.kind) ?? act.kind}</Tag>{' '}
          {title === null ? (
            what
          ) : (
            <T text="{what}: <quote>{title}</quote>" what={what} title={title} quote={<bdi />} />
          )}
        </p>
        {words !== null && (
          <p dir="auto" className="text-soft wrap-anywhere">
            {t('“{words}”', { words })}
          </p>
        )}
        <p className="text-sm text-soft">
          {act.madeBy === null
            ? t('{date} by who runs this Larder', { date })
            : t('{date} by {name}', { date, name: act.madeBy })}
        </p>
      </div>
      {act.isUndone ? (
        <span className="text-soft">{t('Taken back')}</span>
      ) : (
        <Button size="sm" variant="secondary" onClick={onUndo}>
          <T
            text="Undo<more> {thing, select, comment {what was done about the comment by {name}} recipe {what was done about the recipe by {name}} photo {what was done about the photo by {name}} profile {what was done about the profile by {name}} other {what was done about the {thing} by {name}}}</more>"
            thing={thing}
            name={name}
            more={<span className="sr-only" />}
          />
        </Button>
      )}
    </li>
  )
}
