import { t } from '#domain/texts/t.ts'
import type { Hemisphere } from '#domain/ingredients/season.ts'
import { Chip } from '#web/ui/chip.tsx'

interface HemisphereChoiceProps {
  hemisphere: Hemisphere
  onChoose: (hemisphere: Hemisphere) => void
}

const halves: readonly { id: Hemisphere; name: string }[] = [
  { id: 'northern', name: t('North') },
  { id: 'southern', name: t('South') },
]

/** Whose seasons are meant. */
export function HemisphereChoice({ hemisphere, onChoose }: HemisphereChoiceProps) {
  return (
    <div
      role="group"
      aria-label={t('Half of the world whose season is shown')}
      className="flex flex-wrap gap-1.5"
    >
      {halves.map(({ id, name }) => (
        <Chip key={id} selected={id === hemisphere} onClick={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
