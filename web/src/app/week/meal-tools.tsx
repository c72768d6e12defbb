import type { ComponentProps, KeyboardEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { CheckIcon, PencilIcon, PlusIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { GripIcon } from '#web/ui/arrange-icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { arrowKeys } from '#web/ui/reading-direction.ts'
import { isCookable, isEatable, type ShownMeal } from './shown-meal.ts'

/** What is asked for of one meal. */
export type MealWish = 'cooked' | 'change' | 'again' | 'remove'

/** To another day, or among the meals of this one. */
export type MealStep = { days: -1 | 1 } | { places: -1 | 1 }

interface MealToolsProps {
  shown: ShownMeal
  grip: ComponentProps<'button'>
  onStep: (step: MealStep) => void
  onWish: (wish: MealWish) => void
}

const style =
  'grid size-11 max-[20rem]:size-[44px] place-items-center rounded-full text-soft transition-colors hover:bg-sunken hover:text-ink'

function stepOf(key: string): MealStep | null {
  const [back, on] = arrowKeys()
  if (key === back) return { days: -1 }
  if (key === on) return { days: 1 }
  if (key === 'ArrowUp') return { places: -1 }
  return key === 'ArrowDown' ? { places: 1 } : null
}

/** What moves a meal, by pointer and by arrow keys, and the menu of what else is done with it. */
export function MealTools({ shown, grip, onStep, onWish }: MealToolsProps) {
  const { meal, title } = shown

  function step(event: KeyboardEvent) {
    const wanted = stepOf(event.key)
    if (wanted === null) return
    event.preventDefault()
    onStep(wanted)
  }

  return (
    <>
      <button
        type="button"
        {...grip}
        data-grip
        aria-label={t(
          'Move {title}. Left and right arrows choose the day, up and down the place.',
          {
            title,
          },
        )}
        title={t('Drag it to another day')}
        onKeyDown={step}
        // A press opens what a pointer that does not drag is after.
        onClick={({ detail }) => {
          if (detail === 0) onWish('change')
        }}
        className={`${style} cursor-grab touch-none select-none active:cursor-grabbing`}
      >
        <GripIcon />
      </button>
      <Menu
        label={t('More for {title}', { title })}
        className={style}
        items={[
          ...(isEatable(meal) && meal.cookedAt === null
            ? [
                {
                  key: 'cooked',
                  label: isCookable(meal) ? t('I cooked this') : t('It is eaten'),
                  icon: <CheckIcon />,
                  onSelect: () => onWish('cooked'),
                },
              ]
            : []),
          {
            key: 'change',
            label: t('Move or change'),
            icon: <PencilIcon />,
            onSelect: () => onWish('change'),
          },
          {
            key: 'again',
            label: t('Plan it again'),
            icon: <PlusIcon />,
            onSelect: () => onWish('again'),
          },
          {
            key: 'remove',
            label: t('Take it off the plan'),
            icon: <TrashIcon />,
            danger: true,
            onSelect: () => onWish('remove'),
          },
        ]}
      >
        <span aria-hidden="true" className="text-xl leading-none font-bold">
          ⋯
        </span>
      </Menu>
    </>
  )
}
