import { useParams } from 'react-router'
import { RecipePage } from '../recipe-page.tsx'

/** A recipe that a cook made: the same page, under the address of people's own recipes. */
export function UserRecipeScreen() {
  const { id = '' } = useParams()
  return <RecipePage key={id} id={id} />
}
