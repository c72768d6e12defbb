import { useSearchParams } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { rankingModes, type RankingMode } from '#domain/matching/rank.ts'

export interface ModeWords {
  mode: RankingMode
  label: string
  /** What it does, in a sentence. */
  sentence: string
}

export const modes: readonly ModeWords[] = [
  {
    mode: 'ready-now',
    label: t('Ready now'),
    sentence: t('What you can cook now stands first, then what is nearest to it.'),
  },
  {
    mode: 'use-it-up',
    label: t('Use it up'),
    sentence: t('What uses something that spoils soon stands first.'),
  },
  {
    mode: 'fewest-extras',
    label: t('Fewest extras'),
    sentence: t('What needs the fewest things from the shop stands first; a swap is none.'),
  },
  {
    mode: 'quickest',
    label: t('Quickest'),
    sentence: t('Of what you can cook, and of each group after it, the quickest stands first.'),
  },
]

const usual: RankingMode = 'ready-now'

/** The order that was chosen. It stands in the address, so that it can be shared and found again. */
export function useRankingMode(): [RankingMode, (mode: RankingMode) => void] {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('mode')
  const mode = rankingModes.find((each) => each === wanted) ?? usual
  function setMode(next: RankingMode) {
    const changed = new URLSearchParams(params)
    if (next === usual) changed.delete('mode')
    else changed.set('mode', next)
    setParams(changed, { replace: true })
  }
  return [mode, setMode]
}
