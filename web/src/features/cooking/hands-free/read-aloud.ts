import { useCallback, useEffect, useState } from 'react'
import { locale, t } from '#domain/texts/t.ts'

export const canReadAloud = () => 'speechSynthesis' in window

interface ReadAloud {
  isReading: boolean
  read: (text: string) => void
  stop: () => void
}

/** Fractions and signs as a voice should say them. */
const forVoice = (text: string) =>
  text
    .replaceAll(/(\d)\s?[–-]\s?(?=\d)/gu, `$1 ${t('to|between two numbers')} `)
    .replaceAll('°C', ` ${t('degrees Celsius')}`)
    .replaceAll('°F', ` ${t('degrees Fahrenheit')}`)

/** Reads a text aloud in the app's language, in place of what it reads. */
export function useReadAloud(): ReadAloud {
  const [isReading, setIsReading] = useState(false)
  const stop = useCallback(() => {
    if (canReadAloud()) speechSynthesis.cancel()
    setIsReading(false)
  }, [])
  const read = useCallback((text: string) => {
    if (!canReadAloud()) return
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(forVoice(text))
    utterance.lang = locale()
    const ended = () => setIsReading(false)
    utterance.addEventListener('end', ended)
    utterance.addEventListener('error', ended)
    setIsReading(true)
    speechSynthesis.speak(utterance)
  }, [])
  useEffect(() => stop, [stop])
  return { isReading, read, stop }
}
