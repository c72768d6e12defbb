import { useParams } from 'react-router'
import { RecipePage } from './recipe-page.tsx'

/** A recipe: of the catalogue, or one that a cook made, under its own address. */
export function RecipeScreen() {
  const { id = '' } = useParams()
  return <RecipePage key={id} id={id} />
}
