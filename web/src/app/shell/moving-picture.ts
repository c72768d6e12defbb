import { flushSync } from 'react-dom'
import { NavigationType } from 'react-router'
import { animateChanges, type Animate } from './page-change.ts'

/** What the styles call the picture that moves (motion.css). */
const name = 'recipe-picture'
const anyRecipe = '/recipe/1'
const isOfRecipe = (pathname: string) => /^\/(?:(?:user-)?recipe|dish)\//.test(pathname)

/** The picture of a recipe’s page. */
const largePicture = () => document.querySelector<HTMLImageElement>('[data-recipe-picture] img')

/** The picture of the card whose link leads to an address, where it is seen. */
function cardPicture(href: string): HTMLImageElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a')]
  const pictures = links.map((link) =>
    link.getAttribute('href') === href ? pictureBeside(link) : null,
  )
  return pictures.find((each) => each !== null && isSeen(each)) ?? null
}

const isLarge = (picture: Element) => picture.closest('[data-recipe-picture]') !== null

const pictureBeside = (link: Element) =>
  link.closest('article')?.querySelector<HTMLImageElement>('img') ?? null

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * Lets the picture of a card grow into that of its recipe’s page, and shrink back on the way back. Only where the browser
 * can, and for who has not asked for less motion. Nothing waits for data: what the page shows at once is what moves.
 *
 * @param preload fetches the code of the page at a path
 */
export function movePictures(preload: (path: string) => Promise<void>): void {
  if (!('startViewTransition' in document)) return
  let pressed: { href: string; picture: HTMLImageElement } | null = null
  let { pathname: shown } = window.location
  /** The link by which the recipe that is shown was opened. */
  let openedBy: string | null = null
  /** A change that the browser has not come to show. */
  let pending: (() => void) | null = null

  // Who looks through a list opens a recipe of it next. A page whose code is missing says so when it is opened.
  const fetchPage = () => void preload(anyRecipe).catch(() => undefined)
  for (const event of ['scroll', 'pointerdown'] as const) {
    document.addEventListener(event, fetchPage, { once: true, passive: true })
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      const picture = link && pictureBeside(link)
      pressed = link && picture && { href: link.getAttribute('href') ?? '', picture }
      // The router hears of the same click within this task.
      setTimeout(() => (pressed = null))
    },
    { capture: true },
  )

  /** What is seen of the picture before the change, and how it is found after it. */
  function journey(to: string, isBack: boolean) {
    if (isOfRecipe(to) === isOfRecipe(shown)) return null
    if (isOfRecipe(to)) {
      if (pressed === null) return null
      openedBy = pressed.href
      return { before: pressed.picture, after: largePicture }
    }
    const before = isBack && openedBy !== null ? largePicture() : null
    const href = openedBy ?? ''
    return before && { before, after: () => cardPicture(href) }
  }

  const animate: Animate = ({ action, location }, show) => {
    pending?.()
    const isBack = action === NavigationType.Pop
    const found = isMotionWelcome() ? journey(location.pathname, isBack) : null
    shown = location.pathname
    if (found === null || !isSeen(found.before)) return false
    const showOnce = () => {
      if (pending !== showOnce) return
      pending = null
      flushSync(show)
      // Smoothly, the page would still be on its way there when its picture is looked for.
      if (!isBack) window.scrollTo({ top: 0, behavior: 'instant' })
    }
    pending = showOnce
    move(found, showOnce)
    return true
  }
  animateChanges(animate)
}

const isMotionWelcome = () =>
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Journey {
  before: HTMLImageElement
  after: () => HTMLImageElement | null
}

function move({ before, after }: Journey, change: () => void): void {
  const root = document.documentElement
  root.dataset['pictureMoves'] = ''
  before.style.viewTransitionName = name
  let forget = () => undefined as void
  const transition = document.startViewTransition(() => {
    before.style.viewTransitionName = ''
    change()
    const picture = after()
    // Its page is still on its way: nothing moves there.
    if (picture === null) return transition.skipTransition()
    forget = isLarge(picture) ? standIn(picture, before) : named(picture)
  })
  const end = () => {
    delete root.dataset['pictureMoves']
    forget()
  }
  transition.finished.then(end, end)
}

function named(picture: HTMLImageElement): () => void {
  picture.style.viewTransitionName = name
  return () => (picture.style.viewTransitionName = '')
}

/**
 * Stands where the large picture stands while that may still be on its way, and while the shape of a recipe becomes the
 * recipe: what moves must not be replaced.
 */
function standIn(large: HTMLImageElement, { currentSrc }: HTMLImageElement): () => void {
  const { left, top, width, height } = large.getBoundingClientRect()
  const picture = document.createElement('img')
  picture.alt = ''
  picture.src = currentSrc
  picture.className = `${large.className} absolute z-10 rounded-card`
  Object.assign(picture.style, {
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    viewTransitionName: name,
  })
  document.body.append(picture)
  return () => picture.remove()
}
