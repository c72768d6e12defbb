import { kitchenKey } from '#web/lib/kitchen-here.ts'

// Null is a visitor, whose things stay on this device.
export const pantryKey = kitchenKey('pantry')
export const staplesKey = kitchenKey('staples')
export const correctionsKey = kitchenKey('corrections')
