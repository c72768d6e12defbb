/**
 * Takes away what the server's HTML says of the recipe that it was sent for. A browser that shares a page goes
 * by such tags, and the app goes on to other pages without a new document.
 */
export function forgetPageTags(): void {
  for (const tag of document.querySelectorAll('[data-of-page]')) tag.remove()
}
