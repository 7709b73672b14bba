import { useId, type ComponentProps, type ReactNode } from 'react'

import { classes } from './classes.ts'
import { Asterisk, FieldError } from './field.tsx'

/** A checkbox with its label beside it; the label may contain links. */
export function Checkbox({
  label,
  error,
  required = false,
  className,
  'aria-describedby': description,
  ...rest
}: { readonly label: ReactNode; readonly error?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? description : errorId}
          className={classes(
            'relative z-1 mt-2.5 size-6 shrink-0 accent-petrol-600',
            error !== undefined && 'outline-2 outline-danger',
          )}
        />
        {/* Its words take the press beside and around the box too: that is as wide as a finger. */}
        <label
          htmlFor={id}
          className="relative min-h-11 py-2.5 text-small leading-6 before:absolute before:top-0 before:right-full before:h-11 before:w-11"
        >
          {label}
          {required && <Asterisk />}
        </label>
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
