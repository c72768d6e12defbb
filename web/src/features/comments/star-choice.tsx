import { useId, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { Star } from './stars.tsx'

const choices = [1, 2, 3, 4, 5] as const
const meanings = [
  t('Not for me'),
  t('It was all right'),
  t('Good|three stars'),
  t('Very good'),
  t('Wonderful'),
] as const

interface StarChoiceProps {
  /** 1–5; null where none is chosen yet. */
  value: number | null
  onChange: (stars: number) => void
}

/** Five radio buttons that look like stars. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  const name = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = pointed ?? value ?? 0
  return (
    <fieldset>
      <legend className="font-semibold">{t('Your rating')}</legend>
      <div className="-ms-2 flex flex-wrap items-center" onPointerLeave={() => setPointed(null)}>
        {choices.map((stars) => (
          <label
            key={stars}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full text-butter-text has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star shape={stars <= shown ? 'full' : 'empty'} size={28} />
            <span className="sr-only">
              {t('{stars, plural, one {# star} other {# stars}}', { stars })}
            </span>
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-[0.9375rem] text-soft">
          {meanings[shown - 1]}
        </span>
      </div>
    </fieldset>
  )
}
