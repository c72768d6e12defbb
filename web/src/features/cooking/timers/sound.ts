let context: AudioContext | undefined

function wake() {
  if ('AudioContext' in window) context ??= new AudioContext()
  // Refused until the page was touched: the next touch tries again.
  context?.resume().catch(() => undefined)
}

/** Browsers let a page sound only after it was touched: every touch makes sure that it may, and calls back. */
export function readySound(onTouch: () => void): void {
  for (const touch of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(touch, wake, { capture: true })
  }
  // A touch that scrolls is none that a recording may begin by.
  document.addEventListener('click', onTouch)
}

const notes = [
  { pitch: 880, from: 0 },
  { pitch: 1174.7, from: 0.18 },
  { pitch: 1396.9, from: 0.36 },
] as const
const ringOut = 0.5

/** Two long buzzes, where there is a motor. */
export function buzz(): void {
  if ('vibrate' in navigator) navigator.vibrate([400, 150, 400])
}

/** Three rising notes. */
export function chime(): void {
  wake()
  if (context?.state !== 'running') return
  const now = context.currentTime
  for (const { pitch, from } of notes) {
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.type = 'triangle'
    oscillator.frequency.value = pitch
    volume.gain.setValueAtTime(0.5, now + from)
    volume.gain.exponentialRampToValueAtTime(0.001, now + from + ringOut)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(now + from)
    oscillator.stop(now + from + ringOut)
  }
}

export function hush(): void {
  if ('vibrate' in navigator) navigator.vibrate(0)
}
