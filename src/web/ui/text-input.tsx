import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from './classes.ts'
import { controlStyle, useFieldAttributes } from './field.tsx'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldAttributes()} {...rest} className={classes(controlStyle, className)} />
}

/** A password with a button that shows what was typed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const t = useTranslations('site.common')
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput {...rest} type={shown ? 'text' : 'password'} className={classes('pr-13', className)} />
      <button
        type="button"
        aria-label={t(shown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-field text-ink-700"
      >
        <Icon aria-hidden size={20} />
      </button>
    </div>
  )
}
