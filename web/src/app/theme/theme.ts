import { useSyncExternalStore } from 'react'

/** `system` follows the device; the others hold whatever it says. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** before-paint.js reads the same key before anything is drawn. */
const storageKey = 'larder_theme'
const listeners = new Set<() => void>()

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Shows the theme and keeps it on this device, where the device allows that. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  showTheme(choice)
}

function showTheme(choice: ThemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  colourBars(choice)
  for (const listener of listeners) listener()
}

/** The bars of a phone and of an installed app follow the page; before-paint.js does the same at the start. */
function colourBars(choice: ThemeChoice) {
  document.querySelector('meta[name=theme-color]:not([media])')?.remove()
  if (choice === 'system') return
  const bars = Object.assign(document.createElement('meta'), { name: 'theme-color' })
  bars.content = getComputedStyle(document.documentElement).backgroundColor
  document.head.prepend(bars)
}

function subscribe(listener: () => void): () => void {
  const inAnotherTab = (event: StorageEvent) => {
    if (event.key === storageKey) showTheme(readChoice())
  }
  listeners.add(listener)
  window.addEventListener('storage', inAnotherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', inAnotherTab)
  }
}

/** The person's choice of theme, in this tab or another. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, shownChoice)
}

function shownChoice(): ThemeChoice {
  const shown = document.documentElement.dataset['theme']
  return themeChoices.find((choice) => choice === shown) ?? 'system'
}
