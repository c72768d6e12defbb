import { useSearchParams } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
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
import { useDishRecipe } from './use-dish-recipe.ts'

/** A dish that was put together for a kitchen, at an address that shows the same to anyone. */
export function DishPage({ name }: { name: string }) {
  const [search] = useSearchParams()
  const { user } = useAuth()
  const owner = user?.id ?? null
  const { recipe, vocabulary, isError, ...asked } = useDishRecipe(name, search.toString())
  useDocumentTitle(recipe?.title ?? t('A dish for your kitchen'))

  if (isError) {
    return (
      <ErrorState
        level={1}
        title={t('This dish could not be put together')}
        onRetry={asked.refetch}
        retrying={asked.isFetching}
      >
        {t('Please check your connection.')}
      </ErrorState>
    )
  }
  if (recipe === undefined) return <PageLoading />
  if (recipe === null) return <NotThere />
  return (
    <RecipeInKitchen
      recipe={recipe}
      owner={owner}
      vocabulary={vocabulary}
      ending={
        <div className="mt-7">
          <KeepDish {...{ recipe, owner, vocabulary }} />
        </div>
      }
      tools={<DishTools {...{ name, recipe, owner, vocabulary }} />}
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
