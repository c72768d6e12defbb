import { isFurtherFood } from '#domain/recipes/own/further-row.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import { LineSummary } from './line-summary.tsx'
import type { LineMatches, LineTools, ShownLine } from './line-matches.ts'
import { LineView } from './line-view.tsx'

interface IngredientLinesProps {
  lines: readonly ShownLine[]
  scaling: Scaling
  /** Null while the pantry is not known. */
  matched: LineMatches | null
  tools: LineTools
}

/** The lines of a recipe, by section, each with what the pantry says of it and why. */
export function IngredientLines({ lines, scaling, matched, tools }: IngredientLinesProps) {
  return (
    <>
      {matched !== null && (
        <div className="print:hidden">
          <LineSummary lines={lines.map(({ line }) => line)} matched={matched} />
        </div>
      )}
      <ul className="divide-y divide-line print:divide-y-0">
        {lines.map((shown, index) =>
          isFurtherFood(shown.written) ? null : (
            <li key={index} className="break-inside-avoid">
              {shown.line.section !== null &&
                shown.line.section !== lines[index - 1]?.line.section && (
                  <h3 className="pt-5 pb-1 text-lg">{shown.line.section}</h3>
                )}
              <LineView
                shown={shown}
                scaling={scaling}
                match={matched?.needs[index]}
                short={matched?.short[index] ?? null}
                matched={matched}
                tools={tools}
              />
            </li>
          ),
        )}
      </ul>
    </>
  )
}
