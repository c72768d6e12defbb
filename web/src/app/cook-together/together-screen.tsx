import { useState } from 'react'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { PageFailed } from '../page/page-failed.tsx'
import { PageLoading } from '../page/page-loading.tsx'

const { Piece: TogetherPage, preload } = lazyPiece(
  async () => (await import('./together-page.tsx')).TogetherPage,
)
// With the page, not after it.
preload()

/** Several dishes at once: it reads each as its own page does, so what it needs comes with what these have. */
export function TogetherScreen() {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <PageFailed />
  return <TogetherPage placeholder={<PageLoading />} onUnavailable={() => setMissing(true)} />
}
