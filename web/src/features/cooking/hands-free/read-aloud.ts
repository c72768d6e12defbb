import { useCallback, useEffect, useState } from 'react'
import { locale, t } from '#domain/texts/t.ts'

export const canReadAloud = () => 'speechSynthesis' in window

interface ReadAloud {
  isReading: boolean
  read: (text: string) => void
  stop: () => void
}

interface Said {
  to: string
  celsius: string
  fahrenheit: string
}

const saidHere: Said = {
  to: t('to|between two numbers'),
  celsius: t('degrees Celsius'),
  fahrenheit: t('degrees Fahrenheit'),
}
const saidInEnglish: Said = {
  to: /* not shown */ 'to',
  celsius: /* not shown */ 'degrees Celsius',
  fahrenheit: /* not shown */ 'degrees Fahrenheit',
}

/** Fractions and signs as a voice should say them. */
const forVoice = (text: string, { to, celsius, fahrenheit }: Said) =>
  text
    .replaceAll(/(\d)\s?[–-]\s?(?=\d)/gu, `$1 ${to} `)
    .replaceAll('°C', ` ${celsius}`)
    .replaceAll('°F', ` ${fahrenheit}`)

/** Reads a text aloud in the app's language, or in English where it is in that, in place of what it reads. */
export function useReadAloud(isInEnglish = false): ReadAloud {
  const [isReading, setIsReading] = useState(false)
  const stop = useCallback(() => {
    if (canReadAloud()) speechSynthesis.cancel()
    setIsReading(false)
  }, [])
  const read = useCallback(
    (text: string) => {
      if (!canReadAloud()) return
      speechSynthesis.cancel()
      const said = isInEnglish ? saidInEnglish : saidHere
      const utterance = new SpeechSynthesisUtterance(forVoice(text, said))
      utterance.lang = isInEnglish ? 'en' : locale()
      const ended = () => setIsReading(false)
      utterance.addEventListener('end', ended)
      utterance.addEventListener('error', ended)
      setIsReading(true)
      speechSynthesis.speak(utterance)
    },
    [isInEnglish],
  )
  useEffect(() => stop, [stop])
  return { isReading, read, stop }
}
