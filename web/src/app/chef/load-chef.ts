/**
 * The code of the chef. The first screen holds the names of all files that a part of it needs: by this step in
 * between they are held here, where nobody waits for them.
 */
export async function loadChef() {
  return (await import('./chef.tsx')).Chef
}
