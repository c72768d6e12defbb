import type { ReactNode } from 'react'
import { formatQuantity } from '#domain/ingredients/format-quantity.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Eater } from '#domain/people/table.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import { t } from '#domain/texts/t.ts'
import { avoidablesInWords, eitherInWords } from '#web/features/recipes/avoidable-words.ts'
import { dietName } from '#web/features/recipes/diet-words.ts'
import { unsharedInWords } from '#web/features/recipes/unshared-words.ts'
import { listInWords, minutesInWords } from '#web/features/recipes/words.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { ShownMeal } from './shown-meal.ts'

interface MealCardProps {
  shown: ShownMeal
  people: readonly Eater[]
  vocabulary: Vocabulary | undefined
  /** Whether it is said which meal it is: not where the only one of a day is dinner. */
  saysMeal: boolean
  isDragged: boolean
  /** What moves and changes it; left out for who may not. */
  tools?: ReactNode
}

/** Of what it uses, so many are named. */
const namedUses = 3

/** One meal of a day: how it looks, what it is, how long it takes, for whom, and what it uses up. */
export function MealCard(props: MealCardProps) {
  const { shown, people, vocabulary, saysMeal, isDragged, tools } = props
  const { meal, title, to, image } = shown
  const isCooked = meal.cookedAt !== null
  return (
    <article
      data-meal={meal.id}
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 bg-card px-3.5 py-2.5 sm:block sm:p-0',
        isDragged && 'pointer-events-none relative z-20 rounded-2xl opacity-90 shadow-float',
      )}
    >
      {image !== null && (
        <Cover
          of={meal.recipeId ?? meal.dishAddress ?? ''}
          src={image}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={cn(
            'size-20 bg-sunken object-cover max-sm:rounded-2xl sm:aspect-16/9 sm:h-auto sm:w-full dark:brightness-90 print:hidden',
            isCooked && 'opacity-60',
          )}
        />
      )}
      <div className="min-w-0 max-sm:last:col-span-2 sm:px-3.5 sm:pt-3">
        {saysMeal && <p className="text-[0.8125rem] font-bold text-soft">{kindName(meal.meal)}</p>}
        <h3 className="font-display text-lg leading-[1.14] font-[580] tracking-[-0.01em] text-balance wrap-anywhere">
          {to === null ? (
            title
          ) : (
            <Link to={to} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          )}
        </h3>
        <div className="flex min-h-11 items-center justify-between gap-1">
          <MealFacts shown={shown} people={people} />
          {tools !== undefined && (
            <div className="-me-2 ms-auto flex shrink-0 print:hidden">{tools}</div>
          )}
        </div>
      </div>
      <p className="col-span-2 flex flex-wrap gap-1.5 empty:hidden max-sm:mt-1 sm:px-3.5 sm:pb-3">
        <MealTags shown={shown} vocabulary={vocabulary} />
      </p>
    </article>
  )
}

/** "35 min · for 3 · Ada and Ben". */
function MealFacts({ shown: { meal, minutes }, people }: Pick<MealCardProps, 'shown' | 'people'>) {
  const named = people.filter(({ id }) => meal.eaters?.includes(id))
  const unshared = named.filter(({ settings }) => settings === null)
  const facts = [
    minutes !== null && meal.cookedAt === null && minutesInWords(minutes),
    meal.servings !== null &&
      t('for {count}|so many servings', { count: formatQuantity(meal.servings) }),
    named.length > 0 &&
      listInWords(
        named.map(({ name }) => name),
        named.length,
      ),
  ].filter((each) => each !== false)
  return (
    <>
      {facts.length > 0 && <p className="text-sm text-soft">{facts.join(' · ')}</p>}
      {unshared.length > 0 && <p className="text-sm">{unsharedInWords(unshared)}</p>}
    </>
  )
}

/** What is to be minded first, then what it uses up and what is to be bought. */
function MealTags({ shown, vocabulary }: Pick<MealCardProps, 'shown' | 'vocabulary'>) {
  const { meal, conflicts, uses, missing } = shown
  const { contains = [], unknown = [], breaks = [] } = conflicts ?? {}
  const isAhead = meal.cookedAt === null
  return (
    <>
      {contains.length > 0 && (
        <Tag tone="tomato">{t('Contains {foods}', { foods: avoidablesInWords(contains) })}</Tag>
      )}
      {unknown.length > 0 && (
        <Tag tone="butter">{t('Not known: {foods}', { foods: eitherInWords(unknown) })}</Tag>
      )}
      {breaks.length > 0 && (
        <Tag tone="butter">
          {t('Not known to be {diets}', { diets: listInWords(breaks.map(dietName)) })}
        </Tag>
      )}
      {!isAhead && <Tag>{t('cooked|of a planned meal')}</Tag>}
      {meal.kind === 'leftovers' && <Tag tone="butter">{t('leftovers')}</Tag>}
      {uses.slice(0, namedUses).map((id) => (
        <Tag key={id} tone="basil">
          {ingredientPlural(id, vocabulary)}
        </Tag>
      ))}
      {missing.length > 0 && (
        <Tag tone="tomato">
          {missing.length === 1
            ? t('buy {food}', { food: missing[0] ?? '' })
            : t('{count, plural, one {# thing to buy} other {# things to buy}}', {
                count: missing.length,
              })}
        </Tag>
      )}
    </>
  )
}
