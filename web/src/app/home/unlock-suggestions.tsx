import { useEffect, useMemo, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { unlocks, type Unlock } from '#domain/matching/unlock.ts'
import { hasFacts } from '#domain/recipes/kitchen-facts.ts'
import { factsWithout } from '#domain/recipes/lacked.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { type DietRules, keepsRules } from '#domain/recipes/suits-diet.ts'
import { UnlockList } from '#web/features/recipes/match/unlock-list.tsx'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { inIdleTime } from '#web/lib/in-idle-time.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLacked } from '../kitchen/use-lacked.ts'
import { useProvisions } from '../kitchen/use-provisions.ts'

interface UnlockSuggestionsProps {
  /** Null is a visitor. */
  owner: string | null
  recipes: readonly RecipeCard[]
  /** The whole of the person's rules: to whoever looks past one nothing is suggested that it forbids. */
  rules: DietRules
  kitchen: Kitchen
}

/** So long the new ranking has the processor to itself. */
const afterMilliseconds = 250

/** Reckoned when the ranking is on the screen and the browser has nothing better to do. */
function useUnlocks(
  recipes: readonly RecipeCard[],
  kitchen: Kitchen,
): readonly Unlock[] | undefined {
  const [found, setFound] = useState<readonly Unlock[]>()
  useEffect(() => {
    const reckon = () => setFound(unlocks(recipes, kitchen))
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = inIdleTime(reckon, 2_000)
    }, afterMilliseconds)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [recipes, kitchen])
  return found
}

/** "Add lemons: 14 more": what to get so that more is ready. */
export function UnlockSuggestions({
  owner,
  recipes: shown,
  rules,
  kitchen,
}: UnlockSuggestionsProps) {
  const lacked = useLacked(owner)
  const recipes = useMemo(() => {
    const facts = factsWithout(lacked)
    return shown.filter((recipe) => keepsRules(recipe, rules) && hasFacts(recipe.facts, facts))
  }, [shown, rules, lacked])
  const found = useUnlocks(recipes, kitchen)
  const { have, buy, isOnList } = useProvisions(owner)
  const isHelper = useIsHelper(owner)
  if (found?.length === 0) return null
  return (
    <Card tone="basil" className="min-h-58 px-5 pt-4.5 pb-3 md:min-h-0">
      <h2 className="mb-2.5 text-xl md:mb-1">{t('Add a little, cook more')}</h2>
      {found === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <UnlockList
          unlocks={found}
          vocabulary={kitchen.vocabulary}
          titleOf={(id) => recipes.find((recipe) => recipe.id === id)?.title ?? ''}
          {...(!isHelper && { onHave: have })}
          onBuy={(ids) => buy(ids.map((ingredient) => ({ ingredient, amount: null, unit: null })))}
          isOnList={isOnList}
        />
      )}
    </Card>
  )
}
