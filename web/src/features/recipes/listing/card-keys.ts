import type { KeyboardEvent } from 'react'

import { arrowKeys } from '#web/ui/reading-direction.ts'

type Step = 'next' | 'previous' | 'below' | 'above'

function stepOf(key: string): Step | undefined {
  const [back, on] = arrowKeys()
  const steps: Readonly<Record<string, Step>> = {
    [on]: 'next',
    [back]: 'previous',
    ArrowDown: 'below',
    ArrowUp: 'above',
  }
  return steps[key]
}

/** Of some cards the nearest in another row, in the column where one is. */
function inOtherRow(cards: readonly HTMLElement[], from: HTMLElement, isBelow: boolean) {
  const here = from.getBoundingClientRect()
  const beyond = cards
    .map((card) => ({ card, place: card.getBoundingClientRect() }))
    .filter(({ place }) => (isBelow ? place.top > here.top + 1 : place.top < here.top - 1))
  const distance = ({ top, left }: DOMRect) =>
    Math.abs(top - here.top) * 10 + Math.abs(left - here.left)
  return beyond.toSorted((left, right) => distance(left.place) - distance(right.place))[0]?.card
}

/** From the title of a card the arrows lead to those around it. */
export function moveAmongCards(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOf(event.key)
  const { target, currentTarget } = event
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (step === undefined || !isPlain || !(target instanceof HTMLElement)) return
  const from = target.closest<HTMLElement>('article')
  if (from === null || !target.matches('article :is(h3, h4) a')) return
  const cards = [...currentTarget.querySelectorAll<HTMLElement>('article')]
  const at = cards.indexOf(from)
  const to =
    step === 'next'
      ? cards[at + 1]
      : step === 'previous'
        ? cards[at - 1]
        : inOtherRow(cards, from, step === 'below')
  const link = to?.querySelector<HTMLElement>(':is(h3, h4) a')
  if (link === null || link === undefined) return
  event.preventDefault()
  link.focus()
}
