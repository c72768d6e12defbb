import { useState, type ReactNode } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import {
  HomeAnswersContext,
  type HomeAnswers,
} from '#web/features/recipes/match/answers-context.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

const { Piece: AnswersOfOwner } = lazyPiece(
  async () => (await import('./home-answers.tsx')).AnswersOfOwner,
)
/** Cards then say in words what they count on. */
const onUnavailable = () => undefined

interface AnswerableCardsProps {
  /** Null is a visitor. */
  owner: string | null
  /** Undefined until it is there. */
  kitchen: Kitchen | undefined
  children: ReactNode
}

/** Cards on which one can say no to what is probably at home. The way to say so comes once something is. */
export function AnswerableCards({ owner, kitchen, children }: AnswerableCardsProps) {
  const [answers, setAnswers] = useState<HomeAnswers | null>(null)
  const isAnythingBelieved = kitchen !== undefined && kitchen.believed.size > 0
  return (
    <HomeAnswersContext value={answers}>
      {children}
      {isAnythingBelieved && (
        <AnswersOfOwner owner={owner} onAnswers={setAnswers} onUnavailable={onUnavailable} />
      )}
    </HomeAnswersContext>
  )
}
