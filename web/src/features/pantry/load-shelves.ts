/**
 * The code of the pantry’s shelves. The first screen holds the names of all files that a part of it needs: by this
 * step in between they are held here.
 */
export async function loadShelves() {
  return (await import('./pantry-shelves.tsx')).PantryShelves
}
