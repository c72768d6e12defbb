import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { brought } from '#domain/import/brought.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { AskPage } from '#web/features/import/ask-page.tsx'
import { ChooseFiles } from '#web/features/import/choose-files.tsx'
import { ImportJobs } from '#web/features/import/job-card.tsx'
import type { Found } from '#web/features/import/read-archive.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { PlanGate } from '../kitchen/plan-gate.tsx'
import { useLookThrough } from './use-look-through.ts'
import { useHanded, useShared, type Shared } from './use-shared.ts'

const { Piece: FoundList } = lazyPiece(
  async () => (await import('#web/features/import/found-list.tsx')).FoundList,
)

const lead = t(
  'From a page on the web, from words, or from the files of another app. You see what was understood before anything is kept.',
)

/** Recipes from elsewhere: an address, pasted words, files of other apps. */
export function ImportScreen() {
  const { user, loading } = useAuth()
  const isHanded = useHanded()
  if (loading) return <PageLoading />
  if (user === null) {
    return (
      <>
        <PageTitle>{t('Bring your recipes')}</PageTitle>
        <SignInInvitation title={t('Sign in to bring your recipes')}>
          {t('What you bring is kept with your account, and nobody else sees it until you say so.')}
          {isHanded && ` ${t('What you shared waits on this device meanwhile.')}`}
        </SignInInvitation>
      </>
    )
  }
  return (
    <div key={user.id} className="mx-auto max-w-4xl">
      <PageTitle lead={lead}>{t('Bring your recipes')}</PageTitle>
      <ImportJobs userId={user.id} />
      <PlanGate feature="recipe_creation">
        <WaysOfShared userId={user.id} />
      </PlanGate>
    </div>
  )
}

function WaysOfShared({ userId }: { userId: string }) {
  const shared = useShared()
  return shared === undefined ? (
    <PageLoading />
  ) : (
    <Ways key={shared?.id} userId={userId} shared={shared} />
  )
}

type Way = 'files' | 'address' | 'text'

interface WaysProps {
  userId: string
  /** What another app handed over. */
  shared: Shared | null
}

function Ways({ userId, shared }: WaysProps) {
  const begun = shared === null || shared.kind === 'missed' ? null : shared
  const [way, setWay] = useState<Way>(begun?.kind ?? 'address')
  // Done once, and not again whenever its tab is opened.
  const [files, setFiles] = useState(begun?.kind === 'files' ? begun.files : undefined)
  const [readsAtOnce, setReadsAtOnce] = useState(begun?.kind === 'address' && begun.readsAtOnce)
  const [found, setFound] = useState<Found | null>(null)
  const { lookThrough, known } = useLookThrough(userId)
  if (found !== null) {
    return (
      <FoundList
        userId={userId}
        found={found}
        onDone={() => setFound(null)}
        onLookThrough={(recipe) => void lookThrough(recipe).catch(notifyUnavailable)}
        onUnavailable={() => {
          setFound(null)
          notifyUnavailable()
        }}
      />
    )
  }
  const ask = (kind: 'address' | 'text') => (
    <>
      {known !== null && <KnownAlready id={known} />}
      <AskPage
        kind={kind}
        {...(begun?.kind === kind && { given: begun.words })}
        readsAtOnce={readsAtOnce && kind === 'address'}
        onBegin={() => setReadsAtOnce(false)}
        onRead={(draft) => lookThrough({ ...brought(draft), bytes: null })}
      />
    </>
  )
  return (
    <>
      {shared?.kind === 'missed' && <Missed />}
      <Tabs
        label={t('Where from')}
        value={way}
        onValueChange={setWay}
        tabs={[
          {
            value: 'address',
            label: t('A web page'),
            panel: ask('address'),
          },
          { value: 'text', label: t('Words'), panel: ask('text') },
          {
            value: 'files',
            label: t('Files'),
            panel: (
              <ChooseFiles
                {...(files !== undefined && { given: files })}
                onFound={(read) => {
                  setFiles(undefined)
                  setFound(read)
                }}
              />
            ),
          },
        ]}
      />
    </>
  )
}

function Missed() {
  return (
    <p role="status" className="mb-5 max-w-2xl rounded-field bg-butter px-4 py-3 text-ink">
      {t('What you shared did not come through. Please share it once more, or bring it in here.')}
    </p>
  )
}

function KnownAlready({ id }: { id: number }) {
  return (
    <p role="status" className="mb-5 max-w-2xl rounded-field bg-butter px-4 py-3 text-ink">
      {t('You have this recipe already.')}{' '}
      <Link to={paths.userRecipe(id)} className="font-semibold underline">
        {t('Open it')}
      </Link>
    </p>
  )
}
