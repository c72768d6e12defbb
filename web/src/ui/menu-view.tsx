import { Menu } from '@base-ui/react/menu'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'

import { cn } from './cn.ts'
import type { MenuItem, MenuProps } from './menu-props.ts'
import { Link } from './link.tsx'

const itemStyle = cn(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 font-medium outline-none select-none',
  'data-highlighted:bg-sunken',
)

/** The menu opens inside the part of the page that its button is in, as screen readers see it. */
const landmarks = '[role=dialog], main, header, footer'

/** The menu itself, open as soon as it is there. A change of address closes it, and so does a press beside it. */
export function MenuView({ label, children, items, header, className }: MenuProps) {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  // It takes the place of a button that had the focus, and gives the focus back to its own.
  const arrive = useCallback((button: HTMLElement | null) => {
    setTrigger(button)
    if (button === null) return
    button.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  if (key !== openedAt) {
    setOpenedAt(key)
    setOpen(false)
  }
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        // At once: a dialog around it would take the focus, when what has it goes.
        if (reason === 'escape-key' || reason === 'item-press')
          trigger?.focus({ preventScroll: true })
        setOpen(next)
      }}
    >
      <Menu.Trigger ref={arrive} aria-label={label} className={className}>
        {children}
      </Menu.Trigger>
      <Menu.Portal container={trigger?.closest<HTMLElement>(landmarks) ?? null}>
        <Menu.Positioner sideOffset={8} align="end" className="z-40 outline-none">
          <Menu.Popup
            className={cn(
              'max-h-(--available-height) min-w-60 origin-(--transform-origin) overflow-y-auto rounded-2xl border border-line bg-card p-1.5 text-ink',
              'shadow-float transition-[opacity,scale] duration-150 outline-none',
              'data-ending-style:scale-95 data-ending-style:opacity-0',
              'data-starting-style:scale-95 data-starting-style:opacity-0',
            )}
          >
            {header !== undefined && (
              <div className="mb-1.5 border-b border-line px-3 py-2.5">{header}</div>
            )}
            {items.map((item) => (
              <MenuRow key={item.key} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function MenuRow({ item }: { item: MenuItem }) {
  const style = cn(itemStyle, item.danger === true && 'text-danger')
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if ('to' in item) {
    return (
      <Menu.LinkItem closeOnClick className={style} render={<Link to={item.to} />}>
        {content}
      </Menu.LinkItem>
    )
  }
  return (
    <Menu.Item className={style} onClick={item.onSelect}>
      {content}
    </Menu.Item>
  )
}
