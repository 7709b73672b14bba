import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, useMemo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from './classes.ts'

interface FieldState {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

const FieldContext = createContext<FieldState | null>(null)

/** Label and hint around one control, tied to it for screen readers. An error takes the hint's place: it says what to do. */
export function Field({
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly required?: boolean
  readonly className?: string
  readonly children: ReactNode
}) {
  const id = useId()
  const invalid = error !== undefined
  const hintId = hint === undefined || invalid ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const describedBy = errorId ?? hintId
  const state = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required])
  return (
    <FieldContext value={state}>
      <div className={classes('min-w-0', className)}>
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          {label}
          {required && <Asterisk />}
        </label>
        {children}
        {hintId !== undefined && (
          <p id={hintId} className="mt-1.5 text-small text-ink-500">
            {hint}
          </p>
        )}
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </FieldContext>
  )
}

export function Asterisk() {
  const t = useTranslations('site.common')
  return (
    <abbr aria-hidden title={t('required')} className="ml-0.5 text-danger no-underline">
      *
    </abbr>
  )
}

/** Tag for `t.rich`: the mark in the sentence that explains it. */
export const star = (words: ReactNode) => <span className="text-danger">{words}</span>

export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-small font-medium text-danger">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

/** Selects what a form marks as wrong: controls, and groups or buttons that cannot be `aria-invalid`. */
export const wrong = '[aria-invalid="true"], [data-invalid]'

/** The attributes that a control takes over from the field around it. */
export function useFieldAttributes() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required,
  }
}

/**
 * The one look of everything that can be filled in. The focus brings label and message into sight along with the control.
 */
export const controlStyle =
  'scroll-my-10 min-h-12 w-full rounded-field border border-edge bg-white px-3.5 py-2 text-base text-ink-900 transition-colors placeholder:text-ink-500 hover:border-ink-700 disabled:cursor-not-allowed disabled:border-line disabled:text-ink-500 disabled:opacity-100 aria-invalid:border-2 aria-invalid:border-danger'
