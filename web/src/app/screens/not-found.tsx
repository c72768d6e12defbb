export function NotFoundScreen() {
  return <h1>We could not find that page</h1>
}
