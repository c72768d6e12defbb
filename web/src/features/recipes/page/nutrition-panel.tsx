import { useState } from 'react'
import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import {
  dishNutrition,
  energyShares,
  nutrients,
  type EnergySource,
  type NutritionInfo,
} from '#domain/recipes/nutrition.ts'
import type { CountedLine } from '#domain/recipes/worked-out.ts'
import { Card } from '#web/ui/card.tsx'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isForEveryone } from '#web/lib/installation.ts'
import { servingsInWords } from '../servings-words.ts'
import { wayToPlan } from '#web/lib/plan-way.ts'
import {
  amountInWords,
  coverageInWords,
  isUnknown,
  missingInWords,
  nutritionNames,
} from '../nutrition-words.ts'
import { EnergyRing, sourceWords } from './energy-ring.tsx'
import { WorkedOutTable } from './worked-out-table.tsx'

interface NutritionPanelProps {
  info: NutritionInfo
  /** Of the recipe as it is cooked, to name what is not counted. */
  lines: readonly CountedLine[]
  base: number
  servings: number
  /** Without the plan only the calories are shown. */
  isOpen: boolean
}

/** What one serving gives, as a picture with its table, what the whole dish comes to, and what is not counted. */
export function NutritionPanel({ info, lines, base, servings, isOpen }: NutritionPanelProps) {
  const shares = energyShares(info)
  const isWhole = info.calories !== null && !info.partial.includes('calories')
  // Somebody who sees the calories alone sees only what is missing of these.
  const missing = isOpen || !isWhole ? missingInWords(info, lines) : null
  const coverage = isOpen || !isWhole ? coverageInWords(info) : null
  return (
    <Card className="break-inside-avoid p-5">
      <h2 className="mb-3 text-2xl">{t('Nutrition')}</h2>
      {isUnknown(info) ? (
        <p>{t('Too little is known of it for a figure.')}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-5">
            {isOpen && shares !== null && <EnergyRing shares={shares} calories={info.calories} />}
            <div className="min-w-0">
              <Energy info={info} />
              {isOpen && shares !== null && <Shares shares={shares} />}
            </div>
          </div>
          {isOpen ? <NutritionTable info={info} base={base} servings={servings} /> : <Locked />}
        </>
      )}
      {(missing ?? coverage) !== null && (
        <p className="mt-3 text-sm text-soft">{missing ?? coverage}</p>
      )}
      {isOpen && info.known !== null && <WorkedOut info={info} lines={lines} base={base} />}
    </Card>
  )
}

function WorkedOut(props: Pick<NutritionPanelProps, 'info' | 'lines' | 'base'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <details
      className="print:hidden"
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
    >
      <summary className="min-h-11 py-2.5 font-semibold">{t('How this was worked out')}</summary>
      {isShown && <WorkedOutTable {...props} />}
    </details>
  )
}

function Energy({ info }: Pick<NutritionPanelProps, 'info'>) {
  const energy = amountInWords(info, 'calories')
  if (info.calories === null) return <p>{t('Too little is known of it to say the energy.')}</p>
  return (
    <p>
      <T
        text="<b>{energy}</b> per serving"
        b={<b className="text-lg" />}
        energy={capitalised(energy)}
      />
    </p>
  )
}

function Shares({ shares }: { shares: Record<EnergySource, number> }) {
  return (
    <ul className="mt-1.5 space-y-0.5 text-[0.9375rem]">
      {sourceWords.map(({ source, name, swatch }) => (
        <li key={source} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 rounded-full ${swatch}`} />
          <T
            text="{name} {share} %<hidden> of the energy</hidden>"
            name={name}
            share={shares[source]}
            hidden={<span className="sr-only" />}
          />
        </li>
      ))}
    </ul>
  )
}

function NutritionTable({ info, base, servings }: Omit<NutritionPanelProps, 'isOpen' | 'lines'>) {
  const dish = dishNutrition(info, base, servings)
  return (
    <details className="mt-4 print:hidden">
      <summary className="min-h-11 py-2.5 font-semibold">{t('As a table')}</summary>
      <table className="w-full text-start text-[0.9375rem]">
        <caption className="sr-only">{t('Nutrition of a serving and of the whole dish')}</caption>
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="py-1.5 pe-2 font-normal text-soft">
              {t('Of what')}
            </th>
            <th scope="col" className="py-1.5 pe-2 font-semibold">
              {t('Per serving')}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              {t('Whole dish')}{' '}
              <span className="block text-sm font-normal text-soft">
                {servingsInWords(servings)}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {nutrients.map((nutrient) => (
            <tr key={nutrient} className="border-b border-line">
              <th scope="row" className="py-1.5 pe-2 font-semibold">
                {nutritionNames[nutrient]}
              </th>
              <td className="py-1.5 pe-2">{amountInWords(info, nutrient)}</td>
              <td className="py-1.5">{amountInWords(info, nutrient, dish)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Locked() {
  const way = wayToPlan(t('View plans'))
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-soft print:hidden">
      <LockIcon size={18} />
      {isForEveryone()
        ? t('Protein, carbohydrate and fat are open to everyone with an account.')
        : t('Protein, carbohydrate and fat are part of the plan.')}
      <LinkButton to={way.to} variant="quiet" size="sm" className="underline">
        {way.label}
      </LinkButton>
    </div>
  )
}
