export function CreateRecipeScreen() {
  return <h1>Create a recipe</h1>
}
