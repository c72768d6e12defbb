import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { groupOf } from '#domain/ingredients/allergen-parts.ts'
import { type Contents, notKnownOf } from '#domain/ingredients/contents.ts'
import { dietName } from '../diet-words.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'
import type { SwappedFacts } from '#domain/recipes/swap-facts.ts'
import { Tag } from '#web/ui/tag.tsx'
import { avoidableName } from '#domain/ingredients/avoidable-name.ts'
import { avoidablesInWords } from '../avoidable-words.ts'
import { listInWords } from '../words.ts'

interface DietFactsProps {
  facts: Pick<SwappedFacts, keyof Contents | 'diets'> | null
}

// Of most cheeses nobody knows the rennet: that concerns those who avoid it, and they are warned.
const allergens = avoidable.filter((each) => each !== 'animal-rennet')

/** What a recipe suits and contains, and of what nobody knows. */
export function DietFacts({ facts }: DietFactsProps) {
  if (facts === null) return <p className="text-soft">{t('Looking up what is in it…')}</p>
  const { diets, contains } = facts
  const notKnown = notKnownOf(allergens, facts)
  return (
    <div className="space-y-2.5">
      {diets.length > 0 && (
        <ul aria-label={t('Suits')} className="flex flex-wrap gap-1.5">
          {diets.map((diet) => (
            <li key={diet}>
              <Tag tone="basil">{capitalised(dietName(diet))}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="text-[0.9375rem]">
        {contains.length > 0 && (
          <>
            <T
              text="<b>Contains</b> {allergens}."
              b={<b />}
              allergens={groupsInWords(contains)}
            />{' '}
          </>
        )}
        {notKnown.length > 0 &&
          (notKnown.length < allergens.length ? (
            <T
              text="<b>Not known:</b> {allergens}. Check the labels of what you use."
              b={<b />}
              allergens={groupsInWords(notKnown)}
            />
          ) : (
            <T
              text="<b>Not known:</b> all allergens. Check the labels of what you use."
              b={<b />}
            />
          ))}
        {contains.length + notKnown.length === 0 &&
          t('Without any allergen that labels name, as far as its ingredients go.')}
      </p>
    </div>
  )
}

/** Groups with those of their parts that are among the words: "nuts (peanuts), gluten and celery". */
function groupsInWords(words: readonly Avoidable[]): string {
  const names = words
    .filter((each) => !words.some((group) => group === groupOf[each]))
    .map((each) => {
      const parts = avoidablesInWords(words.filter((part) => groupOf[part] === each))
      return avoidableName(each) + (parts && ` (${parts})`)
    })
  return listInWords(names, names.length)
}
