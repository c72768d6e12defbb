import { type QueryClient, QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import { partsOfAddress } from '#domain/composing/dish-address.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { timeLeft } from '#domain/pantry/time-left.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { mergedLines } from '#domain/shopping/merged-lines.ts'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import { listOfWeek, type WeekItem } from '#domain/week/list-of-week.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { formsQuery } from '#web/features/composing/dish-query.ts'
import { useKitchenHere } from '#web/features/kitchens/use-kitchens.ts'
import { useCorrections } from '#web/features/pantry/corrections/corrections.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { recipeQuery } from '#web/features/recipes/queries.ts'
import { boughtItem } from '#web/features/shopping/new-items.ts'
import { useShoppingList } from '#web/features/shopping/shopping-list.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { useKitchen } from '../../kitchen/use-kitchen.ts'
import { useToday } from '../../kitchen/use-today.ts'
import { recipeAt } from '../../recipe/use-dish-recipe.ts'
import { isCookable } from '../shown-meal.ts'
import { type Cooking, needsOfMeal, type ReadNeeds } from './needs-of-meal.ts'

export interface WeekNeeds {
  /** What is to be bought; undefined until it is known. */
  wanted: readonly WeekItem[] | undefined
  /** Whether anything is planned that is cooked. */
  isPlanned: boolean
  /** Whether what is planned, or what is at home, cannot be read now. */
  isOutOfReach: boolean
  /** Meals whose recipe cannot be read now: of what they want nothing is known. */
  unreachable: readonly PlannedMeal[]
  /** Meals with lines that nobody could read. */
  unread: readonly ReadNeeds[]
}

type Needs = Omit<WeekNeeds, 'isPlanned' | 'isOutOfReach'>

const nothing: Needs = { wanted: undefined, unreachable: [], unread: [] }

type Read = Recipe | null | undefined

const observerOf = (client: QueryClient, id: number, owner: string) =>
  new QueryObserver(client, recipeQuery(String(id), owner))

/** Null for what is out of reach, or is no recipe any more; undefined for what is still to come. */
const readOf = (observer: ReturnType<typeof observerOf>): Read => {
  const { data, isLoadingError, isPending, isPaused } = observer.getCurrentResult()
  return isLoadingError || (isPending && isPaused) || data?.isFallback === true ? null : data
}

/** Recipes by their ids. As `useQueries`, which would come with the first screen for this alone. */
function useReadRecipes(owner: string, ids: readonly number[]): readonly Read[] {
  const client = useQueryClient()
  const observers = useMemo(
    () => ids.map((id) => observerOf(client, id, owner)),
    [client, owner, ids],
  )
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = observers.map((observer) => observer.subscribe(onChange))
      return () => {
        for (const end of ends) end()
      }
    },
    [observers],
  )
  const known = useRef<readonly Read[]>([])
  return useSyncExternalStore(subscribe, () => {
    const read = observers.map(readOf)
    const isSame =
      read.length === known.current.length && read.every((each, at) => each === known.current[at])
    if (!isSame) known.current = read
    return known.current
  })
}

/** The recipes of these meals, by meal. */
function useRecipesOfMeals(
  owner: string,
  meals: readonly PlannedMeal[],
): ReadonlyMap<string, Read> {
  const vocabulary = useVocabulary()
  const forms = useQuery(formsQuery(vocabulary.data))
  const ids = useMemo(() => [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))], [meals])
  const recipes = useReadRecipes(owner, ids)
  const isWithoutForms = forms.isError || vocabulary.isError
  return useMemo(() => {
    const dishOf = (address: string) => {
      if (forms.data === undefined) return isWithoutForms ? null : undefined
      return recipeAt(partsOfAddress(address).name, address.split('?', 2)[1] ?? '', forms.data)
    }
    return new Map(
      meals.map(({ id, recipeId, dishAddress }): [string, Read] => [
        id,
        dishAddress === null ? recipes[ids.indexOf(recipeId ?? 0)] : dishOf(dishAddress),
      ]),
    )
  }, [meals, ids, recipes, forms.data, isWithoutForms])
}

/** What helpers have put into the basket: they change no pantry, and yet it will be at home. */
function useBoughtByHelpers(owner: string): readonly ShoppingItem[] {
  const { items } = useShoppingList(owner)
  const { kitchen } = useKitchenHere(owner)
  return useMemo(() => {
    const helpers = new Set(
      kitchen?.members.flatMap(({ id, role }) => (role === 'helper' ? id : [])),
    )
    return items.filter(({ checked, checkedBy = '' }) => checked && helpers.has(checkedBy))
  }, [items, kitchen])
}

/** What is to be bought for the meals from today until a day, less what is at home then. */
export function useWeekNeeds(owner: string, until: CalendarDay): WeekNeeds {
  const today = useToday()
  const plan = useMealPlan(owner)
  const { meals } = plan
  const { data: vocabulary, isError: isWithoutVocabulary } = useVocabulary()
  const { kitchen } = useKitchen(owner, vocabulary)
  const { items: pantry, isLoadingError: isWithoutPantry } = usePantry(owner)
  const corrections = useCorrections(owner)
  const basket = useBoughtByHelpers(owner)
  const ahead = useMemo(
    () =>
      meals?.filter(
        (meal) =>
          isCookable(meal) && meal.cookedAt === null && meal.day >= today && meal.day <= until,
      ) ?? [],
    [meals, today, until],
  )
  const recipes = useRecipesOfMeals(owner, ahead)
  const needs = useMemo(() => {
    if (meals === undefined || vocabulary === undefined || kitchen === undefined) return nothing
    const atHome = [...pantry, ...mergedLines(basket, vocabulary).map(boughtItem)]
    return needsOfMeals(ahead, recipes, { vocabulary, kitchen, corrections }, atHome)
  }, [meals, ahead, recipes, vocabulary, kitchen, corrections, pantry, basket])
  const isOutOfReach = plan.isLoadingError || isWithoutVocabulary || isWithoutPantry
  return { ...needs, isPlanned: ahead.length > 0, isOutOfReach }
}

function needsOfMeals(
  meals: readonly PlannedMeal[],
  recipes: ReadonlyMap<string, Read>,
  cooking: Cooking,
  pantry: readonly PantryItem[],
): Needs {
  const { vocabulary } = cooking
  const now = new Date()
  const read: ReadNeeds[] = []
  const unreachable: PlannedMeal[] = []
  for (const meal of meals) {
    const recipe = recipes.get(meal.id)
    if (recipe === undefined) return nothing
    if (recipe === null) unreachable.push(meal)
    else read.push(needsOfMeal(meal, recipe, cooking))
  }
  const until = (item: PantryItem) => {
    const left = timeLeft(item, vocabulary, now)
    return left === null ? null : dayAfter(now, left.daysLeft)
  }
  return {
    wanted: listOfWeek(read, { pantry, until, vocabulary }),
    unreachable,
    unread: read.filter(({ unread }) => unread.length > 0),
  }
}
