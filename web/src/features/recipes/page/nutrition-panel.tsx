import { formatQuantity } from '#domain/ingredients/format-quantity.ts'
import {
  coverageInWords,
  dishNutrition,
  energyShares,
  type EnergySource,
} from '#domain/recipes/nutrition.ts'
import type { NutritionInfo } from '#domain/recipes/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EnergyRing, sourceWords } from './energy-ring.tsx'

interface NutritionPanelProps {
  info: NutritionInfo
  base: number
  servings: number
  /** Without the plan only the calories are shown. */
  isOpen: boolean
}

/** What one serving gives, as a picture with its table, and what the whole dish comes to. */
export function NutritionPanel({ info, base, servings, isOpen }: NutritionPanelProps) {
  const shares = energyShares(info)
  const coverage = coverageInWords(info)
  return (
    <Card className="break-inside-avoid p-5">
      <h2 className="mb-3 text-2xl">Nutrition</h2>
      <div className="flex flex-wrap items-center gap-5">
        {isOpen && shares !== null && <EnergyRing shares={shares} calories={info.calories} />}
        <div className="min-w-0">
          <p>
            <b className="text-lg">{withUnit(info.calories, 'kcal')}</b> per serving
          </p>
          {isOpen && shares !== null && <Shares shares={shares} />}
        </div>
      </div>
      {isOpen ? <NutritionTable info={info} base={base} servings={servings} /> : <Locked />}
      {isOpen && coverage !== null && <p className="mt-3 text-sm text-soft">{coverage}</p>}
    </Card>
  )
}

const withUnit = (value: number | null, unit: string) =>
  value === null ? 'not known' : `${value} ${unit}`

function Shares({ shares }: { shares: Record<EnergySource, number> }) {
  return (
    <ul className="mt-1.5 space-y-0.5 text-[0.9375rem]">
      {sourceWords.map(({ source, name, swatch }) => (
        <li key={source} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 rounded-full ${swatch}`} />
          {name} {shares[source]} %<span className="sr-only"> of the energy</span>
        </li>
      ))}
    </ul>
  )
}

const rows = [
  ['calories', 'Energy', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbohydrate', 'g'],
  ['fat', 'Fat', 'g'],
] as const

function NutritionTable({ info, base, servings }: Omit<NutritionPanelProps, 'isOpen'>) {
  const dish = dishNutrition(info, base, servings)
  const people = `${formatQuantity(servings)} ${servings === 1 ? 'serving' : 'servings'}`
  return (
    <details className="mt-4 print:hidden">
      <summary className="min-h-11 py-2.5 font-semibold">As a table</summary>
      <table className="w-full text-left text-[0.9375rem]">
        <caption className="sr-only">Nutrition of a serving and of the whole dish</caption>
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="py-1.5 pr-2 font-normal text-soft">
              Of what
            </th>
            <th scope="col" className="py-1.5 pr-2 font-semibold">
              Per serving
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Whole dish <span className="block text-sm font-normal text-soft">{people}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([nutrient, name, unit]) => (
            <tr key={nutrient} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-2 font-semibold">
                {name}
              </th>
              <td className="py-1.5 pr-2">{withUnit(info[nutrient], unit)}</td>
              <td className="py-1.5">{withUnit(dish[nutrient], unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Locked() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-soft print:hidden">
      <LockIcon size={18} />
      Protein, carbohydrate and fat are part of the plan.
      <LinkButton to={paths.pricing} variant="quiet" size="sm" className="underline">
        View plans
      </LinkButton>
    </div>
  )
}
