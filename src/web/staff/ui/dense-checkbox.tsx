import { useId } from 'react'

/** Checkbox with its words. */
export function Checkbox({
  checked,
  onChange,
  children,
}: {
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
  readonly children: string
}) {
  const id = useId()
  return (
    <span className="flex min-h-6 items-start gap-2 touch:min-h-11 touch:items-center">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-petrol-600"
      />
      <label htmlFor={id}>{children}</label>
    </span>
  )
}
