import { capitalised } from '../ingredients/names.ts'

/** `west-african` → "West African". */
export const cuisineName = (id: string): string => id.split('-').map(capitalised).join(' ')
