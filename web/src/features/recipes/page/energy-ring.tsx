import { t } from '#domain/texts/t.ts'
import type { EnergySource } from '#domain/recipes/nutrition.ts'

/** In the order of the ring, each with its colour. */
export const sourceWords: readonly {
  source: EnergySource
  name: string
  swatch: string
  stroke: string
}[] = [
  { source: 'protein', name: t('Protein'), swatch: 'bg-basil', stroke: 'stroke-basil' },
  { source: 'carbs', name: t('Carbohydrate'), swatch: 'bg-butter', stroke: 'stroke-butter' },
  { source: 'fat', name: t('Fat'), swatch: 'bg-tomato', stroke: 'stroke-tomato' },
]

interface EnergyRingProps {
  /** Whole percent, 100 together. */
  shares: Record<EnergySource, number>
  calories: number | null
}

/** Where the energy comes from, as a ring. The words beside it say the same. */
export function EnergyRing({ shares, calories }: EnergyRingProps) {
  const { protein, carbs } = shares
  const starts: Record<EnergySource, number> = { protein: 0, carbs: protein, fat: protein + carbs }
  return (
    <svg viewBox="0 0 42 42" width={112} height={112} aria-hidden="true" className="shrink-0">
      {sourceWords.map(({ source, stroke }) => {
        // A quarter of the way round is the top.
        const offset = 25 - starts[source]
        return (
          <circle
            key={source}
            cx={21}
            cy={21}
            // A circumference of 100: a percent is one unit of its length.
            r={15.9155}
            fill="none"
            strokeWidth={5}
            strokeDasharray={`${shares[source]} ${100 - shares[source]}`}
            strokeDashoffset={offset}
            className={stroke}
          />
        )
      })}
      {calories !== null && (
        <text x={21} y={21.5} textAnchor="middle" className="fill-ink text-[7px] font-bold">
          {calories}
        </text>
      )}
      <text x={21} y={26.5} textAnchor="middle" className="fill-soft text-[4px]">
        {t('kcal')}
      </text>
    </svg>
  )
}
