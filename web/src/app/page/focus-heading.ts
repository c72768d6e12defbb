/** Takes the focus to the main heading, where a screen reader begins to read; to the page where there is none yet. */
export function focusHeading(): Element | null {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1
  target?.focus({ preventScroll: true })
  return target
}
