export function UserRecipeScreen() {
  return <h1>Recipe</h1>
}
