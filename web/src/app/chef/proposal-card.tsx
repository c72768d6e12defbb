import { useEffect, useRef, useState } from 'react'
import type { Proposal } from '#domain/chat/proposal.ts'
import { stalenessOf } from '#domain/chat/stale-proposal.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { t } from '#domain/texts/t.ts'
import type { Proposed } from '#web/features/chef/chat-message.ts'
import { useShoppingList } from '#web/features/shopping/shopping-list.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { logFailure } from '#web/lib/log.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useToday } from '../kitchen/use-today.ts'
import { linesOfProposal, proposalInWords, stalenessInWords } from './proposal-words.ts'
import { useConfirmProposal } from './use-confirm-proposal.ts'

interface ProposalCardProps {
  proposed: Proposed
  proposedAt: Date
  owner: string
  /** Of who eats today; undefined until that is known. */
  rules: DietRules | undefined
  onSettled: (outcome: Proposed['outcome']) => void
}

/** What the chef would change. Nothing is written before the person says so here. */
export function ProposalCard({ proposed, proposedAt, owner, rules, onSettled }: ProposalCardProps) {
  const { proposal, outcome } = proposed
  const today = useToday()
  const kitchen = useKitchenOf(owner) ?? owner
  const { lists, hasList } = useShoppingList(owner)
  const confirm = useConfirmProposal(owner)
  const [isPending, setIsPending] = useState(false)
  const settled = useRef<HTMLParagraphElement>(null)
  const isSettledHere = useRef(false)
  const known = hasList ? lists : undefined
  const now = { today, kitchen, lists: known, rules }
  const staleness = stalenessOf(proposal, proposedAt, now)

  // The button that was pressed is gone.
  useEffect(() => {
    if (outcome !== 'open' && isSettledHere.current) settled.current?.focus()
  }, [outcome])

  function settle(how: Proposed['outcome']) {
    isSettledHere.current = true
    onSettled(how)
  }

  async function confirmNow() {
    setIsPending(true)
    try {
      await confirm(proposal)
      settle('confirmed')
    } catch (thrown) {
      // The person has been told.
      logFailure('A proposal could not be confirmed', thrown)
    }
    setIsPending(false)
  }

  return (
    <article className="space-y-2 rounded-2xl border border-edge bg-card p-3.5">
      <h3 className="font-sans leading-tight font-bold break-words">
        {proposalInWords(proposal, today)}
      </h3>
      <ProposalLines proposal={proposal} />
      {outcome !== 'open' ? (
        <p ref={settled} tabIndex={-1} className="text-sm font-semibold text-soft">
          {outcome === 'confirmed' ? t('You confirmed this.') : t('You declined this.')}
        </p>
      ) : staleness === undefined ? (
        <p className="flex flex-wrap gap-2">
          <Button size="sm" pending={isPending} onClick={() => void confirmNow()}>
            {t('Confirm')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => settle('declined')}>
            {t('Not now')}
          </Button>
        </p>
      ) : (
        <p role="note" className="text-sm font-semibold text-soft">
          {stalenessInWords(staleness)}
        </p>
      )}
    </article>
  )
}

/** Each thing that would be written; a recipe or a dish with the way to it. */
function ProposalLines({ proposal }: { proposal: Proposal }) {
  const address = addressOf(proposal)
  return (
    <>
      <ul className="space-y-1 text-sm">
        {linesOfProposal(proposal).map((line, place) => (
          <li key={`${place} ${line}`} className="break-words">
            {line}
          </li>
        ))}
      </ul>
      {address !== null && (
        <Link to={address} className="text-sm font-semibold underline underline-offset-4">
          {t('Look at it first')}
        </Link>
      )}
    </>
  )
}

function addressOf(proposal: Proposal): string | null {
  if (proposal.kind === 'save') return paths.recipe(proposal.recipe)
  if (proposal.kind !== 'plan') return null
  return proposal.recipe === null ? proposal.dish : paths.recipe(proposal.recipe)
}
