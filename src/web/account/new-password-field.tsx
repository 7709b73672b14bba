import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '../ui/classes.ts'
import { InputField, useProblem } from './checked-form.tsx'

/** The contract's least length. */
const enough = 12

/** A password to be chosen, with a hint that follows the typing. What is easy to guess only the server knows. */
export function NewPasswordField({ label }: { readonly label?: string }) {
  const [length, setLength] = useState(0)
  // 'Long enough' beside 'too easy to guess' would only confuse.
  const weak = useProblem('password') === 'weakPassword'
  return (
    <InputField
      name="password"
      type="password"
      autoComplete="new-password"
      onChange={(event) => setLength(event.target.value.length)}
      {...(weak ? {} : { hint: <Strength length={length} /> })}
      {...(label === undefined ? {} : { label })}
    />
  )
}

function Strength({ length }: { readonly length: number }) {
  const t = useTranslations('account.strength')
  const done = length >= enough
  return (
    <>
      <span aria-hidden className="mt-2.5 mb-2 block h-1 overflow-hidden rounded-full bg-line">
        <span
          className={classes('block h-full transition-[width]', done ? 'bg-success' : 'bg-amber-800')}
          style={{ width: `${Math.min(length / enough, 1) * 100}%` }}
        />
      </span>
      {length === 0 && t('rule')}
      {length > 0 && !done && t('more', { count: enough - length })}
      {done && t('enough')}
    </>
  )
}
