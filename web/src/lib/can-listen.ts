/** Whether the browser knows speech by ear; apart from listen.ts, which is fetched where somebody speaks. */
export const canListen = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
