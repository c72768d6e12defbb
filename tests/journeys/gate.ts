/** A gate that is closed until somebody opens it: what is held behind it is ordered after that, whatever the clock says. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}
