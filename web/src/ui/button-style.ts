import { cn } from './cn.ts'

/** `primary` is the one action of a screen; `quiet` has no outline; `danger` cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'char'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-tomato text-tomato-ink hover:bg-tomato-deep',
  secondary: 'border border-edge bg-card text-ink hover:border-ink hover:bg-sunken',
  soft: 'bg-basil-soft text-basil ring-1 ring-inset ring-basil/35 hover:ring-basil',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
  char: 'bg-char text-char-ink hover:opacity-90',
}

/** Every size is at least 44 pixels high, a thumb's width. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 py-1.5 text-[0.9375rem] rounded-xl',
  md: 'min-h-11 px-5 py-1.5 text-base rounded-field',
  lg: 'min-h-13 px-6 py-2 text-[1.0625rem] rounded-2xl',
}

/** The look of whatever acts like a button: a button or a link. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cn(
    'inline-flex items-center justify-center gap-2 text-center font-semibold leading-tight',
    'transition-[background-color,border-color,box-shadow,opacity,transform] duration-150 select-none',
    'not-aria-disabled:active:scale-[0.98]',
    'disabled:opacity-55 aria-disabled:cursor-default',
    variants[variant],
    sizes[size],
    className,
  )
}
