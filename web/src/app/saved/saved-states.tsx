import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { HeartIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { useRecipesOf } from './use-recipes-of.ts'

/** The recipes of a list could not be loaded. */
export function SavedFailed({ found }: { found: ReturnType<typeof useRecipesOf> }) {
  return (
    <ErrorState
      title={t('The recipes could not be loaded')}
      onRetry={found.refetch}
      retrying={found.isFetching}
    />
  )
}

/** A list with nothing on it; `children` says how something gets there. */
export function SavedEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      picture={<HeartIcon size={32} />}
      action={
        <>
          <LinkButton to={paths.home}>{t('See what you can cook')}</LinkButton>
          <LinkButton to={paths.recipes} variant="secondary">
            {t('Browse recipes')}
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
