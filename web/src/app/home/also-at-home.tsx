import { useId, useMemo } from 'react'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { restsOn } from '#domain/matching/rests-on.ts'
import type { HomeAnswers } from '#web/features/recipes/match/answers-context.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'

interface AlsoAtHomeProps {
  kitchen: Kitchen
  ranked: readonly RecipeMatch[]
  answers: HomeAnswers
}

/** More would be a form to fill in. */
const mostAsked = 6

/** What is taken to be at home without anybody having said so: one tap for yes, one each for no. */
export function AlsoAtHome({ kitchen, ranked, answers }: AlsoAtHomeProps) {
  const titleId = useId()
  const { vocabulary } = kitchen
  const asked = useMemo(() => {
    const basics = restsOn(ranked)
    // Who is asked about oil is not asked about vegetable oil beside it: the answer is of both.
    const isOf = (kind: string, basic: string) => lineageOf(kind, vocabulary).includes(basic)
    return basics
      .filter((each) => !basics.some((other) => other !== each && isOf(each, other)))
      .slice(0, mostAsked)
      .map((id) => ({ id, answered: basics.filter((each) => isOf(each, id)) }))
  }, [ranked, vocabulary])
  if (asked.length === 0) return null
  const name = (id: string) => ingredientPlural(id, vocabulary)
  return (
    <section
      aria-labelledby={titleId}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4.5 py-2.5"
    >
      <h3 id={titleId} className="font-sans text-[0.9375rem] font-semibold">
        Also at home?
      </h3>
      <ul className="flex flex-wrap items-center gap-x-1">
        {asked.map(({ id, answered }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`No ${name(id)} at home`}
              onClick={() => answers.onHaveNot(answered)}
              className="inline-flex min-h-11 items-center"
            >
              <span className="inline-flex items-center gap-1.5 rounded-full bg-butter px-3 py-1 text-sm font-semibold">
                {name(id)}
                <CloseIcon size={13} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="soft"
        size="sm"
        onClick={() => answers.onHave(asked.flatMap(({ answered }) => answered))}
      >
        <CheckIcon size={16} />
        {asked.length === 1 ? 'Yes' : 'Yes, all of them'}
      </Button>
      <p className="w-full text-sm text-soft">
        Probably there, so dishes below count on it. Tap what is not.
      </p>
    </section>
  )
}
