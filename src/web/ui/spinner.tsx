import { LoaderCircle } from 'lucide-react'

/** Spinner. With a label it is announced by itself; without one it decorates a control that has words. */
export function Spinner({ label, size = 20 }: { readonly label?: string; readonly size?: number }) {
  const icon = <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />
  if (label === undefined) return icon
  return (
    <output className="inline-flex items-center gap-2">
      {icon}
      {label}
    </output>
  )
}
