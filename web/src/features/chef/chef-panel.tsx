export interface ChefPanelProps {
  open: boolean
  onClose: () => void
}

export function ChefPanel({ open, onClose }: ChefPanelProps) {
  if (!open) return null
  return (
    <section aria-label="Personal Chef">
      <h2>Personal Chef</h2>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  )
}
