import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'

interface IngredientIconProps {
  ingredient: IngredientId | null
  vocabulary: Vocabulary
  /** Edge length in CSS pixels. */
  size?: number
}

/** The picture of an ingredient, or a dotted ring where there is none; decoration beside its name. */
export function IngredientIcon({ ingredient, vocabulary, size = 26 }: IngredientIconProps) {
  const icon = ingredient === null ? null : (vocabulary.ingredients.get(ingredient)?.icon ?? null)
  if (icon === null) {
    return (
      <span
        aria-hidden="true"
        style={{ width: size, height: size }}
        className="grid shrink-0 place-items-center rounded-full border-2 border-dashed border-edge text-xs font-bold text-soft"
      >
        ?
      </span>
    )
  }
  return <img src={`/icons/${icon}.webp`} alt="" width={size} height={size} className="shrink-0" />
}
