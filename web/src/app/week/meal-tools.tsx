import type { ComponentProps, KeyboardEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { PencilIcon, PlusIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { GripIcon } from '#web/ui/arrange-icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { arrowKeys } from '#web/ui/reading-direction.ts'
import type { ShownMeal } from './shown-meal.ts'

/** What is asked for of one meal. */
export type MealWish = 'change' | 'again' | 'remove'

interface MealToolsProps {
  shown: ShownMeal
  grip: ComponentProps<'button'>
  /** To another day, or among the meals of this one. */
  onStep: (step: { days: -1 | 1 } | { places: -1 | 1 }) => void
  onWish: (wish: MealWish) => void
}

const style =
  'grid size-11 max-[20rem]:size-[44px] place-items-center rounded-full text-soft transition-colors hover:bg-sunken hover:text-ink'

/** What moves a meal, by pointer and by arrow keys, and the menu of what else is done with it. */
export function MealTools({ shown, grip, onStep, onWish }: MealToolsProps) {
  const { title } = shown

  function step(event: KeyboardEvent) {
    const [back, on] = arrowKeys()
    const steps = {
      [back]: { days: -1 },
      [on]: { days: 1 },
      ArrowUp: { places: -1 },
      ArrowDown: { places: 1 },
    } as const
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    onStep(wanted)
  }

  return (
    <>
      <button
        type="button"
        {...grip}
        data-grip
        aria-label={t('Move {title}. Left and right arrows choose the day, up and down the place.', {
          title,
        })}
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
