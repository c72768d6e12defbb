import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HomeAnswers } from '#web/features/recipes/match/answers-context.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { useProvisions } from './use-provisions.ts'

/**
 * What can be answered of a kitchen, the same object for as long as it is shown: no card is drawn anew for it. Null where
 * a helper looks at it, who changes no pantry. `owner` null is a visitor.
 */
export function useHomeAnswers(owner: string | null): HomeAnswers | null {
  const { have, haveNot } = useProvisions(owner)
  const latest = useRef({ have, haveNot })
  useLayoutEffect(() => {
    latest.current = { have, haveNot }
  })
  const [answers] = useState<HomeAnswers>(() => ({
    onHave: (ids) => latest.current.have(ids),
    onHaveNot: (ids) => latest.current.haveNot(ids),
  }))
  return useIsHelper(owner) ? null : answers
}

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
