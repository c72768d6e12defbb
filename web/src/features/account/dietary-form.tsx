import { useQuery } from '@tanstack/react-query'

import { canUse } from '#domain/access.ts'
import type { DietaryList, DietaryOption } from '#domain/dietary-settings.ts'
import { paths } from '#web/lib/paths.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from './auth-context.ts'
import { InlineLink } from './inline-link.tsx'
import type { OptionChange } from './mutations.ts'
import { useCheckDietaryOption } from './mutations.ts'
import { dietarySettingsQuery } from './queries.ts'

const lists: readonly { list: DietaryList; title: string; hint?: string }[] = [
  {
    list: 'restrictions',
    title: 'Allergies and what to avoid',
    hint: 'Recipes with any of these are never suggested to you.',
  },
  { list: 'preferences', title: 'How you eat' },
  { list: 'cuisineOptions', title: 'Cuisines you like' },
  { list: 'mealTypeOptions', title: 'Meals you cook' },
  { list: 'cookingTimeOptions', title: 'Time you have' },
  { list: 'difficultyOptions', title: 'Difficulty' },
]

/** The six lists of dietary settings; each click is saved at once. */
export function DietaryForm({ userId }: { userId: string }) {
  const { access } = useAuth()
  const settings = useQuery(dietarySettingsQuery(userId))
  const check = useCheckDietaryOption(userId)

  if (settings.isPending) {
    return (
      <div className="space-y-4">
        <p className="sr-only">Loading...</p>
        {lists.map(({ list }) => (
          <Skeleton key={list} className="h-20" />
        ))}
      </div>
    )
  }
  if (settings.data === undefined) {
    return (
      <ErrorState
        title="Your dietary settings could not be loaded"
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    )
  }

  function save(change: OptionChange) {
    check.mutate(change, {
      onError: () =>
        toast({
          title: 'That could not be saved',
          tone: 'error',
          action: { label: 'Try again', onAction: () => save(change) },
        }),
    })
  }

  return (
    <div className="space-y-7">
      {!canUse('advanced_dietary_filters', access) && (
        <p className="rounded-field bg-butter px-4 py-3 text-ink">
          What you avoid always counts. Filtering by the other lists is part of Premium:{' '}
          <InlineLink to={paths.pricing}>see plans</InlineLink>.
        </p>
      )}
      {lists.map(({ list, title, hint }) => (
        <OptionList
          key={list}
          title={title}
          hint={hint}
          options={settings.data[list]}
          onCheck={(id, checked) => save({ list, id, checked })}
        />
      ))}
    </div>
  )
}

interface OptionListProps {
  title: string
  hint: string | undefined
  options: readonly DietaryOption[]
  onCheck: (id: string, checked: boolean) => void
}

function OptionList({ title, hint, options, onCheck }: OptionListProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      {hint !== undefined && <p className="text-sm text-soft">{hint}</p>}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ id, name, checked }) => (
          <Chip key={id} selected={checked} onClick={() => onCheck(id, !checked)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
