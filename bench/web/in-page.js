/**
 * Runs in the page before its own code and keeps what the browser says about it, under
 * `larderBench`: read by page-load.ts and ranking.ts.
 */
globalThis.larderBench = (() => {
  const seen = {
    lcp: 0,
    lcpElement: '',
    cls: 0,
    longTasks: [],
    interactions: [],
    ranked: undefined,
    joined: undefined,
  }
  const observe = (type, take) => {
    const take1 = (list) => list.getEntries().forEach(take)
    new PerformanceObserver(take1).observe({ type, buffered: true })
  }

  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime
    const words = element?.textContent?.trim().slice(0, 40)
    seen.lcpElement = `${element?.localName ?? '?'} ${url || words || ''}`.trim()
  })
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }))

  // One tap or key is several events: it took as long as the longest of them.
  const takeEvent = ({ interactionId, name, duration, target }) => {
    if (interactionId === 0) return
    const known = seen.interactions.find(({ id }) => id === interactionId)
    if (known !== undefined) known.duration = Math.max(known.duration, duration)
    else {
      const words = (target?.getAttribute?.('aria-label') ?? target?.textContent ?? '').trim()
      const of = `${target?.localName ?? '?'} ${words.slice(0, 30)}`.trim()
      seen.interactions.push({ id: interactionId, name, target: of, duration })
    }
  }
  new PerformanceObserver((list) => list.getEntries().forEach(takeEvent)).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  })

  // Shifts count in windows of at most 5 s with gaps below 1 s; the worst window is the page's.
  let shiftWindow = { sum: 0, from: 0, to: 0 }
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return
    const { sum, from, to } = shiftWindow
    const isSame = sum > 0 && startTime - to < 1_000 && startTime - from < 5_000
    shiftWindow = isSame
      ? { sum: sum + value, from, to: startTime }
      : { sum: value, from: startTime, to: startTime }
    seen.cls = Math.max(seen.cls, shiftWindow.sum)
  })

  // Composed dishes come from a thread of their own, and join a ranking that stands already.
  let isComposed = false
  globalThis.Worker = class extends globalThis.Worker {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', () => (isComposed = true))
    }
  }

  const isOfRecipe = (node) => (node.parentElement ?? node).closest?.('article') != null
  const holdsRecipe = (node) => isOfRecipe(node) || node.querySelector?.('article') != null
  /** What stands among the recipes and is none, as what to get for more of them, comes later by design. */
  const changesRecipes = ({ target, addedNodes, removedNodes }) =>
    isOfRecipe(target) || [...addedNodes, ...removedNodes].some(holdsRecipe)

  /** From the Enter key to the last frame that changed the recipes: before dishes were composed anew, and of all. */
  function watchRanking(enteredAt) {
    seen.ranked = undefined
    seen.joined = undefined
    isComposed = false
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => {
      seen.joined = performance.now() - enteredAt
      if (!isComposed || seen.ranked === undefined) seen.ranked = seen.joined
    })
    channel.port1.start()
    const observer = new MutationObserver((records) => {
      if (!records.some(changesRecipes)) return
      // A message that is sent in the frame's callback arrives when the frame has been drawn.
      requestAnimationFrame(() => channel.port2.postMessage(undefined))
    })
    const recipes = document.querySelector('section[aria-label="Recipes"]')
    observer.observe(recipes, { subtree: true, childList: true, characterData: true })
    setTimeout(() => observer.disconnect(), 1_500)
  }
  const onKey = ({ key, timeStamp }) => key === 'Enter' && watchRanking(timeStamp)
  document.addEventListener('keydown', onKey, { capture: true })

  const fcp = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return { read: () => ({ ...seen, fcp: fcp() }) }
})()
