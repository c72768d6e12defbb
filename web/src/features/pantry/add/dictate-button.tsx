import { useEffect, useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { canListen } from '#web/lib/can-listen.ts'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { MicrophoneIcon } from '../list/pantry-icons.tsx'

interface DictateButtonProps {
  /** Undefined while it is being loaded. */
  vocabulary: Vocabulary | undefined
  /** What was heard, with commas between things; `instead` of what was given without them before. */
  onText: (text: string, instead?: string) => void
}

const loadDictation = () =>
  Promise.all([import('#web/lib/listen.ts'), import('#domain/pantry/spoken-list.ts')])

/** Speaks a list into the field, where the browser can listen; elsewhere it is not there. */
export function DictateButton({ vocabulary, onText }: DictateButtonProps) {
  const [listening, setListening] = useState(false)
  /** Heard before there was anything to tell things apart with. */
  const [unparted, setUnparted] = useState<string | null>(null)
  const stop = useRef<() => void>(null)
  // What is heard counts as of then: the vocabulary may have come while somebody spoke.
  const now = useRef({ vocabulary, onText })
  useEffect(() => {
    now.current = { vocabulary, onText }
  })
  useEffect(() => () => stop.current?.(), [])
  useEffect(() => {
    if (vocabulary === undefined || unparted === null) return
    async function part(heard: string, known: Vocabulary) {
      const [, { partSpokenList }] = await loadDictation()
      setUnparted(null)
      now.current.onText(partSpokenList(heard, known), heard)
    }
    void part(unparted, vocabulary)
  }, [vocabulary, unparted])

  if (!canListen()) return null

  async function start() {
    setListening(true)
    try {
      const [{ listen }, { partSpokenList }] = await loadDictation()
      stop.current = listen({
        onText(text) {
          const { vocabulary: known, onText: take } = now.current
          if (known === undefined) setUnparted(text)
          take(known === undefined ? text : partSpokenList(text, known))
        },
        onEnd(failure) {
          setListening(false)
          stop.current = null
          if (failure !== null) toast({ title: failure.text, tone: 'error' })
        },
      })
    } catch {
      setListening(false)
      toast({ title: t('Dictation could not be loaded. Please try again.'), tone: 'error' })
    }
  }

  return (
    <IconButton
      label={listening ? t('Stop dictating') : t('Dictate ingredients')}
      aria-pressed={listening}
      icon={<MicrophoneIcon />}
      onClick={() => (listening ? stop.current?.() : void start())}
      variant={listening ? 'primary' : 'plain'}
      className={cn('me-1', listening && 'animate-shimmer')}
    />
  )
}
