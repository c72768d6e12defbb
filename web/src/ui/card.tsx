import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** `raised` floats on the page, `basil` offers something. */
  tone?: 'raised' | 'basil' | 'sunken'
}

const tones = {
  raised: 'border border-line bg-card shadow-card',
  basil: 'bg-basil-soft',
  sunken: 'bg-sunken',
} as const

/** A large calm surface that holds one thing. */
export function Card({ tone = 'raised', className, ...rest }: CardProps) {
  return <div {...rest} className={cn('overflow-hidden rounded-card', tones[tone], className)} />
}
