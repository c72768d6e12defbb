import { useState } from 'react'
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

const { Piece: FoundList } = lazyPiece(
  async () => (await import('#web/features/import/found-list.tsx')).FoundList,
)

const lead =
  'From a page on the web, from words, or from the files of another app. You see what was understood before anything is kept.'

/** Recipes from elsewhere: an address, pasted words, files of other apps. */
export function ImportScreen() {
  const { user, loading } = useAuth()
  if (loading) return <PageLoading />
  if (user === null) {
    return (
      <>
        <PageTitle>Bring your recipes</PageTitle>
        <SignInInvitation title="Sign in to bring your recipes">
          What you bring is kept with your account, and nobody else sees it until you say so.
        </SignInInvitation>
      </>
    )
  }
  return (
    <div key={user.id} className="mx-auto max-w-4xl">
      <PageTitle lead={lead}>Bring your recipes</PageTitle>
      <ImportJobs userId={user.id} />
      <PlanGate feature="recipe_creation">
        <Ways userId={user.id} />
      </PlanGate>
    </div>
  )
}

function Ways({ userId }: { userId: string }) {
  const [way, setWay] = useState<'files' | 'address' | 'text'>('address')
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
      <AskPage kind={kind} onRead={(draft) => lookThrough({ ...brought(draft), bytes: null })} />
    </>
  )
  return (
    <Tabs
      label="Where from"
      value={way}
      onValueChange={setWay}
      tabs={[
        {
          value: 'address',
          label: 'A web page',
          panel: ask('address'),
        },
        { value: 'text', label: 'Words', panel: ask('text') },
        { value: 'files', label: 'Files', panel: <ChooseFiles onFound={setFound} /> },
      ]}
    />
  )
}

function KnownAlready({ id }: { id: number }) {
  return (
    <p role="status" className="mb-5 max-w-2xl rounded-field bg-butter px-4 py-3 text-ink">
      You have this recipe already.{' '}
      <Link to={paths.userRecipe(id)} className="font-semibold underline">
        Open it
      </Link>
    </p>
  )
}
