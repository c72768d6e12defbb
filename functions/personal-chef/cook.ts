import { z } from 'zod'
import { dietarySettingsFrom } from '#domain/dietary-settings.ts'
import { type DietRules, rulesOf, suitsDiet } from '#domain/recipes/suits-diet.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import type { Lackable } from '#domain/recipes/kitchen-facts.ts'
import { lackedBy, type Ownable, ownedBy } from '#domain/recipes/lacked.ts'
import { callAs } from '../data-api.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { orRefusal } from '../http/database-refusals.ts'
import type { Question } from './question.ts'

/** The cook who asks, as far as the chef knows. */
export interface Cook {
  /** Names of what is at home, newest first. */
  ingredients: readonly string[]
  /** Names of what must never be in a dish. */
  avoids: readonly string[]
  /** Names of diets. */
  diets: readonly string[]
  /** Both, by their ids. */
  rules: DietRules
  /** Equipment that is not in their kitchen. */
  lacked: readonly Lackable[]
  /** What is there of what not every kitchen has. */
  owned: readonly Ownable[]
  /** Of the catalogue, and safe for them. */
  recipes: readonly { title: string; minutes: number }[]
}

const answerSchema = z.tuple([
  z.object({
    ingredients: z.array(z.string()),
    dietary_settings: z.unknown(),
    recipe_names: z.array(
      z.object({
        title: z.string(),
        minutes: z.number(),
        diets: z.array(z.string()),
        contains: z.array(z.enum(avoidable)),
        freeOf: z.array(z.enum(avoidable)),
      }),
    ),
  }),
])

/**
 * Counts the question and reads who asks it, with more rights than theirs: that what they may is counted
 * is not for them to leave out. What must not be in a dish is what somebody avoids who eats today where they cook.
 *
 * @throws Refusal 403 `feature_required`, 429 `chef_minute_limit`, `chef_day_limit`,
 * `chef_service_limit`, 503 `unavailable`
 */
export async function beginAnswer(
  person: string,
  { recipes, absent }: Pick<Question, 'recipes' | 'absent'>,
  perService: number,
  environment: FunctionEnvironment,
): Promise<Cook> {
  const input = { person, recipes, per_service: perService, absent }
  const { secretKey } = environment
  const [answer] = await orRefusal(
    callAs(secretKey, environment, 'begin_chef_answer', input, answerSchema),
  )
  const settings = dietarySettingsFrom(answer.dietary_settings)
  const named = (options: readonly { name: string; checked: boolean }[]) =>
    options.flatMap(({ name, checked }) => (checked ? [name] : []))
  return {
    ingredients: answer.ingredients,
    avoids: named([...settings.restrictions, ...settings.otherRestrictions]),
    diets: named(settings.preferences),
    rules: rulesOf(settings),
    lacked: lackedBy(settings),
    owned: ownedBy(settings),
    recipes: answer.recipe_names.filter((recipe) => suitsDiet(recipe, settings)),
  }
}
