import { t } from '#domain/texts/t.ts'
import { cn } from '#web/ui/cn.ts'
import { Stroke } from '#web/ui/icons.tsx'
import type { ListShape } from './list-shape.ts'

interface ShapeSwitchProps {
  shape: ListShape
  onChange: (shape: ListShape) => void
}

const shapes: readonly { shape: ListShape; label: string; drawing: string }[] = [
  {
    shape: 'cards',
    label: t('Cards'),
    drawing: 'M4.5 5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z',
  },
  {
    shape: 'list',
    label: t('List'),
    drawing: 'M4.5 6.5h3m3.5 0h9m-15.5 5.5h3m3.5 0h9m-15.5 5.5h3m3.5 0h9',
  },
]

/** Cards or a list. */
export function ShapeSwitch({ shape, onChange }: ShapeSwitchProps) {
  return (
    <div role="group" aria-label={t('Layout')} className="flex">
      {shapes.map(({ shape: each, label, drawing }) => (
        <button
          key={each}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={each === shape}
          onClick={() => onChange(each)}
          className={cn(
            'flex size-11 items-center justify-center rounded-full hover:bg-sunken',
            each === shape ? 'text-ink max-sm:hidden' : 'text-soft',
          )}
        >
          <Stroke size={20} d={drawing} />
        </button>
      ))}
    </div>
  )
}
