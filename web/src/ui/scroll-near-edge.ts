/** So that a long list can be dragged through. */
export function scrollNearEdge(clientY: number): void {
  const edge = 96
  if (clientY < edge) window.scrollBy(0, -16)
  else if (clientY > window.innerHeight - edge) window.scrollBy(0, 16)
}
