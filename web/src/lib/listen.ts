import { isEnglish, t } from '#domain/texts/t.ts'
import { regional } from './regional.ts'

interface ResultEvent {
  resultIndex: number
  results: SpeechRecognitionResultList
}

interface Listening {
  (type: 'result', listener: (event: ResultEvent) => void): void
  (type: 'error', listener: (event: { error: string }) => void): void
  (type: 'end', listener: () => void): void
}

/** What of the browser's speech recognition is used; TypeScript's own types do not have it. */
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  addEventListener: Listening
  start: () => void
  stop: () => void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

/** Why it listens no more: the browser's code, and a text for a person. */
export interface ListenFailure {
  code: string
  text: string
}

interface Listener {
  /** In which language; that of the page where nothing is said, and of the browser where that is English. */
  lang?: string
  /** A stretch of speech, as the browser understood it. */
  onText: (text: string) => void
  /** It listens no more; with what went wrong, where something did. */
  onEnd: (failure: ListenFailure | null) => void
}

const failures: ReadonlyMap<string, string> = new Map([
  [
    'not-allowed',
    t('The microphone is not allowed for this page. Your browser’s settings can allow it.'),
  ],
  ['service-not-allowed', t('This browser does not allow dictation here.')],
  ['audio-capture', t('No microphone was found.')],
  ['network', t('Dictation needs a connection, and there is none.')],
  ['no-speech', t('Nothing was heard.')],
  ['language-not-supported', t('This browser does not know your language by ear.')],
])

const unheard = t('That could not be heard. Please try again.')

/** Listens until the person stops it or is silent for long. Returns the function that ends it. */
export function listen({ lang, onText, onEnd }: Listener): () => void {
  const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition
  if (Recogniser === undefined) {
    onEnd({ code: 'unsupported', text: t('This browser cannot listen.') })
    return () => undefined
  }
  const recognition = new Recogniser()
  let failure: ListenFailure | null = null
  // Who reads English may speak to it in the language of their browser.
  recognition.lang = lang ?? (isEnglish() ? navigator.language : regional)
  recognition.continuous = true
  recognition.interimResults = false
  recognition.addEventListener('result', ({ resultIndex, results }) => {
    for (let at = resultIndex; at < results.length; at++) {
      const result = results[at]
      const heard = result?.isFinal === true ? result[0]?.transcript.trim() : undefined
      if (heard !== undefined && heard !== '') onText(heard)
    }
  })
  recognition.addEventListener('error', ({ error }) => {
    if (error === 'aborted') return
    failure = { code: error, text: failures.get(error) ?? unheard }
  })
  recognition.addEventListener('end', () => onEnd(failure))
  try {
    recognition.start()
  } catch {
    onEnd({ code: 'not-started', text: unheard })
  }
  return () => recognition.stop()
}
