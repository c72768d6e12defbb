import { useDeferredValue, useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RankingMode } from '#domain/matching/rank.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { ChangeBelow, useIsBelow } from './change-below.tsx'
import type { RankingChange } from './ranking-change.ts'
import { modes } from './ranking-mode.ts'
import { spoilingSoon, usedUpInWords } from '../match/used-up.ts'

interface RankingLineProps {
  mode: RankingMode
  kitchen: Kitchen
  change: RankingChange | null
  /** What the whole list came to, read out when it first appears. */
  headline: string
  /** What stands behind it, where nothing has changed. */
  sideline: string
}

/**
 * What stands behind the headline or what the order means, and for a while what the last change did, in one place: nothing
 * below it moves.
 * Read out when it says something new.
 */
export function RankingLine({ mode, kitchen, change, headline, sideline }: RankingLineProps) {
  const meaning = meaningOf(mode, kitchen)
  const words = change?.words
  const [heard, setHeard] = useState({ mode, words, said: '' })
  if (heard.mode !== mode) setHeard({ mode, words, said: meaning })
  else if (heard.words !== words) setHeard({ mode, words, said: words ?? heard.said })
  // A region that comes with its words is not read: they come after it.
  const first = useDeferredValue(headline, '')
  const line = useRef<HTMLDivElement>(null)
  const isBelow = useIsBelow(line)

  function go() {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    line.current?.closest('section')?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  }

  return (
    <div ref={line} className="flex min-h-6 min-w-0 flex-1 items-center text-[0.9375rem]">
      <output className="sr-only">{heard.said || first}</output>
      {change !== null && (
        <ChangeBelow key={change.words} words={change.words} isBelow={isBelow} onGo={go} />
      )}
      {change === null ? (
        <p className="text-soft">{mode === 'ready-now' ? sideline : meaning}</p>
      ) : (
        <p className="flex animate-rise items-center gap-2 font-semibold text-basil">
          <CheckIcon size={18} />
          {change.words}
        </p>
      )}
    </div>
  )
}

function meaningOf(mode: RankingMode, kitchen: Kitchen): string {
  const sentence = modes.find((each) => each.mode === mode)?.sentence ?? ''
  if (mode !== 'use-it-up') return sentence
  const soon = spoilingSoon(kitchen).map((each) => usedUpInWords(each, kitchen))
  const now =
    soon.length > 0
      ? t('Soon: {foods}.|they spoil', { foods: soon.slice(0, 3).join('; ') })
      : t('Nothing of yours does at the moment.|spoil soon')
  return `${sentence} ${now}`
}
