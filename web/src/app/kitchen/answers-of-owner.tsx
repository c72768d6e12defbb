import { useEffect } from 'react'
import type { HomeAnswers } from '#web/features/recipes/match/answers-context.ts'
import { useHomeAnswers } from './use-home-answers.ts'

interface AnswersOfOwnerProps {
  /** Null is a visitor. */
  owner: string | null
  onAnswers: (answers: HomeAnswers | null) => void
}

/** Gives out what can be answered, for as long as it stands on the page. Shows nothing. */
export function AnswersOfOwner({ owner, onAnswers }: AnswersOfOwnerProps) {
  const answers = useHomeAnswers(owner)
  useEffect(() => {
    onAnswers(answers)
    return () => onAnswers(null)
  }, [answers, onAnswers])
  return null
}
