import { useParams } from 'react-router'
import { RecipePage } from '../recipe-page.tsx'

/** A recipe of the catalogue. */
export function RecipeScreen() {
  const { id = '' } = useParams()
  return <RecipePage key={id} id={id} />
}
