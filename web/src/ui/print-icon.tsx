import { type IconProps, Stroke } from './icons.tsx'

export const PrintIcon = (p: IconProps) => (
  <Stroke
    {...p}
    d="M7 8V3.5h10V8M7 17H4.5v-7a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v7H17m-10-3h10v6.5H7V14Z"
  />
)
