import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DifferenceLines } from './difference-lines.tsx'
import { useListChoice } from './list-choice.ts'
import { useWeekList, type WeekList } from './use-week-list.ts'

interface WhatToBuyProps {
  owner: string
  /** The last day that is shopped for. */
  until: CalendarDay
  /** False for a helper, who looks at it. */
  mayChange: boolean
  onClose: () => void
}

/** What is missing for what is planned from today until a day, to be put on a shopping list, and what has changed of it since. */
export function WhatToBuy({ owner, until, mayChange, onClose }: WhatToBuyProps) {
  const week = useWeekList(owner, until)
  const { lines, lists, usualList } = week
  const choice = useListChoice(week)
  const [chosenList, setList] = useState<string | null>(null)
  const listId = chosenList ?? usualList
  const news = lines?.filter(({ before }) => before === null) ?? []
  const isNew = lines?.every(({ before }) => before === null) === true

  function apply() {
    onClose()
    const count = choice.meant.length
    week.apply(
      choice.choiceFor(listId),
      isNew
        ? t(
            '{count, plural, one {# thing is on your shopping list} other {# things are on your shopping list}}',
            { count },
          )
        : t('Your shopping list is as your plan wants it'),
    )
  }

  const isReady = mayChange && choice.isAny
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="md"
      title={t('What to buy')}
      description={t('For what is planned until {day}, less what is at home.', {
        day: formatDay(until),
      })}
      footer={
        <>
          {isReady && (
            <Button variant="secondary" onClick={onClose}>
              {t('Not now')}
            </Button>
          )}
          {isReady ? (
            <Button onClick={apply}>{isNew ? t('Put on the list') : t('Change the list')}</Button>
          ) : (
            <LinkButton to={paths.shoppingList} variant="secondary">
              {t('Open the shopping list')}
            </LinkButton>
          )}
        </>
      }
    >
      {lines === undefined && week.isOutOfReach && (
        <ErrorState title={t('Your list could not be loaded')}>
          {t('Please check your connection.')}
        </ErrorState>
      )}
      {lines === undefined && !week.isOutOfReach && (
        <>
          <p className="sr-only">{t('Loading...')}</p>
          <Skeleton className="h-40" />
        </>
      )}
      {lines !== undefined && (
        <div className="space-y-6">
          <Groups week={week} choice={choice} mayChange={mayChange} />
          <NotKnown {...week} />
          {mayChange && news.length > 0 && lists.length > 1 && (
            <Choice
              label={t('List')}
              options={lists.map(({ id, name }) => ({ value: id, label: name }))}
              value={listId ?? ''}
              onChange={setList}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

interface GroupsProps {
  week: WeekList
  choice: ReturnType<typeof useListChoice>
  mayChange: boolean
}

/** What comes onto the list, what is needed no longer, and what stays there. */
function Groups({ week, choice, mayChange }: GroupsProps) {
  const { lines = [], aisles, doubtOf, isPlanned, unreachable } = week
  const more = lines.filter(({ kind }) => kind === 'more')
  const less = lines.filter(({ kind }) => kind === 'less')
  const there = lines.filter(({ kind }) => kind === 'moved' || kind === 'same')
  const all = { aisles, doubtOf }
  const chosen = {
    ...all,
    ...(mayChange && { choice: { isMeant: choice.isMeant, onChoose: choice.choose } }),
  }
  return (
    <>
      {lines.length === 0 && unreachable.length === 0 && (
        <p>
          {isPlanned
            ? t('All that is planned can be cooked with what is at home.')
            : t('Nothing is planned for these days that would have to be cooked.')}
        </p>
      )}
      {more.length > 0 && (
        <section aria-labelledby="list-more">
          <h3 id="list-more" className="mb-2 text-xl">
            {t('To put on the list')}
          </h3>
          <DifferenceLines lines={more} {...chosen} />
        </section>
      )}
      {less.length > 0 && (
        <section aria-labelledby="list-less">
          <h3 id="list-less" className="mb-2 text-xl">
            {t('Needed no longer')}
          </h3>
          <DifferenceLines lines={less} {...chosen} />
        </section>
      )}
      {there.length > 0 && (
        <details open={more.length + less.length === 0}>
          <summary className="cursor-pointer py-2.5 font-semibold">
            {t('On the list already ({count})', { count: there.length })}
          </summary>
          <DifferenceLines lines={there} {...all} />
        </details>
      )}
    </>
  )
}

/** Says of which meals nobody knows what is to be bought. */
function NotKnown({ unreachable, unread }: Pick<WeekList, 'unreachable' | 'unread'>) {
  if (unreachable.length + unread.length === 0) return null
  return (
    <div className="space-y-2 rounded-2xl bg-butter px-4 py-3 text-ink">
      {unreachable.length > 0 && (
        <p>
          {t('What {meals} needs cannot be read now, so it is not in this list.', {
            meals: listInWords(
              unreachable.map(({ title }) => title),
              unreachable.length,
            ),
          })}
        </p>
      )}
      {unread.map(({ meal, unread: names }) => (
        <p key={meal.id}>
          {t('Of {meal} nobody could read: {lines}. Please look it up in the recipe.', {
            meal: meal.title,
            lines: listInWords(names, names.length),
          })}
        </p>
      ))}
    </div>
  )
}
