import { capitalised, ingredientPlural } from '../../ingredients/names.ts'
import type { Ingredient, Vocabulary } from '../../ingredients/vocabulary.ts'
import { keepingFigures } from '../../pantry/keeping-figures.ts'
import { usualPlace } from '../../pantry/usual-place.ts'
import type { Teller } from './known.ts'

const asks =
  /\bhow long\b.*\b(?:keep|last|good|store|stored|frozen|freez\w*|fridge|open|opened|stay|fresh|can|is|are|do|does)\b|\b(?:fridge|refrigerator|refrigerated?|freez\w*|frozen|shelf life|storage|store|stored|keep|keeps|last|lasts|go off|goes off|spoil|still (?:ok|good)|opened|use up by)\b/u
const ofOthers =
  /\b(?:recipe|dinner|lunch|ideas|takes?|per kg|steam|boil|how long (?:to|do i|should i|do you) (?:cook|boil|roast|fry|bake|steam|soak|rest)|substitut\w*|instead|what can i (?:cook|make)|do i cook|what do i)\b/u

const asksFreezer = /freez|frozen/u
const asksOpened = /\bopen(?:ed)?\b/u

/** "3 days", "5 weeks", "9 months". */
function spanOf(days: number): string {
  if (days === 1) return '1 day'
  if (days < 21) return `${days} days`
  if (days < 60) return `${Math.round(days / 7)} weeks`
  return days < 700 ? `${Math.round(days / 30)} months` : `${Math.round(days / 365)} years`
}

const dry: ReadonlySet<string> = new Set([
  'Pasta, Rice & Grains',
  'Beans & Lentils',
  'Spices',
  'Oils & Vinegars',
  'Baking',
])
const howToFreeze: Readonly<Record<string, string>> = {
  Vegetables:
    'Yes: most vegetables are blanched first; what is eaten raw for its crunch turns limp.',
  Fruit: 'Yes, for cooking and smoothies: in a single layer on a tray first, then in a bag.',
}
const raw = new Set(['Meat', 'Fish & Seafood'])

/** How long a food keeps where it belongs, opened and frozen. */
function keepsOf(food: Ingredient, plain: string, vocabulary: Vocabulary): string | null {
  const name = capitalised(ingredientPlural(food.id, vocabulary))
  const keeps = food.shelfLifeDays
  if (keeps === null) return `${name} does not spoil: closed and dry it keeps for years.`
  const { opened, freezer } = keepingFigures(food, vocabulary)
  const place = usualPlace(food, vocabulary)
  const lines: string[] = []
  if (asksFreezer.test(plain)) {
    if (freezer === null) return null
    if (dry.has(food.category)) {
      return `${name} needs no freezer: closed and dry it keeps for about ${spanOf(keeps)}.`
    }
    if (/^(?:can|do|does|is|are|may)\b/u.test(plain))
      lines.push(howToFreeze[food.category] ?? 'Yes.')
    lines.push(
      `${name}: good for about **${spanOf(freezer)}** in the freezer at −18 °C (0 °F). Frozen it stays safe for longer; this is how long it stays good.`,
    )
  } else if (asksOpened.test(plain) && opened !== null) {
    lines.push(`${name}, once opened: about **${spanOf(opened)}** in the fridge.`)
  } else {
    const where =
      place === 'fridge'
        ? 'in the fridge'
        : place === 'freezer'
          ? 'in the freezer'
          : 'in a cool, dry cupboard'
    const isRaw = raw.has(food.category) && keeps <= 4
    const figure = isRaw && keeps <= 2 ? '1–2 days' : spanOf(keeps)
    lines.push(
      `${name}: about **${figure}** ${where}${opened === null ? '' : `, once opened ${spanOf(opened)}`}.`,
    )
    if (isRaw)
      lines.push(
        'Raw, no longer than that: cook it or freeze it before. What is older, or slimy, or smells, goes away.',
      )
    if (freezer !== null && freezer > keeps)
      lines.push(`In the freezer it is good for about ${spanOf(freezer)}.`)
  }
  return lines.join(' ')
}

/** How long foods keep: as bought, opened or frozen. */
export const tellKept: Teller = ({ plain, foods }, { kitchen }) => {
  if (!asks.test(plain) || ofOthers.test(plain)) return null
  const { vocabulary } = kitchen
  const lines = foods.flatMap((id) => {
    const food = vocabulary.ingredients.get(id)
    return food === undefined ? [] : (keepsOf(food, plain, vocabulary) ?? [])
  })
  if (lines.length === 0) return null
  return [...lines, '*FoodKeeper and Cold Food Storage Chart, USDA and foodsafety.gov*'].join(
    '\n\n',
  )
}
