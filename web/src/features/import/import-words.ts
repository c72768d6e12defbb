import { t } from '#domain/texts/t.ts'
import type { Fault } from '#domain/import/brought.ts'
import { titleOfPath } from '#domain/import/title-of-path.ts'
import { refusalWords } from '#web/lib/refusals/words.ts'
import type { FoundFault } from './read-archive.ts'
import { isDone, settled, type ImportJob, type Stop } from './import-job.ts'
import type { Working } from './import-state.ts'

export const recipesInWords = (count: number) =>
  t('{count, plural, one {# recipe} other {# recipes}}', { count })

const stopWords: Readonly<Record<Stop, string>> = {
  asked: t('Stopped. What has been brought stays.'),
  plan: refusalWords.feature_required.import,
  full: refusalWords.row_limit_reached.import,
  'signed out': refusalWords.person_not_found.import,
  failed: t('Larder did not answer as it should. Try again in a while.'),
}

/** How an import goes, in a sentence. */
export function howItGoes(job: ImportJob, working: Working): string {
  if (isDone(job)) return t('Done.')
  if (job.stopped !== null) return stopWords[job.stopped]
  const [done, total] = [settled(job), job.total]
  if (working === 'no network')
    return t('{done} of {total}. Waiting for the network; it goes on by itself.', { done, total })
  if (working === 'another tab')
    return t('{done} of {total}. It goes on in another tab.', { done, total })
  return t('{done} of {total}. You can go on cooking: it goes on on every page.', { done, total })
}

/** What became of all of them, as a list of a few words each. */
export function whatBecame(job: ImportJob): string[] {
  const { created, known, refused, withoutPicture } = job
  return [
    created > 0 && t('{count, plural, other {# brought}}', { count: created }),
    known > 0 && t('{count, plural, other {# there already}}', { count: known }),
    refused.length > 0 && t('{count, plural, other {# not taken}}', { count: refused.length }),
    withoutPicture > 0 &&
      t('{count, plural, other {# without their picture}}', { count: withoutPicture }),
  ].filter((each) => each !== false)
}

/** Why a file, or something in it, gave no recipe. */
const faultWords: Readonly<Record<Fault, string>> = {
  unreadable: t('It is damaged, or of a kind that is not read here.'),
  empty: t('There is no recipe in it.'),
  nameless: t('It has no name.'),
  tooLarge: t('It is too large.'),
  tooMany: t('There are more recipes in it than can be read at once.'),
}

export const faultInWords = ({ fault }: FoundFault): string => faultWords[fault]

/** What the file of a fault is called, for a person. */
export const faultName = ({ name }: FoundFault): string => titleOfPath(name) || name
