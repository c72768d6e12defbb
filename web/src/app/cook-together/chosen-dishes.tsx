import { t } from '#domain/texts/t.ts'
import { DietWarning } from '#web/features/recipes/page/diet-warning.tsx'
import { servingsInWords } from '#web/features/recipes/servings-words.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { useDietOfReader } from '../recipe/use-diet-of-reader.ts'
import { dishColour } from './dish-look.ts'
import type { ChosenDish } from './with-dish.tsx'

interface ChosenDishesProps {
  chosen: readonly ChosenDish[]
  diet: ReturnType<typeof useDietOfReader>
  onRemove: (address: string) => void
}

/** What is cooked together, each with what is to be minded of it. */
export function ChosenDishes({ chosen, diet, onRemove }: ChosenDishesProps) {
  if (chosen.length === 0) return <p className="text-soft">{t('Nothing is chosen yet.')}</p>
  return (
    <ul aria-label={t('Dishes')} className="grid gap-3 lg:grid-cols-3">
      {chosen.map((each, place) => (
        <li
          key={each.address}
          className="flex min-w-0 flex-col rounded-card border border-line bg-card p-3.5 print:break-inside-avoid"
        >
          <OneDish {...each} {...{ place, diet }} onRemove={() => onRemove(each.address)} />
        </li>
      ))}
    </ul>
  )
}

interface OneDishProps extends ChosenDish, Pick<ChosenDishesProps, 'diet'> {
  place: number
  onRemove: () => void
}

function OneDish({ address, dish, place, diet, onRemove }: OneDishProps) {
  if (dish === undefined) return <Skeleton className="h-16" />
  const title = dish?.recipe.title ?? t('Recipe')
  return (
    <>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={cn('w-1.5 shrink-0 self-stretch rounded-full', dishColour(place))}
        />
        {dish !== null && (
          <Cover
            of={dish.recipe.id}
            src={dish.recipe.image}
            alt=""
            width={64}
            height={48}
            decoding="async"
            className="h-12 w-16 shrink-0 rounded-lg bg-sunken object-cover dark:brightness-90 print:hidden"
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-tight font-[580] wrap-anywhere">
            <Link to={address} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h2>
          {dish !== null && <p className="text-sm text-soft">{servingsInWords(dish.servings)}</p>}
        </div>
        <IconButton
          label={t('Leave out {title}', { title })}
          icon={<CloseIcon />}
          onClick={onRemove}
          className="print:hidden"
        />
      </div>
      {dish === null && (
        <p className="mt-2 text-sm text-soft">{t('This recipe could not be loaded.')}</p>
      )}
      {dish !== null && dish.cook === null && (
        <p className="mt-2 text-sm text-soft">
          {t('Its steps are not open to you, so it cannot be planned with the others.')}
        </p>
      )}
      {dish !== null && (
        <div className="mt-3 [&>*]:mb-0 empty:hidden">
          <DietWarning
            settings={diet}
            facts={dish.facts}
            unread={dish.recipe.ingredients.flatMap((line) =>
              line.ingredient === null ? line.name : [],
            )}
            editing={null}
          />
        </div>
      )}
    </>
  )
}
