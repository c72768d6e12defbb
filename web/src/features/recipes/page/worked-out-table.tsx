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
  if (isError) return <p role="alert">This could not be looked up. Close it and try again.</p>
  if (data === undefined) return <p role="status">Looking it up…</p>
  return (
    <table className="w-full text-left text-[0.9375rem]">
      <caption className="pb-2 text-left text-soft">
        {base === 1 ? 'The whole recipe, one serving.' : `The whole recipe, ${base} servings.`}{' '}
        Foods and their figures are those of the USDA (SR28).
      </caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-1.5 pr-2 font-semibold">
            Ingredient
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right font-semibold">
            Weight
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            Adds
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
  const weight = grams === null ? 'not known' : `${formatNumber(Math.round(grams))}${unbroken}g`
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-1.5 pr-2 font-semibold wrap-anywhere">
        {capitalised(name)}
        {row !== null && kcal !== null && (
          <span className="block text-sm font-normal text-soft">{row}</span>
        )}
      </th>
      <td className="py-1.5 pr-2 text-right">{weight}</td>
      <td className="py-1.5 text-right">
        {kcal === null ? 'not counted' : `${formatNumber(Math.round(kcal))}${unbroken}kcal`}
      </td>
    </tr>
  )
}
