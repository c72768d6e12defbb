/** `gluten-free` → "Gluten-free": the ids of cuisines and diets are words already. */
export function preferenceName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
