import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { InputField, useProblem } from './checked-form.tsx'
import { loadMeter, type Meter } from './password-meter.ts'

/** Least length, as in the contract. */
const enough = 12
/** Pause in typing in ms after which screen readers announce the hint, rather than at every key. */
const REST_MS = 1_000

interface Props {
  readonly label?: string
  /** Names of the owner that are not in a field of the form. */
  readonly about?: readonly string[]
}

interface Typed {
  readonly password: string
  readonly about: readonly string[]
}

/** Field for a new password, with a hint on its strength while typing. The server has the last word. */
export function NewPasswordField({ label, about }: Props) {
  const [typed, setTyped] = useState<Typed>({ password: '', about: [] })
  const { meter, load } = useMeter()
  const { look, width, words } = useHint(typed, meter)
  const said = useSaid(words, typed.password)
  // 'Strong' beside 'too easy to guess' would only confuse.
  const weak = useProblem('password') === 'weakPassword'
  const hint = (
    <>
      <span
        aria-hidden
        className={classes('block h-1 overflow-hidden rounded-full bg-line', typed.password === '' && 'invisible')}
      >
        <span
          className={classes('block h-full transition-[width,background-color]', looks[look])}
          style={{ width: `${width * 100}%` }}
        />
      </span>
      {/* Two lines, so that the form below does not jump with every word. */}
      <span className="block min-h-[2lh]">{words}</span>
    </>
  )
  return (
    <div>
      <InputField
        name="password"
        type="password"
        autoComplete="new-password"
        onFocus={load}
        onChange={({ target: { value, form } }) =>
          setTyped({ password: value, about: [...(about ?? []), ...ownerIn(form)] })
        }
        {...(weak ? {} : { hint })}
        {...(label === undefined ? {} : { label })}
      />
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </div>
  )
}

const looks = {
  short: 'bg-amber-800',
  weak: 'bg-danger',
  fair: 'bg-petrol-600',
  strong: 'bg-success',
  unknown: 'bg-ink-500',
} as const

const widths = { weak: 1 / 3, fair: 2 / 3, strong: 1 } as const

/** Says nothing of the strength while it cannot be estimated. */
function useHint({ password, about }: Typed, meter: Meter | null) {
  const t = useTranslations('account.strength')
  const part = Math.min(password.length / enough, 1)
  if (password === '') return { look: 'unknown', width: 0, words: t('rule') } as const
  if (part < 1) {
    const words = t('more', { count: enough - password.length })
    return { look: 'short', width: part * widths.weak, words } as const
  }
  if (!meter) return { look: 'unknown', width: widths.weak, words: t('enough') } as const
  const { strength, words } = meter(password, about)
  return { look: strength, width: widths[strength], words } as const
}

/** Loads the meter when the field gets the focus; if that fails, it tries again the next time. */
function useMeter() {
  const [meter, setMeter] = useState<Meter | null>(null)
  const load = () => {
    if (meter) return
    loadMeter().then(
      (loaded) => setMeter(() => loaded),
      () => {},
    )
  }
  return { meter, load }
}

/** Name and address of the owner, if the form asks for them. */
function ownerIn(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement)
    .filter(({ autocomplete }) => autocomplete === 'name' || autocomplete === 'username')
    .map(({ value }) => value)
}

function useSaid(words: string, password: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (password === '') return
    const rest = setTimeout(() => setSaid(words), REST_MS)
    return () => clearTimeout(rest)
  }, [words, password])
  return said
}
