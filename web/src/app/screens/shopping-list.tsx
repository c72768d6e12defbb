export function ShoppingListScreen() {
  return <h1>Shopping list</h1>
}
