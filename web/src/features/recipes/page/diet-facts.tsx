import { capitalised } from '#domain/ingredients/names.ts'
import { type Contents, notKnownOf } from '#domain/ingredients/contents.ts'
import { allergens, type Avoidable } from '#domain/ingredients/vocabulary.ts'
import type { SwappedFacts } from '#domain/recipes/swap-facts.ts'
import { Tag } from '#web/ui/tag.tsx'
import { avoidablesInWords } from '../avoidable-words.ts'

interface DietFactsProps {
  facts: Pick<SwappedFacts, keyof Contents | 'diets'> | null
}

/** What a recipe suits and contains, and of what nobody knows. */
export function DietFacts({ facts }: DietFactsProps) {
  if (facts === null) return <p className="text-soft">Looking up what is in it…</p>
  const { diets, contains } = facts
  // Of most cheeses nobody knows the rennet: that concerns those who avoid it, and they are warned.
  const notKnown = notKnownOf(allergens, facts)
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
        {notKnown.length === allergens.length ? (
          <>
            <b>Allergens are not known.</b> Check what you use before you serve it.
          </>
        ) : (
          <ContentsInWords {...{ contains, notKnown }} />
        )}
      </p>
    </div>
  )
}

interface ContentsInWordsProps {
  contains: readonly Avoidable[]
  notKnown: readonly Avoidable[]
}

function ContentsInWords({ contains, notKnown }: ContentsInWordsProps) {
  return (
    <>
      {contains.length > 0 && (
        <>
          <b>Contains</b> {avoidablesInWords(contains)}.{' '}
        </>
      )}
      {notKnown.length > 0 && (
        <>
          <b>Not known:</b> {avoidablesInWords(notKnown)}. Check the labels of what you use.
        </>
      )}
      {contains.length === 0 &&
        notKnown.length === 0 &&
        `Without ${avoidablesInWords(allergens)}, as far as its ingredients go.`}
    </>
  )
}
