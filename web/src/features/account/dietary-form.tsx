import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import {
  defaultDietarySettings,
  type DietaryList,
  type DietaryOption,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from './auth-context.ts'
import { optionName } from './dietary-names.ts'
import { dietarySettingsQuery } from './dietary-query.ts'
import { useCheckDietaryOption, type OptionChange } from './dietary-queue.ts'

export interface ListWords {
  list: DietaryList
  title: string
  hint?: string
  /** Those of the list that stand under this title; all where it is left out. */
  isShown?: (id: string) => boolean
}

const isRennet = (id: string) => id === 'animal-rennet'

/** These count for everybody. */
export const alwaysOpen: readonly ListWords[] = [
  {
    list: 'restrictions',
    title: t('Allergies and what to avoid'),
    hint: t(
      'Recipes with any of these are never suggested to you, nor those of which we don’t know.',
    ),
  },
  {
    list: 'preferences',
    title: t('How you eat'),
    hint: t('Only recipes that keep to all of these are suggested to you.'),
  },
  {
    list: 'otherRestrictions',
    title: t('More allergens'),
    hint: t(
      'Above, nuts are peanuts and tree nuts, shellfish are crustaceans and molluscs, and gluten is wheat, rye, barley and oats. Here you choose one of them, or another that labels name.',
    ),
    isShown: (id) => !isRennet(id),
  },
  {
    list: 'otherRestrictions',
    title: t('Also avoid'),
    hint: t(
      'Parmesan, pecorino, Gruyère and others are always set with rennet of calves. Of most other cheeses only the label says; these are left out too.',
    ),
    isShown: isRennet,
  },
  {
    list: 'missingEquipment',
    title: t('Not in your kitchen'),
    hint: t('Dishes and recipes that need it are left out.'),
  },
  {
    list: 'ownEquipment',
    title: t('Also in your kitchen'),
    hint: t('Dishes are put together for these too.'),
  },
]

/** These belong to the plan. */
const advanced: readonly ListWords[] = [
  {
    list: 'cuisineOptions',
    title: t('Cuisines you like'),
    hint: t(
      'Your recipes begin with what you choose here and below; one tap shows all the others.',
    ),
  },
  { list: 'mealTypeOptions', title: t('Meals you cook') },
  {
    list: 'cookingTimeOptions',
    title: t('Time you have'),
    hint: t('Of several, the longest counts.'),
  },
  { list: 'difficultyOptions', title: t('Difficulty') },
]

/** While they load, the lists themselves stand there unseen: nothing below moves when they come, at any width. */
const listsToCome =
  'animate-shimmer [&_fieldset]:rounded-xl [&_fieldset]:bg-sunken [&_fieldset>*]:invisible'

interface DietaryFormProps {
  userId: string
  /** Stands before the lists of the plan for who has no access to them. */
  gate: ReactNode
}

/** The lists of dietary settings; each click is saved at once, with and without a network. */
export function DietaryForm({ userId, gate }: DietaryFormProps) {
  const { access } = useAuth()
  const settings = useQuery(dietarySettingsQuery(userId))
  const check = useCheckDietaryOption(userId)
  const isLocked = isClosed('advanced_dietary_filters', access)

  if (settings.isPending) {
    return (
      <div>
        <p className="sr-only">{t('Loading...')}</p>
        <div aria-hidden="true" inert className={listsToCome}>
          <OptionLists settings={defaultDietarySettings} gate={gate} isLocked={isLocked} />
        </div>
      </div>
    )
  }
  if (settings.data === undefined) {
    return (
      <ErrorState
        title={t('Your dietary settings could not be loaded')}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    )
  }

  function save(change: OptionChange) {
    const action = { label: t('Try again'), onAction: () => save(change) }
    check(change).catch(() => toast({ title: t('That could not be saved'), tone: 'error', action }))
  }

  return <OptionLists settings={settings.data} gate={gate} isLocked={isLocked} onChange={save} />
}

interface OptionListsProps {
  settings: DietarySettings
  gate: ReactNode
  /** The lists of the plan can be read alone. */
  isLocked: boolean
  onChange?: (change: OptionChange) => void
}

function OptionLists({ settings, gate, isLocked, onChange }: OptionListsProps) {
  const optionList = (locked: boolean) => (words: ListWords) => (
    <OptionList
      key={words.title}
      {...words}
      isLocked={locked}
      options={settings[words.list].filter(({ id }) => words.isShown?.(id) ?? true)}
      onCheck={(id, checked) => onChange?.({ list: words.list, id, checked })}
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

interface OptionListProps extends ListWords {
  options: readonly DietaryOption[]
  isLocked: boolean
  onCheck: (id: string, checked: boolean) => void
}

/** One list, as what can be chosen of it. */
export function OptionList({ list, title, hint, options, isLocked, onCheck }: OptionListProps) {
  return (
    <fieldset disabled={isLocked}>
      <legend className="font-semibold">{title}</legend>
      {hint !== undefined && <p className="text-sm text-soft">{hint}</p>}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.id}
            selected={option.checked}
            onClick={() => onCheck(option.id, !option.checked)}
          >
            {optionName(list, option)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
