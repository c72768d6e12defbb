import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** What FoodBench-QA asks of a dish, in grams of 100 g. */
export const asked = ['fat', 'protein', 'sugars', 'saturates'] as const
export type Asked = (typeof asked)[number]

export interface Dish {
  id: number
  lines: readonly string[]
  per100g: Record<Asked, number>
}

const answers = z.array(
  z.object({
    case_id: z.coerce.number().int(),
    nutrients_per_100g: z.object({
      fat_g: z.number(),
      protein_g: z.number(),
      sugars_g: z.number(),
      saturates_g: z.number(),
    }),
  }),
)

/** What begins with a number and goes on with the name before: "milk, fluid, 1% fat", "rum, 80 proof". */
const nextLine = /, (?=\d)(?!\d+(?:-\d+)?(?:%| proof| to ))/u

/** The lines of a question. Its fractions lost their strokes, and the answers were worked out without them: "14 cup" is 14. */
function linesOf(question: string): string[] {
  const list = /\[INST\][^:]*:\s*(.*?)\s*\[\/INST\]/su.exec(question)?.[1] ?? ''
  return list.replaceAll('""', '"').split(nextLine)
}

/** The dishes with an even or odd number in a checkout of ila-lab/FoodBench-QA. */
export async function readDishes(checkout: string, half: 'even' | 'odd'): Promise<Dish[]> {
  const base = path.join(checkout, 'data/dataset_training_nutrient_estimation_test')
  const cases = answers.parse(JSON.parse(await readFile(`${base}.json`, 'utf8')))
  const questions = (await readFile(`${base}.txt`, 'utf8')).split('\n')
  return cases
    .map(({ case_id: id, nutrients_per_100g: given }, place) => ({
      id,
      lines: linesOf(questions[place] ?? ''),
      per100g: {
        fat: given.fat_g,
        protein: given.protein_g,
        sugars: given.sugars_g,
        saturates: given.saturates_g,
      },
    }))
    .filter(({ id }) => (id % 2 === 0) === (half === 'even'))
}

/** Whether an estimate is near enough, by the tolerances of FoodBench-QA. */
export function isWithin(nutrient: Asked, truth: number, estimate: number): boolean {
  const distance = Math.abs(truth - estimate)
  if (nutrient === 'saturates') return distance <= (truth < 4 ? 0.8 : 0.2 * truth)
  if (truth <= 10) return distance <= (nutrient === 'fat' ? 1.5 : 2)
  return distance <= (truth <= 40 ? 0.2 * truth : 8)
}
