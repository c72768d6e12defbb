import { useEffect } from 'react'

/**
 * Names the page in the browser's tab and history. Every route has a name of its own; a screen
 * that knows a better one (the recipe's) calls this with it.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Larder`
  }, [title])
}
