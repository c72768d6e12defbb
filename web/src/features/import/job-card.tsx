import { useEffect } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { isDone, settled, type ImportJob } from './import-job.ts'
import { changeJob, followTabs, forgetImport, loadJobs, useImports } from './import-state.ts'
import { howItGoes, recipesInWords, whatBecame } from './import-words.ts'
import { ProgressBar } from './progress-bar.tsx'

/** The imports of a person: how far each is, what became of it, and how to stop it. */
export function ImportJobs({ userId }: { userId: string }) {
  const { jobs, userId: owner } = useImports()
  useEffect(() => {
    void loadJobs(userId)
    return followTabs(userId)
  }, [userId])
  if (owner !== userId || jobs.length === 0) return null
  return (
    <section aria-labelledby="import-jobs" className="mb-10 space-y-4">
      <h2 id="import-jobs" tabIndex={-1} className="scroll-mt-24 text-2xl">
        {t('Your imports')}
      </h2>
      {jobs.toReversed().map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </section>
  )
}

function JobCard({ job }: { job: ImportJob }) {
  const { working } = useImports()
  const became = whatBecame(job)
  const isOver = isDone(job)
  const setStopped = (stopped: 'asked' | null) =>
    void changeJob(job.id, (now) => ({ ...now, stopped }))
  return (
    <article className="rounded-card border border-line bg-card p-5">
      <h3 className="text-lg">{recipesInWords(job.total)}</h3>
      <p role="status" className="mt-1 mb-3 text-soft">
        {howItGoes(job, working)}
      </p>
      <ProgressBar label={t('Recipes brought')} value={settled(job)} most={job.total} />
      {became.length > 0 && <p className="mt-3 font-medium">{became.join(' · ')}</p>}
      {job.refused.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {t('Which were not taken')}
          </summary>
          <ul className="mt-1 space-y-1.5 text-[0.9375rem]">
            {job.refused.map(({ title, why }, index) => (
              <li key={index} className="wrap-anywhere">
                <span className="font-medium">{title}</span>{' '}
                <span className="text-soft">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!isOver && job.stopped === null && (
          <Button size="sm" variant="secondary" onClick={() => setStopped('asked')}>
            {t('Stop')}
          </Button>
        )}
        {!isOver && job.stopped !== null && (
          <Button size="sm" onClick={() => setStopped(null)}>
            {t('Go on')}
          </Button>
        )}
        {(isOver || job.stopped !== null) && (
          <Button size="sm" variant="quiet" onClick={() => void forgetImport(job.id)}>
            {isOver ? t('Close') : t('Give up the rest')}
          </Button>
        )}
      </div>
    </article>
  )
}
