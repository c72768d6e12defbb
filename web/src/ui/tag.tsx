import type { ReactNode } from 'react'

import { cn } from './cn.ts'

/** basil = you have it, butter = use it soon, tomato = look here, char = something special. */
export type TagTone = 'plain' | 'basil' | 'butter' | 'tomato' | 'char'

const tones: Record<TagTone, string> = {
  plain: 'bg-sunken text-ink',
  basil: 'bg-basil-soft text-basil',
  butter: 'bg-butter text-ink',
  tomato: 'bg-tomato-soft text-tomato-text',
  char: 'bg-char text-char-ink',
}

interface TagProps {
  tone?: TagTone
  className?: string
  children: ReactNode
}

/** A word about a thing; it does nothing. */
export function Tag({ tone = 'plain', className, children }: TagProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-[0.8125rem] font-bold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
