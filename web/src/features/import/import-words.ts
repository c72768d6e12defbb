import { faults } from '#domain/import/brought.ts'
import { titleOfPath } from '#domain/import/title-of-path.ts'
import { refusalWords } from '#web/lib/refusals/words.ts'
import type { FoundFault } from './read-archive.ts'
import { isDone, settled, type ImportJob, type Stop } from './import-job.ts'
import type { Working } from './import-state.ts'

export const recipesInWords = (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`)

const stopWords: Readonly<Record<Stop, string>> = {
  asked: 'Stopped. What has been brought stays.',
  plan: refusalWords.feature_required.import,
  full: refusalWords.row_limit_reached.import,
  'signed out': refusalWords.person_not_found.import,
  failed: 'Larder did not answer as it should. Try again in a while.',
}

/** How an import goes, in a sentence. */
export function howItGoes(job: ImportJob, working: Working): string {
  if (isDone(job)) return 'Done.'
  if (job.stopped !== null) return stopWords[job.stopped]
  const so = `${settled(job)} of ${job.total}`
  if (working === 'no network') return `${so}. Waiting for the network; it goes on by itself.`
  if (working === 'another tab') return `${so}. It goes on in another tab.`
  return `${so}. You can go on cooking: it goes on on every page.`
}

/** What became of all of them, as a list of a few words each. */
export function whatBecame(job: ImportJob): string[] {
  const said: readonly [number, string][] = [
    [job.created, 'brought'],
    [job.known, 'there already'],
    [job.refused.length, 'not taken'],
    [job.withoutPicture, 'without their picture'],
  ]
  return said.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []))
}

export const faultInWords = ({ fault }: FoundFault): string => faults[fault]

/** What the file of a fault is called, for a person. */
export const faultName = ({ name }: FoundFault): string => titleOfPath(name) || name
