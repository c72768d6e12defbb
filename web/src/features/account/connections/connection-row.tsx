import type { ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'

import { scopesInWords } from './scope-words.ts'

interface ConnectionRowProps {
  name: string
  scopes: readonly string[]
  /** Since when, until when, how it stands. */
  facts: ReactNode
  endWords: ReactNode
  pending: boolean
  onEnd: () => void
}

/** An app or a token: its name, what it may do, and the way to end it. */
export function ConnectionRow(props: ConnectionRowProps) {
  const { name, scopes, facts, endWords, pending, onEnd } = props
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-soft">{facts}</p>
        <ul className="mt-1 list-disc ps-5 text-sm">
          {scopesInWords(scopes).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <Button variant="quiet" size="sm" disabled={pending} onClick={onEnd}>
        {endWords}
      </Button>
    </li>
  )
}
