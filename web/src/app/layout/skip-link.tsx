/** The first thing the keyboard meets: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-60 -translate-y-20 rounded-full bg-char px-5 py-3 font-semibold text-char-ink focus:translate-y-0"
      onClick={(event) => {
        // A hash in the address would be one more step of the history.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
