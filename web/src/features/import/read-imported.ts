import { exactNumber, fieldOf, isRecord, listOf, numberOf, textOf } from '#domain/import/json.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { difficulties } from '#domain/recipes/kinds.ts'

const texts = (json: unknown) => listOf(json).flatMap((each) => textOf(each) ?? [])

/** The draft in an answer of the function `import-recipe`; null where there is none. */
export function readImported(answer: unknown): RecipeDraft | null {
  const said = fieldOf(answer, 'recipe')
  const field = (name: string) => fieldOf(said, name)
  const title = textOf(field('title'))
  if (title === null) return null
  const source = field('source')
  const nutrition = field('nutrition')
  const language = textOf(field('language'))
  return {
    title,
    summary: textOf(field('summary')) ?? '',
    image: textOf(field('image')),
    servings: exactNumber(field('servings')),
    readyInMinutes: exactNumber(field('readyInMinutes')),
    activeMinutes: exactNumber(field('activeMinutes')),
    lines: listOf(field('lines')).flatMap((line) => {
      const text = textOf(fieldOf(line, 'text'))
      const section = textOf(fieldOf(line, 'section'))
      return text === null ? [] : [{ text, section, chosen: textOf(fieldOf(line, 'chosen')) }]
    }),
    steps: texts(field('steps')),
    cuisine: texts(field('cuisine')),
    mealType: texts(field('mealType')),
    difficulty: difficulties.find((each) => each === field('difficulty')) ?? null,
    tags: texts(field('tags')),
    tip: textOf(field('tip')),
    storage: textOf(field('storage')),
    source: isRecord(source)
      ? { url: textOf(fieldOf(source, 'url')), name: textOf(fieldOf(source, 'name')) }
      : null,
    nutrition: isRecord(nutrition)
      ? {
          calories: numberOf(fieldOf(nutrition, 'calories')),
          protein: numberOf(fieldOf(nutrition, 'protein')),
          carbs: numberOf(fieldOf(nutrition, 'carbs')),
          fat: numberOf(fieldOf(nutrition, 'fat')),
        }
      : null,
    ...(language !== null && { language }),
  }
}
