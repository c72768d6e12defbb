import { t } from '#domain/texts/t.ts'
import { formatNumber } from '#domain/format-number.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import type { NutritionInfo } from '#domain/recipes/nutrition.ts'
import { workedOut, type CountedLine, type WorkedOutLine } from '#domain/recipes/worked-out.ts'
import { useIngredientFacts } from './ingredient-facts.ts'

interface WorkedOutTableProps {
  info: NutritionInfo
  lines: readonly CountedLine[]
  base: number
}

/** What each line adds: its weight, the food of the table that stands for it, its energy. */
export function WorkedOutTable({ info, lines, base }: WorkedOutTableProps) {
  const ids = lines.flatMap(({ ingredient }) => ingredient ?? [])
  const { data, isError } = useIngredientFacts(ids, true)
  if (isError)
    return <p role="alert">{t('This could not be looked up. Close it and try again.')}</p>
  if (data === undefined) return <p role="status">{t('Looking it up…')}</p>
  return (
    <table className="w-full text-start text-[0.9375rem]">
      <caption className="pb-2 text-start text-soft">
        {t(
          '{base, plural, one {The whole recipe, one serving.} other {The whole recipe, # servings.}} Foods and their figures are those of the USDA (SR28).',
          { base },
        )}
      </caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-1.5 pe-2 font-semibold">
            {t('Ingredient')}
          </th>
          <th scope="col" className="py-1.5 pe-2 text-end font-semibold">
            {t('Weight')}
          </th>
          <th scope="col" className="py-1.5 text-end font-semibold">
            {t('Adds')}
          </th>
        </tr>
      </thead>
      <tbody>
        {workedOut(lines, info, data).map((line, index) => (
          <LineRow key={index} line={line} />
        ))}
      </tbody>
    </table>
  )
}

/** A space that keeps an amount and its unit on one line. */
const unbroken = '\u00a0'

function LineRow({ line: { name, grams, row, kcal } }: { line: WorkedOutLine }) {
  const weight = grams === null ? t('not known') : `${formatNumber(Math.round(grams))}${unbroken}g`
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-1.5 pe-2 font-semibold wrap-anywhere">
        {capitalised(name)}
        {row !== null && kcal !== null && (
          <span className="block text-sm font-normal text-soft">{row}</span>
        )}
      </th>
      <td className="py-1.5 pe-2 text-end">{weight}</td>
      <td className="py-1.5 text-end">
        {kcal === null ? t('not counted') : `${formatNumber(Math.round(kcal))}${unbroken}kcal`}
      </td>
    </tr>
  )
}
