export function CollectionScreen() {
  return <h1>Collection</h1>
}
