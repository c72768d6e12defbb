import { useLocation, useParams } from 'react-router'
import { useState } from 'react'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { PageFailed } from '../page/page-failed.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { RecipePage } from './recipe-page.tsx'

const { Piece: DishPage } = lazyPiece(async () => (await import('./dish-page.tsx')).DishPage)

/** A recipe: of the catalogue, one that a cook made, or a dish that is composed as its address says. */
export function RecipeScreen() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const [isMissing, setMissing] = useState(false)
  if (!pathname.startsWith('/dish/')) return <RecipePage key={id} id={id} />
  if (isMissing) return <PageFailed />
  return <DishPage name={id} placeholder={<PageLoading />} onUnavailable={() => setMissing(true)} />
}
