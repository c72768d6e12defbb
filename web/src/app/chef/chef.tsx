import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isClosed } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import type { ChatMessage } from '#web/features/chef/chat-message.ts'
import { ChefPanel } from '#web/features/chef/chef-panel.tsx'
import type { Settle } from '#web/features/chef/use-chat.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useBackendConfig } from '#web/lib/backend/use-backend-config.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { AnswerRecipes } from './answer-recipes.tsx'
import { useChefAnswer } from './use-chef-answer.ts'
import { type ChefKnowledge, useChefKnowledge } from './use-chef-knowledge.ts'

/** With the first answer that proposes something: few do. */
const { Piece: ProposalCard } = lazyPiece(
  async () => (await import('./proposal-card.tsx')).ProposalCard,
)

interface ChefProps {
  open: boolean
  onMinimise: () => void
  onClose: () => void
}

/** The Personal Chef for who is here now; another person finds another chat. */
export function Chef(props: ChefProps) {
  const { user, access, loading } = useAuth()
  const userId = user?.id ?? null
  const { items } = usePantry(userId)
  const knowledge = useChefKnowledge(userId)
  const answer = useChefAnswer(knowledge)
  const backend = useBackendConfig()
  useStepAside(props.onMinimise)
  return (
    <ChefPanel
      key={userId}
      {...props}
      userId={userId}
      isReady={!loading}
      mayChat={!isClosed('ai_assistant', access)}
      pantrySize={items.length}
      hasProvider={backend?.features.chef === true}
      answer={answer}
      belowAnswer={shownBelow(userId, knowledge)}
    />
  )
}

function shownBelow(userId: string | null, knowledge: ChefKnowledge | undefined) {
  return (message: ChatMessage, settle: Settle): ReactNode => {
    if (message.ending === 'failed') return null
    return (
      <>
        {knowledge !== undefined && (
          <AnswerRecipes message={message} userId={userId} knowledge={knowledge} />
        )}
        {userId !== null &&
          message.proposed?.map((proposed, place) => (
            <ProposalCard
              key={place}
              proposed={proposed}
              proposedAt={message.timestamp}
              owner={userId}
              rules={knowledge?.rules}
              onSettled={(outcome) => settle(message.id, place, outcome)}
              onUnavailable={notifyUnavailable}
            />
          ))}
      </>
    )
  }
}

/** On a phone the panel hides the page: who follows a link from it wants to see where it led. */
function useStepAside(onMinimise: () => void) {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (window.matchMedia('(max-width: 639px)').matches) onMinimise()
  }, [pathname, onMinimise])
}
