import { capitalised, ingredientPlural } from '../../ingredients/names.ts'
import { donenessOf } from '../doneness.ts'
import { sources } from './topic.ts'
import type { Teller } from './known.ts'

const asks =
  /\b(?:internal|core|inside|inner)\b|\btemp\w*\b|\bdegrees\b|\bhow hot\b|\bdone\b|\bcooked (?:through|enough)\b|\b(?:is|are|when|if)\b.*\b(?:cooked|ready)\b|\bundercooked\b/u

const unknownFood = `Of that I do not know the temperature. The safe ones that I know: poultry 74 °C (165 °F); mince, sausages and game 71 °C (160 °F); whole pieces of beef, pork, lamb and fish 63 °C (145 °F), meat with 3 minutes of rest.\n\n*${sources.charts}*`

/** When meat, fish and eggs are safe: by the temperature in their middle. */
export const tellDone: Teller = ({ plain, foods }, { kitchen }) => {
  if (!asks.test(plain) || /\b(?:fridge|freezer|room)\b/u.test(plain)) return null
  const { vocabulary } = kitchen
  const lines = foods.flatMap((id) => {
    const done = donenessOf(id, vocabulary)
    return done === null ? [] : [`**${capitalised(ingredientPlural(id, vocabulary))}**: ${done}`]
  })
  if (lines.length === 0 && foods.length === 0 && /\b(?:core|internal)\b|\bsafe temp/u.test(plain))
    return unknownFood
  return lines.length === 0 ? null : [...lines, `*${sources.charts}; ${sources.fsis}*`].join('\n\n')
}
