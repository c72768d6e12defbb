import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { restsOn } from '#domain/matching/rests-on.ts'
import type { HomeAnswers } from '#web/features/recipes/match/answers-context.ts'
import { AtHomeQuestion } from './at-home-question.tsx'

interface AlsoAtHomeProps {
  kitchen: Kitchen
  ranked: readonly RecipeMatch[]
  answers: HomeAnswers
}

/** More would be a form to fill in. */
const mostAsked = 6

/** What is taken to be at home without anybody having said so: one tap for yes, one each for no. */
export function AlsoAtHome({ kitchen, ranked, answers }: AlsoAtHomeProps) {
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
  const allOf = (id: string) => asked.find((each) => each.id === id)?.answered ?? []
  return (
    <AtHomeQuestion
      title={t('Also at home?')}
      things={asked.map(({ id }) => ({
        id,
        name: name(id),
        label: t('No {food} at home', { food: name(id) }),
      }))}
      onNo={(id) => answers.onHaveNot(allOf(id))}
      yes={asked.length === 1 ? t('Yes') : t('Yes, all of them')}
      onYes={() => answers.onHave(asked.flatMap(({ answered }) => answered))}
      hint={t('Probably there, so dishes below count on it. Tap what is not.')}
    />
  )
}
