import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import type { Checked, Typed } from '#forms/check-typed.ts'
import type { Problem } from '#forms/problems.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'

interface InlineEntryProps<Values> {
  /** Name of the detail, in small type above its value. */
  readonly label: string
  readonly value: ReactNode
  /** Whether there is no value yet: the form stands open then. */
  readonly empty: boolean
  /** Whether it can still be changed. */
  readonly open: boolean
  readonly changeName: string
  readonly saved: string
  readonly field: {
    readonly label: string
    readonly hint: string
    readonly required?: boolean
    readonly problem: (problem: Problem) => string
  }
  readonly loadCheck: () => Promise<(typed: Typed) => Checked<Values>>
  /** @returns the server's refusal, or null */
  readonly send: (values: Values) => Promise<ApiError | null>
  /** The input of the form. */
  readonly children: ReactNode
  /** Name of that input. */
  readonly name: string
}

/** A detail of a booking that is changed where it stands, in a row of a `dl`. */
export function InlineEntry<Values>(props: InlineEntryProps<Values>) {
  const { label, value, empty, open, changeName, saved } = props
  const [editing, setEditing] = useState(false)
  const [done, setDone] = useState(false)
  const asks = open && (editing || empty)
  return (
    <div>
      <dt className="text-small text-ink-500">{!asks && label}</dt>
      <dd>
        {asks ? (
          <EntryForm
            {...props}
            focused={editing}
            onDone={() => {
              setEditing(false)
              setDone(true)
            }}
          />
        ) : (
          <span className="flex flex-wrap items-center gap-x-4">
            {value}
            {open && (
              <ChangeButton
                name={changeName}
                focused={done}
                onPress={() => {
                  setDone(false)
                  setEditing(true)
                }}
              />
            )}
          </span>
        )}
        <output className="mt-1 block text-small text-success empty:hidden">{done && saved}</output>
      </dd>
    </div>
  )
}

interface ChangeButtonProps {
  readonly name: string
  /** Whether it takes over the focus of the form that was sent. */
  readonly focused: boolean
  readonly onPress: () => void
}

function ChangeButton({ name, focused, onPress }: ChangeButtonProps) {
  const t = useTranslations('booking.manage')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <button
      ref={button}
      type="button"
      aria-label={name}
      onClick={onPress}
      className="-my-2.5 inline-flex min-h-11 items-center text-small font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
    >
      {t('change')}
    </button>
  )
}

interface EntryFormProps<Values> extends InlineEntryProps<Values> {
  /** Whether its input takes the focus, because the reader has just opened it. */
  readonly focused: boolean
  readonly onDone: () => void
}

function EntryForm<Values>({ field, name, loadCheck, send, focused, onDone, children }: EntryFormProps<Values>) {
  const t = useTranslations('booking.manage')
  const say = useErrorText()
  const form = useCheckedForm(loadCheck, async (values: Values) => {
    const refusal = await send(values)
    if (refusal === null) onDone()
    return refusal
  })
  const { ref, problems } = form
  useEffect(() => {
    if (focused) ref.current?.querySelector('input')?.focus()
  }, [focused, ref])
  const { problem, ...rest } = field
  const found = problems[name]
  return (
    <form {...form.attributes} className="max-w-sm">
      <Field {...rest} error={found && problem(found)}>
        {children}
      </Field>
      <Button type="submit" variant="quiet" busy={form.busy} className="mt-3">
        {t('save')}
      </Button>
      {form.error && (
        <Notice kind="error" className="mt-4">
          <p>{say(form.error)}</p>
        </Notice>
      )}
    </form>
  )
}
