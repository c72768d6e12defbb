/**
 * The code of the quick-add groups. The first screen holds the names of all files that a part of it needs: by this
 * step in between they are held here.
 */
export async function loadQuickAdd() {
  return (await import('../list/quick-add-groups.tsx')).QuickAddGroups
}
