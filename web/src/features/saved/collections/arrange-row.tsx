import type { PointerEventHandler } from 'react'
import { t } from '#domain/texts/t.ts'
import { GripIcon, UpIcon } from '#web/ui/arrange-icons.tsx'
import { cn } from '#web/ui/cn.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ChevronDownIcon, CloseIcon } from '#web/ui/icons.tsx'

export interface ArrangedRecipe {
  id: string
  title: string
  /** Null where it is gone. */
  image: string | null
}

type Grip = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  PointerEventHandler
>

interface ArrangeRowProps {
  recipe: ArrangedRecipe
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  onStep: (by: -1 | 1) => void
  onRemove: () => void
  grip: Grip
}

/** One recipe with all that moves it. At an end the button stays, so that the focus does too. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { recipe, isFirst, isLast, isDragged, onStep, onRemove, grip } = props
  return (
    <li
      data-recipe={recipe.id}
      className={cn(
        'flex h-18 items-center gap-1 pe-1.5 first:rounded-t-card last:rounded-b-card',
        isDragged && 'relative z-10 bg-butter shadow-float',
      )}
    >
      <span
        {...grip}
        aria-hidden="true"
        className="grid h-full w-11 shrink-0 cursor-grab touch-none place-items-center text-soft select-none active:cursor-grabbing"
      >
        <GripIcon />
      </span>
      {recipe.image !== null && (
        <Cover
          src={recipe.image}
          alt=""
          width={64}
          height={48}
          draggable={false}
          className="h-12 w-16 shrink-0 rounded-lg bg-sunken object-cover max-[25rem]:hidden dark:brightness-90"
        />
      )}
      <span className="ms-1.5 line-clamp-2 min-w-0 flex-1 leading-tight font-semibold wrap-anywhere">
        {recipe.title}
      </span>
      <IconButton
        data-move="up"
        label={t('Move {title} up', { title: recipe.title })}
        icon={<UpIcon />}
        aria-disabled={isFirst}
        className="aria-disabled:opacity-35"
        onClick={() => onStep(-1)}
      />
      <IconButton
        data-move="down"
        label={t('Move {title} down', { title: recipe.title })}
        icon={<ChevronDownIcon />}
        aria-disabled={isLast}
        className="-ms-1 aria-disabled:opacity-35"
        onClick={() => onStep(1)}
      />
      <IconButton
        label={t('Take {title} out', { title: recipe.title })}
        icon={<CloseIcon size={18} />}
        onClick={onRemove}
      />
    </li>
  )
}
