import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '#domain/texts/t.ts'
import type { Writing } from '#domain/composing/dish.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import { coverOf } from '#domain/composing/dish-cover.ts'
import { toRecipe } from '#domain/composing/dish-recipe.ts'
import { contentsOf } from '#domain/ingredients/contents.ts'
import { unknownFood } from '#domain/recipes/diets-of-foods.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { formsQuery } from '#web/features/composing/dish-query.ts'
import { useIngredientFacts } from '#web/features/recipes/page/ingredient-facts.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PencilIcon } from '#web/ui/action-icons.tsx'
import { useDocumentTitle } from '../page/document-title.ts'
import { PageLoading } from '../page/page-loading.tsx'
import { DishTools } from './dish-tools.tsx'
import { KeepDish } from './keep-dish.tsx'
import { RecipeInKitchen } from './recipe-in-kitchen.tsx'

/** The dish that stands at an address; null where there is none such. */
function recipeAt(name: string, search: string, writing: Writing): Recipe | null {
  const dish = dishAt(name, new URLSearchParams(search), writing)
  if (dish === null) return null
  const id = dishAddress(dish.composition)
  return toRecipe(dish, { id, image: coverOf(dish, writing.vocabulary) }, writing)
}

/** The dish with what its foods contain, where the backend can be asked: the browser knows only what they are free of. */
function useContents(recipe: Recipe | null): Recipe | null {
  const ids = recipe?.ingredients.flatMap(({ ingredient }) => ingredient ?? []) ?? []
  const { data } = useIngredientFacts(ids, true)
  return useMemo(() => {
    if (recipe === null || data === undefined) return recipe
    const foods = recipe.ingredients.map(
      ({ ingredient }) => (ingredient === null ? null : data.get(ingredient)) ?? unknownFood,
    )
    return { ...recipe, ...contentsOf(foods) }
  }, [recipe, data])
}

/** A dish that was put together for a kitchen, at an address that shows the same to anyone. */
export function DishPage({ name }: { name: string }) {
  const [search] = useSearchParams()
  const { user } = useAuth()
  const owner = user?.id ?? null
  const vocabulary = useVocabulary()
  const forms = useQuery(formsQuery(vocabulary.data))
  const text = search.toString()
  const written = useMemo(
    () => (forms.data === undefined ? undefined : recipeAt(name, text, forms.data)),
    [name, text, forms.data],
  )
  const recipe = useContents(written ?? null)
  useDocumentTitle(recipe?.title ?? t('A dish for your kitchen'))

  if (forms.isError || vocabulary.isError) {
    return (
      <ErrorState
        level={1}
        title={t('This dish could not be put together')}
        onRetry={() => void Promise.all([vocabulary.refetch(), forms.refetch()])}
        retrying={forms.isFetching || vocabulary.isFetching}
      >
        {t('Please check your connection.')}
      </ErrorState>
    )
  }
  if (written === undefined) return <PageLoading />
  if (recipe === null) return <NotThere />
  return (
    <RecipeInKitchen
      recipe={recipe}
      owner={owner}
      vocabulary={vocabulary.data}
      ending={
        <div className="mt-7">
          <KeepDish {...{ recipe, owner }} vocabulary={vocabulary.data} />
        </div>
      }
      tools={<DishTools {...{ name, recipe, owner }} vocabulary={vocabulary.data} />}
    />
  )
}

function NotThere() {
  return (
    <EmptyState
      level={1}
      title={t('This dish has changed')}
      picture={<PencilIcon size={32} />}
      action={<LinkButton to={paths.home}>{t('What can I cook?')}</LinkButton>}
    >
      {t('It was put together by an older version of Larder, or its address is not quite right.')}
    </EmptyState>
  )
}
