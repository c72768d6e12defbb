import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { filterRecipes, type RecipeFilter } from '#domain/recipes/filter-recipes.ts'
import { simplestFirst } from '#domain/recipes/simplest-first.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { NothingFound } from '#web/features/recipes/nothing-found.tsx'
import { RankedFinds } from '#web/features/recipes/ranked-finds.tsx'
import { RecipeGrid } from '#web/features/recipes/recipe-grid.tsx'
import { RecipeSearch } from '#web/features/recipes/recipe-search.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Discover } from '../discover.tsx'
import { HiddenByDiet } from '../hidden-by-diet.tsx'
import { saveCorner } from '../save-button.tsx'
import { useKitchen } from '../use-kitchen.ts'
import { useSuitableRecipes } from '../use-suitable-recipes.ts'

const noFilter: RecipeFilter = { text: '', mealType: null, cuisine: null }

/** Marks an entry of the history as made by typing here, not by a link that leads here. */
const typedHere = 'typed here'

/**
 * The filter stands in the address, so that a search can be shared and found again. The field has its
 * own text: the address follows when there is time, and a letter that is typed meanwhile must not get lost.
 */
function useRecipeFilter() {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const filter: RecipeFilter = {
    text: params.get('q') ?? '',
    mealType: params.get('meal'),
    cuisine: params.get('cuisine'),
  }
  const [field, setField] = useState({ text: filter.text, key })
  if (field.key !== key && state !== typedHere) setField({ text: filter.text, key })

  function setFilter({ text, mealType, cuisine }: RecipeFilter) {
    setField({ text, key })
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries({ q: text, meal: mealType, cuisine })) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true, state: typedHere })
  }
  return { filter, typed: { ...filter, text: field.text }, setFilter }
}

/** All recipes: searched by words, meal and cuisine, those that fit the pantry first. */
export function RecipesScreen() {
  const { filter, typed, setFilter } = useRecipeFilter()
  return (
    <>
      <PageTitle lead="What fits your pantry stands first.">Recipes</PageTitle>
      <RecipeSearch filter={typed} onChange={setFilter} />
      {filter.text === '' && filter.mealType === null && filter.cuisine === null && <Discover />}
      <section aria-label="Recipes found" className="mt-7">
        <RecipesFound filter={filter} onChange={setFilter} />
      </section>
    </>
  )
}

interface RecipesFoundProps {
  filter: RecipeFilter
  onChange: (filter: RecipeFilter) => void
}

function RecipesFound({ filter, onChange }: RecipesFoundProps) {
  const { user } = useAuth()
  const owner = user?.id ?? null
  const vocabulary = useVocabulary()
  const { kitchen, isBare } = useKitchen(owner, vocabulary.data)
  const { recipes, held, ...all } = useSuitableRecipes(owner)
  const { text, mealType, cuisine } = filter
  const found = useMemo(
    () => recipes && filterRecipes(recipes, { text, mealType, cuisine }),
    [recipes, text, mealType, cuisine],
  )
  const catalogue = useMemo(() => [...(recipes ?? []), ...held], [recipes, held])

  if (all.isError || (vocabulary.isError && !isBare)) {
    return (
      <ErrorState
        title="The recipes could not be loaded"
        onRetry={() => void Promise.all([all.refetch(), vocabulary.refetch()])}
        retrying={all.isFetching || vocabulary.isFetching}
      />
    )
  }
  if (recipes === undefined || found === undefined || !(isBare || kitchen)) return <SkeletonGrid />
  const key = `${text} ${mealType} ${cuisine}`
  return (
    <>
      <h2 className="mb-2.5 text-[1.5rem]" aria-live="polite">
        {found.length === 1 ? '1 recipe' : `${found.length} recipes`}
      </h2>
      {found.length === 0 && (
        <NothingFound
          filter={filter}
          recipes={recipes}
          held={held}
          onChange={onChange}
          onShowAll={() => onChange(noFilter)}
          settings={<LinkButton to={paths.account}>Dietary settings</LinkButton>}
        />
      )}
      {found.length > 0 && !isBare && kitchen !== undefined && (
        <RankedFinds
          key={key}
          found={found}
          catalogue={catalogue}
          kitchen={kitchen}
          corner={saveCorner}
        />
      )}
      {isBare && <RecipeGrid key={key} recipes={simplestFirst(found)} corner={saveCorner} />}
      <HiddenByDiet count={held.length} />
    </>
  )
}
