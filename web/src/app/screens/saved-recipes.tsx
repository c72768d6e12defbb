export function SavedRecipesScreen() {
  return <h1>Saved recipes</h1>
}
