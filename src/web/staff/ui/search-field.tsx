import { classes } from '#ui/classes.ts'
import { useSearchKey } from '../frame/use-search-key.ts'
import { Field, Input } from './dense-field.tsx'
import { Kbd } from './kbd.tsx'

interface Props {
  readonly label: string
  /** Whether the label is for a screen reader alone. */
  readonly spoken?: boolean
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly className: string
}

/** Search field above a list; the key / leads to it, and its cap stands in it while it is empty. */
export function SearchField({ label, spoken = false, placeholder, typed, onType, className }: Props) {
  const field = useSearchKey(label)
  return (
    <Field label={label} spoken={spoken} className={classes('relative', className)}>
      <Input
        ref={field}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        maxLength={80}
        aria-keyshortcuts="/"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className={classes('text-ellipsis', typed === '' && 'pr-8')}
      />
      {typed === '' && (
        <span aria-hidden className="pointer-events-none absolute right-2 bottom-2 touch:hidden">
          <Kbd keys="/" />
        </span>
      )}
    </Field>
  )
}
