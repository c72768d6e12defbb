import { type IconProps, Stroke } from './icons.tsx'

export const DownloadIcon = (p: IconProps) => (
  <Stroke {...p} d="M12 4v10m-4-3.5 4 4 4-4M4.5 15v3a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3" />
)
