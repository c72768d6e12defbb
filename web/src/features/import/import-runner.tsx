import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { t } from '#domain/texts/t.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { vocabularyOfRecipe } from '#web/lib/line-languages.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast.ts'
import { isDone, settled } from './import-job.ts'
import { followTabs, importState, loadJobs, useImports } from './import-state.ts'
import { whatBecame } from './import-words.ts'
import { ProgressBar } from './progress-bar.tsx'
import { runImports } from './run-imports.ts'

/** Brings recipes in the background, and shows on every page how far it is. */
export function ImportRunner({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { jobs, working, userId: owner } = useImports()

  useEffect(() => {
    const endFollowing = followTabs(userId)
    let endRunning: (() => void) | undefined
    let isOver = false
    const inLanguageOf = async (draft: RecipeDraft) =>
      vocabularyOfRecipe(draft, await client.ensureQueryData(vocabularyQuery), client)
    async function begin() {
      await loadJobs(userId)
      if (!isOver) endRunning = runImports(userId, inLanguageOf)
    }
    void begin()
    return () => {
      isOver = true
      endFollowing()
      endRunning?.()
    }
  }, [client, userId])

  const own = owner === userId ? jobs : []
  const running = own.filter((job) => !isDone(job) && job.stopped === null)
  useNotifyDone(userId)

  const done = running.reduce((sum, job) => sum + settled(job), 0)
  const total = running.reduce((sum, job) => sum + job.total, 0)
  if (running.length === 0 || pathname === paths.importRecipes) return null
  return (
    <Link
      to={paths.importRecipes}
      className="fixed end-4 bottom-[calc(1rem+var(--bottom-bar))] z-30 block w-64 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card px-4 py-3 text-sm shadow-lg print:hidden"
    >
      <span className="mb-2 block font-semibold">
        {t('Bringing recipes: {done} of {total}', { done, total })}
        {working === 'no network' && (
          <span className="block font-normal text-soft">{t('Waiting for the network')}</span>
        )}
      </span>
      <ProgressBar label={t('Recipes brought')} value={done} most={total} />
    </Link>
  )
}

/** What shows recipes, and was fetched before these were there. */
const shown = [
  'recipe',
  'recipes-by-id',
  'people',
  'listing',
  'asked',
  'profile',
  'own-recipe-keys',
]

/** Announces once that an import of this page is finished. */
function useNotifyDone(userId: string) {
  const client = useQueryClient()
  const { jobs, userId: owner } = useImports()
  const last = owner === userId ? jobs.at(-1) : undefined
  const isUnderWay = last !== undefined && !isDone(last)
  const id = isUnderWay ? last.id : null
  useEffect(() => {
    if (id === null) return undefined
    return () => {
      const job = latest(id)
      if (job === undefined || !isDone(job)) return
      for (const name of shown) void client.invalidateQueries({ queryKey: [name] })
      // A page that shows it needs no message.
      if (window.location.pathname === paths.importRecipes) return
      toast({
        title: t(
          '{count, plural, one {# recipe looked through} other {# recipes looked through}}',
          { count: job.total },
        ),
        description: whatBecame(job).join(', '),
        tone: 'success',
      })
    }
  }, [client, id])
}

const latest = (id: string) => importState.get().jobs.find((job) => job.id === id)
