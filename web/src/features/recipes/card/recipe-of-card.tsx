import { t } from '#domain/texts/t.ts'
import { isStated } from '#domain/recipes/is-stated.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useCover } from '#web/lib/covers/own-covers.ts'
import { Button } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { RecipeLayout } from '../recipe-layout.tsx'
import { minutesInWords } from '../words.ts'
import { RecipePicture } from './recipe-picture.tsx'

interface RecipeOfCardProps {
  card: RecipeCard
  onRetry: () => void
  retrying: boolean
}

/** A recipe that is not whole on this device: what its card knows, and that this is all. Of allergens nothing is claimed. */
export function RecipeOfCard({ card, onRetry, retrying }: RecipeOfCardProps) {
  const image = useCover(card)
  const facts = [
    isStated(card, 'ready_in_minutes') ? minutesInWords(card.readyInMinutes) : null,
    isStated(card, 'servings') ? t('for {servings}', { servings: card.servings }) : null,
  ].filter((each) => each !== null)
  return (
    <RecipeLayout
      picture={<RecipePicture image={image} />}
      head={
        <>
          <PageTitle lead={facts.join(', ')} className="mb-4">
            {card.title}
          </PageTitle>
          <div role="status" className="rounded-card bg-butter px-5 py-4">
            <p>
              {navigator.onLine
                ? t('The whole recipe could not be loaded.')
                : t('You are offline, and the whole recipe is not on this device.')}{' '}
              {t(
                'This is what the list knows of it: no amounts, no steps, and not all that it may contain.',
              )}
            </p>
            <Button
              size="sm"
              variant="secondary"
              className="mt-3"
              pending={retrying}
              onClick={onRetry}
            >
              {t('Try again')}
            </Button>
          </div>
        </>
      }
      body={{
        ingredients: (
          <ul className="list-disc space-y-1.5 ps-5">
            {card.needs.map(({ text, optional }, index) => (
              <li key={index} className="wrap-anywhere">
                {text}
                {optional && <span className="text-soft"> {t('(optional)')}</span>}
              </li>
            ))}
          </ul>
        ),
        method: <p className="text-soft">{t('The steps come with the whole recipe.')}</p>,
      }}
    />
  )
}
