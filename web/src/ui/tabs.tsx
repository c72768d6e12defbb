import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import { cn } from './cn.ts'

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, read by screen readers. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** Panels of which one is shown; arrow keys move between their tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className } = props
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: unknown) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (chosen !== undefined) onValueChange(chosen.value)
      }}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className={cn(
              'relative min-h-11 px-4 font-semibold whitespace-nowrap text-soft transition-colors hover:text-ink',
              'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full',
              'focus-visible:-outline-offset-3 data-active:text-ink data-active:after:bg-tomato',
            )}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="rounded-field">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
