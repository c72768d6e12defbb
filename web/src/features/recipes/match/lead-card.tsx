import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { CardShape } from '../card/card-shape.ts'
import { MatchCard } from './match-card.tsx'
import type { MatchGridProps } from './match-grid.tsx'
import { useShownMatches } from './shown-match.ts'

interface LeadCardProps extends Pick<MatchGridProps, 'kitchen' | 'corner' | 'fresh'> {
  match: RecipeMatch<RecipeCard>
  shape: CardShape
}

/** Where the cook mode of a recipe is open. */
function cookAddress({ id, address = paths.recipe(id) }: { id: number; address?: string }): string {
  return `${address}${address.includes('?') ? '&' : '?'}cook=1`
}

/** The first recipe of a ranking, by itself; where there is room, with the way to cook it. */
export function LeadCard({ match, shape, fresh, kitchen, corner }: LeadCardProps) {
  const { recipe } = match
  const alone = useMemo(() => [match], [match])
  const [shown] = useShownMatches(alone, kitchen)
  const action = useMemo(
    () =>
      shape === 'lead' && (
        <LinkButton
          to={cookAddress(recipe)}
          aria-label={t('Cook {title}', { title: recipe.title })}
          className="absolute end-5 bottom-5 cramped:hidden"
        >
          {t('Cook')}
        </LinkButton>
      ),
    [shape, recipe],
  )
  if (shown === undefined) return null
  return (
    <MatchCard
      shown={shown}
      vocabulary={kitchen.vocabulary}
      corner={corner}
      level={4}
      shape={shape}
      isNew={fresh?.has(recipe.id) ?? false}
      action={action}
      first
    />
  )
}
