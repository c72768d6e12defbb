import { capitalised } from '#domain/ingredients/names.ts'
import type { SwappedFacts } from '#domain/recipes/swap-facts.ts'
import { Tag } from '#web/ui/tag.tsx'
import { listInWords } from '../words.ts'

/** What a recipe suits and contains. What is not known is said to be so. */
export function DietFacts({ facts }: { facts: Pick<SwappedFacts, 'diets' | 'allergens'> | null }) {
  if (facts === null) return <p className="text-soft">Looking up what is in it…</p>
  const { diets, allergens } = facts
  return (
    <div className="space-y-2.5">
      {diets.length > 0 && (
        <ul aria-label="Suits" className="flex flex-wrap gap-1.5">
          {diets.map((diet) => (
            <li key={diet}>
              <Tag tone="basil">{capitalised(diet)}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="text-[0.9375rem]">
        {allergens === null && (
          <>
            <b>Allergens are not known.</b> Check what you use before you serve it.
          </>
        )}
        {allergens !== null && allergens.length > 0 && (
          <>
            <b>Contains</b> {listInWords(allergens, allergens.length)}.
          </>
        )}
        {allergens?.length === 0 &&
          'Without nuts, shellfish, fish, eggs, soy, dairy, gluten and sesame, as far as its ingredients go.'}
      </p>
    </div>
  )
}
