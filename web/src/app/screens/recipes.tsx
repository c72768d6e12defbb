export function RecipesScreen() {
  return <h1>Recipes</h1>
}
