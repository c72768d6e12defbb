/** For what is costly to make and not always needed: made when it is first asked for, and kept. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let kept: { made: Made } | undefined
  return () => (kept ??= { made: make() }).made
}
