import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { SpokenCommand } from '#domain/cooking/sayings.ts'
import { spokenCommand } from '#domain/cooking/spoken-command.ts'
import { regional } from '#web/lib/regional.ts'
import { listen } from '#web/lib/listen.ts'

/** Ends that follow each other sooner than this are no silence but a fault. */
const tooSoon = 1000
const mostFaults = 3

export interface Voice {
  isListening: boolean
  /** Why it stopped, for a person. */
  failure: string | null
  start: () => void
  stop: () => void
}

/** Listens for commands until it is stopped; a kitchen is silent for long, so it begins anew by itself. */
export function useVoice(onCommand: (command: SpokenCommand) => void): Voice {
  const [isListening, setIsListening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const end = useRef<() => void>(null)
  const wanted = useRef(false)
  const command = useRef(onCommand)
  useEffect(() => {
    command.current = onCommand
  })

  const stop = useCallback(() => {
    wanted.current = false
    end.current?.()
    end.current = null
    setIsListening(false)
  }, [])

  const start = useCallback(() => {
    let faults = 0
    function begin() {
      const begunAt = Date.now()
      end.current = listen({
        // What is understood stands in the language of the page, also where a browser speaks another.
        lang: regional,
        onText(text) {
          const said = spokenCommand(text)
          if (said !== null && wanted.current) command.current(said)
        },
        onEnd(reason) {
          if (!wanted.current) return
          faults = Date.now() - begunAt < tooSoon ? faults + 1 : 0
          const isSilence = reason === null || reason.code === 'no-speech'
          if (isSilence && faults < mostFaults) return begin()
          wanted.current = false
          setIsListening(false)
          setFailure(reason?.text ?? t('The browser stopped listening.'))
        },
      })
    }
    wanted.current = true
    setFailure(null)
    setIsListening(true)
    begin()
  }, [])

  useEffect(() => stop, [stop])
  return { isListening, failure, start, stop }
}
