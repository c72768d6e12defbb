export function RecipeScreen() {
  return <h1>Recipe</h1>
}
