import { ChevronDown, CircleAlert } from 'lucide-react'
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

const FieldContext = createContext<{ id: string; describedBy: string | undefined; invalid: boolean } | null>(null)

/** Whether the form around a field was sent, and the way to send it (tried-form.tsx). */
export const Tried = createContext<{ readonly tried: boolean; readonly attempt: (send: () => void) => void }>({
  tried: false,
  attempt: (send) => send(),
})

/** Label around one control, with a hint or, in its place, what is wrong and what to do. */
export function Field({
  label,
  spoken = false,
  hint,
  error: seen,
  lack,
  className,
  children,
}: {
  readonly label: ReactNode
  /** Whether the label is for a screen reader alone, because the title above says the same. */
  readonly spoken?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Words about what it lacks, told once the form around it was sent. */
  readonly lack?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}) {
  const id = useId()
  const { tried } = use(Tried)
  const error = seen ?? (tried ? lack : undefined)
  const describedBy = (error ?? hint) === undefined ? undefined : `${id}-below`
  return (
    <FieldContext value={{ id, describedBy, invalid: error !== undefined }}>
      <div className={classes('min-w-0', className)}>
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={spoken ? 'sr-only' : 'mb-1 block text-meta font-semibold text-ink-700'}
        >
          {label}
        </label>
        {children}
        {error !== undefined ? (
          <Trouble quiet id={describedBy}>
            {error}
          </Trouble>
        ) : (
          hint !== undefined && (
            <p id={describedBy} className="mt-1 flex gap-1.5 text-meta text-ink-500">
              {hint}
            </p>
          )
        )}
      </div>
    </FieldContext>
  )
}

/** Words about what is wrong with a control, below it. `quiet` ones are read out with the control, not by themselves. */
export function Trouble({
  id,
  quiet = false,
  children,
}: {
  readonly id?: string | undefined
  readonly quiet?: boolean
  readonly children: ReactNode
}) {
  return (
    <p id={id} role={quiet ? undefined : 'alert'} className="mt-1 flex gap-1.5 text-meta font-medium text-danger">
      <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
      {children}
    </p>
  )
}

const control =
  'w-full rounded-field border border-edge bg-white px-2.5 text-sm text-ink-900 placeholder:text-ink-500 hover:border-ink-700 disabled:border-line disabled:text-ink-500 aria-invalid:border-2 aria-invalid:border-danger'

/** Attributes that tie a control to the field around it; null where there is none. */
export function useControl() {
  const field = use(FieldContext)
  return field && { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined }
}

/** One-line input, as high as a button beside it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useControl()} {...rest} className={classes(control, 'h-9 touch:h-11', className)} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...useControl()} {...rest} className={classes(control, 'py-2', className)} />
}

/**
 * The browser's own select, as nothing is easier to use on a phone, but with an arrow like the office's. `bare` has no
 * edge of its own: it takes the shape of its class names.
 */
export function Select({
  look = 'field',
  className,
  ...rest
}: ComponentProps<'select'> & { readonly look?: 'field' | 'bare' }) {
  return (
    <span className={classes('relative grid min-w-0', look === 'field' && 'h-9 touch:h-11', className)}>
      <select
        {...useControl()}
        {...rest}
        className={classes(
          'peer w-full appearance-none truncate pr-8',
          look === 'field' ? control : 'rounded-[inherit] bg-transparent pl-2.5',
        )}
      />
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-500 peer-disabled:hidden"
      />
    </span>
  )
}
