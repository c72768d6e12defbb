import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { seasonOf } from '#domain/recipes/season.ts'
import { explainRecommendation, isPersonal } from '#domain/recipes/recommend.ts'
import { DayCard, DayCardSkeleton } from '#web/features/discover/day-card.tsx'
import { HemisphereChoice } from '#web/features/discover/hemisphere-choice.tsx'
import { useHemisphere } from '#web/features/discover/hemisphere.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import {
  dayRecipeQuery,
  recommendedQuery,
  seasonalQuery,
  type RecommendedRecipe,
} from '#web/features/discover/queries.ts'
import type { DiscoveredRecipe } from '#web/features/discover/discovered-recipe.ts'
import { RecommendationRow } from '#web/features/discover/recommendation-row.tsx'
import { Facts, RecipeCard } from '#web/features/recipes/card/recipe-card.tsx'
import { RecipePicture } from '#web/features/recipes/card/recipe-picture.tsx'
import { listInWords } from '#web/features/recipes/words.ts'
import { useIsSent } from '#web/lib/sync/use-pending.ts'
import { SaveButton } from '../kitchen/save-button.tsx'
import { useViewer } from './use-viewer.ts'

const tooStrict = t('Nothing here keeps to your dietary settings today.')

/** What to cook today, for who may use it. */
export function DiscoverSections() {
  const { viewer, isPending } = useViewer()
  const { hemisphere, choose } = useHemisphere()
  const [today] = useState(() => new Date())
  const month = today.getMonth() + 1
  const enabled = !isPending
  const ofDay = useQuery({ ...dayRecipeQuery(viewer, calendarDay(today), hemisphere), enabled })
  // What was saved or cooked a moment ago counts: it is sent before this is asked.
  const isSent = useIsSent(viewer.userId)
  const recommended = useQuery({ ...recommendedQuery(viewer), enabled: enabled && isSent })
  const seasonal = useQuery({ ...seasonalQuery(viewer, month, hemisphere), enabled })
  const season = seasonOf(month, hemisphere)
  return (
    <div className="space-y-8">
      {ofDay.isPending && <DayCardSkeleton />}
      {ofDay.data !== undefined && ofDay.data !== null && (
        <DayCard
          recipe={ofDay.data}
          today={today}
          picture={<RecipePicture image={ofDay.data.image} corner={saveButton(ofDay.data)} />}
          facts={<Facts recipe={ofDay.data} />}
        />
      )}
      {ofDay.data === null && (
        <p className="text-soft">{t('Today’s recipe does not keep to your dietary settings.')}</p>
      )}
      <RecommendationRow
        title={t('For your taste')}
        note={tasteNote(recommended.data)}
        state={recommended}
        empty={tooStrict}
      >
        {(recommended.data ?? []).map((recipe) => (
          <RecommendedCard
            key={recipe.id}
            recipe={recipe}
            reason={explainRecommendation(recipe.why)}
          />
        ))}
      </RecommendationRow>
      <RecommendationRow
        title={t(
          'In season: {season, select, spring {spring} summer {summer} autumn {autumn} other {winter}}',
          { season },
        )}
        note={t('What this month gives, where you are.')}
        control={<HemisphereChoice hemisphere={hemisphere} onChoose={choose} />}
        state={seasonal}
        empty={tooStrict}
      >
        {(seasonal.data ?? []).map((recipe) => (
          <RecommendedCard
            key={recipe.id}
            recipe={recipe}
            reason={
              recipe.fresh.length === 0
                ? t(
                    'A dish for {season, select, spring {spring} summer {summer} autumn {autumn} other {winter}}',
                    { season },
                  )
                : t('Now in season: {foods}', { foods: listInWords(recipe.fresh) })
            }
          />
        ))}
      </RecommendationRow>
    </div>
  )
}

/** For whom nothing is known of yet, what is there is no recommendation, and says so. */
function tasteNote(recipes: readonly RecommendedRecipe[] | undefined): string {
  return recipes === undefined || recipes.some(({ why }) => isPersonal(why))
    ? t('From what you cook, rate and save, and what will not keep.')
    : t(
        'Cook or save something, and this fills with what is close to it. Until then, easy beginnings.',
      )
}

function saveButton({ id, title }: DiscoveredRecipe) {
  return <SaveButton recipeId={String(id)} title={title} />
}

function RecommendedCard({ recipe, reason }: { recipe: DiscoveredRecipe; reason: string | null }) {
  return (
    <RecipeCard recipe={recipe} corner={saveButton(recipe)}>
      <p className="min-h-15 px-4.5 pt-1 pb-4 text-sm text-soft">{reason}</p>
    </RecipeCard>
  )
}
