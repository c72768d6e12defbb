export function HomeScreen() {
  return <h1>What's in your kitchen?</h1>
}
