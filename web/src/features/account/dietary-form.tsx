import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { canUse } from '#domain/access.ts'
import {
  defaultDietarySettings,
  type DietaryList,
  type DietaryOption,
} from '#domain/dietary-settings.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from './auth-context.ts'
import { dietarySettingsQuery } from './dietary-query.ts'
import { useCheckDietaryOption, type OptionChange } from './dietary-store.ts'

interface ListWords {
  list: DietaryList
  title: string
  hint?: string
}

/** These count for everybody. */
const alwaysOpen: readonly ListWords[] = [
  {
    list: 'restrictions',
    title: 'Allergies and what to avoid',
    hint: 'Recipes with any of these are never suggested to you, nor those of which we don’t know.',
  },
  {
    list: 'preferences',
    title: 'How you eat',
    hint: 'Only recipes that keep to all of these are suggested to you.',
  },
]

/** These belong to the plan. */
const advanced: readonly ListWords[] = [
  {
    list: 'cuisineOptions',
    title: 'Cuisines you like',
    hint: 'Your recipes begin with what you choose here and below; one tap shows all the others.',
  },
  { list: 'mealTypeOptions', title: 'Meals you cook' },
  {
    list: 'cookingTimeOptions',
    title: 'Time you have',
    hint: 'Of several, the longest counts.',
  },
  { list: 'difficultyOptions', title: 'Difficulty' },
]

interface DietaryFormProps {
  userId: string
  /** Stands before the lists of the plan for who has no access to them. */
  gate: ReactNode
}

/** The six lists of dietary settings; each click is saved at once. */
export function DietaryForm({ userId, gate }: DietaryFormProps) {
  const { access } = useAuth()
  const settings = useQuery(dietarySettingsQuery(userId))
  const check = useCheckDietaryOption(userId)
  const isLocked = !canUse('advanced_dietary_filters', access)

  if (settings.isPending) return <DietaryPlace />
  if (settings.data === undefined) {
    return (
      <ErrorState
        title="Your dietary settings could not be loaded"
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    )
  }
  const shown = settings.data

  function save(change: OptionChange) {
    const action = { label: 'Try again', onAction: () => save(change) }
    check(change).catch(() => toast({ title: 'That could not be saved', tone: 'error', action }))
  }

  const optionList = (locked: boolean) => (words: ListWords) => (
    <OptionList
      key={words.list}
      {...words}
      isLocked={locked}
      options={shown[words.list]}
      onCheck={(id, checked) => save({ list: words.list, id, checked })}
    />
  )
  return (
    <div className="space-y-7">
      {alwaysOpen.map(optionList(false))}
      {gate}
      {advanced.map(optionList(isLocked))}
    </div>
  )
}

/** As large as the lists will be, at any width, so that nothing below moves when they come. */
function DietaryPlace() {
  const none = () => undefined
  return (
    <div className="relative">
      <p className="sr-only">Loading...</p>
      <Skeleton className="absolute inset-0" />
      <div aria-hidden="true" inert className="invisible space-y-7">
        {[...alwaysOpen, ...advanced].map((words) => (
          <OptionList
            key={words.list}
            {...words}
            isLocked
            options={defaultDietarySettings[words.list]}
            onCheck={none}
          />
        ))}
      </div>
    </div>
  )
}

interface OptionListProps extends ListWords {
  options: readonly DietaryOption[]
  isLocked: boolean
  onCheck: (id: string, checked: boolean) => void
}

function OptionList({ title, hint, options, isLocked, onCheck }: OptionListProps) {
  return (
    <fieldset disabled={isLocked}>
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
