import { useQueryClient } from '@tanstack/react-query'

/** What shows recipes with their ratings: the page of one, lists, recommendations. */
const rated = ['listing', 'recipes-by-id', 'discover'] as const

/** After a rating: what shows it is read anew, at once where it is on the screen. */
export function useRatingChanged() {
  const client = useQueryClient()
  return (recipeId: number) => {
    void client.invalidateQueries({ queryKey: ['recipe', String(recipeId)] })
    for (const kind of rated) void client.invalidateQueries({ queryKey: [kind] })
  }
}
