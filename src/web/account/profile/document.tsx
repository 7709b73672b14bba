import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Profile } from '#contract/profile.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { droppedFrom } from '#forms/keep-draft.ts'
import { asLinkOnPhone } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { FoldArrow } from '#ui/fold-arrow.tsx'
import { useFormat } from '#rental/use-format.ts'
import { useProblem } from '../checked-form.tsx'
import { SubHeading } from '../settings/settings-panel.tsx'
import { LabelledInput } from './profile-field.tsx'
import { numberOf, removalOf, type DocumentKind } from './profile-fields.ts'

/** Choice about a document's stored number: leave it, type another one, or remove the document. */
type Mode = 'kept' | 'typed' | 'removed'

interface PartProps {
  readonly kind: DocumentKind
  readonly onMode: (mode: Mode) => void
}

/**
 * Fields of a document, folded below what we have of it. Its number is never shown (D27); it can be entered, replaced or
 * removed with its dates.
 */
export function DocumentFields({ profile, kind }: { readonly profile: Profile; readonly kind: DocumentKind }) {
  const t = useTranslations('profile.documents')
  const [dropped] = useState(() => droppedFrom('profile').includes(numberOf[kind]))
  const stored = profile[`${kind}Stored`]
  const known = stored || profile[`${kind}Issue`] !== null || profile[`${kind}Expiry`] !== null
  const [{ mode, moved }, setMode] = useState<{ readonly mode: Mode; readonly moved: boolean }>({
    mode: stored && !dropped ? 'kept' : 'typed',
    moved: false,
  })
  const onMode = (next: Mode) => setMode({ mode: next, moved: true })
  const hint = dropped ? t('dropped') : stored ? t('replace') : undefined
  return (
    <FoldedDocument
      kind={kind}
      // The licence is the one that a rental needs.
      begun={dropped || (kind === 'license' && !known)}
      line={mode === 'removed' ? t('removedOnSave') : <Stored profile={profile} kind={kind} />}
    >
      {/* Sent with the form; the buttons set it. */}
      <input type="checkbox" hidden readOnly name={removalOf[kind]} checked={mode === 'removed'} />
      <div className={grid}>
        <div
          key={mode}
          ref={moved ? focusFirst : undefined}
          className={mode === 'typed' ? 'col-span-2' : 'col-span-full'}
        >
          {mode === 'kept' && <StoredNumber kind={kind} onMode={onMode} />}
          {mode === 'removed' && <Removed kind={kind} onKeep={() => onMode(stored ? 'kept' : 'typed')} />}
          {mode === 'typed' && <NumberInput kind={kind} {...(hint !== undefined && { hint })} />}
        </div>
        {mode !== 'removed' && (
          <Dates profile={profile} kind={kind} className={mode === 'typed' ? 'sm:col-span-2' : 'sm:col-span-3'} />
        )}
      </div>
      {mode === 'typed' && (
        <div className="mt-2 -ml-5 flex flex-wrap">
          {stored && (
            <Button variant="plain" className={asLinkOnPhone} onClick={() => onMode('kept')}>
              {t('keep')}
            </Button>
          )}
          {known && !stored && <RemoveButton kind={kind} onMode={onMode} />}
        </div>
      )}
    </FoldedDocument>
  )
}

interface FoldedProps {
  readonly kind: DocumentKind
  /** Whether it is open from the start. */
  readonly begun: boolean
  /** State of the document, for as long as its fields are folded. */
  readonly line: ReactNode
  readonly children: ReactNode
}

/** Fields of a document below its name. A mistake in one of them unfolds them. */
function FoldedDocument({ kind, begun, line, children }: FoldedProps) {
  const t = useTranslations('profile.documents')
  const id = useId()
  const wrong = useProblemOf(kind)
  const [open, setOpen] = useState(begun)
  return (
    <details
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line/60 py-2 first:-mt-3.75 first:border-0 last:-mb-2"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-x-4 rounded-field py-1.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <SubHeading id={id}>{t(kind)}</SubHeading>
          <span className="figures block text-small text-ink-700 group-open:hidden">{line}</span>
        </span>
        <FoldArrow className="text-ink-500" />
      </summary>
      <fieldset aria-labelledby={id} className="pt-1 pb-3">
        {children}
      </fieldset>
    </details>
  )
}

/** Whether a field of the document is wrong. */
function useProblemOf(kind: DocumentKind): boolean {
  const number = useProblem(numberOf[kind])
  const issue = useProblem(`${kind}Issue`)
  const expiry = useProblem(`${kind}Expiry`)
  return [number, issue, expiry].some((problem) => problem !== undefined)
}

/** Stored data of a document in one line: whether there is a number, and until when it is valid. */
function Stored({ profile, kind }: { readonly profile: Profile; readonly kind: DocumentKind }) {
  const t = useTranslations('profile.documents')
  const { day } = useFormat()
  const stored = profile[`${kind}Stored`]
  const issue = profile[`${kind}Issue`]
  const expiry = profile[`${kind}Expiry`]
  if (expiry !== null) return t(stored ? 'storedUntil' : 'validUntil', { day: day(expiry, 'dated') })
  if (stored) return t('stored')
  return issue === null ? t('nothing') : t('issuedOn', { day: day(issue, 'dated') })
}

const focusFirst = (element: HTMLElement | null): void => element?.querySelector<HTMLElement>('input, button')?.focus()

const grid = 'grid grid-cols-2 gap-4 sm:grid-cols-6'
const row =
  'flex min-h-13 flex-wrap items-center gap-x-2 rounded-field border border-line bg-white py-1 pr-1.5 pl-4 text-small max-sm:pt-3 max-sm:pb-0.5'

/** Number that we have, as dots. */
function StoredNumber({ kind, onMode }: PartProps) {
  const t = useTranslations('profile.documents')
  return (
    <div className={row}>
      <span aria-hidden className="mr-1 tracking-[0.2em] text-ink-500">
        ••••••••
      </span>
      <span className="mr-auto font-medium">{t('stored')}</span>
      <span className="-mr-1 flex max-sm:-ml-5">
        <Button
          variant="plain"
          className="underline underline-offset-4"
          aria-label={t(`replaceNamed.${kind}`)}
          onClick={() => onMode('typed')}
        >
          {t('replaceIt')}
        </Button>
        <RemoveButton kind={kind} onMode={onMode} />
      </span>
    </div>
  )
}

function RemoveButton({ kind, onMode }: PartProps) {
  const t = useTranslations('profile.documents')
  return (
    <Button
      variant="plain"
      className="text-ink-700 underline underline-offset-4 hover:text-danger"
      aria-label={t(`remove.${kind}`)}
      onClick={() => onMode('removed')}
    >
      {t('removeIt')}
    </Button>
  )
}

/** Row of a document that goes on saving, with the way back. */
function Removed({ kind, onKeep }: { readonly kind: DocumentKind; readonly onKeep: () => void }) {
  const t = useTranslations('profile.documents')
  return (
    <div className={row}>
      <span className="mr-auto text-ink-700">{t('removedOnSave')}</span>
      <Button variant="plain" className={asLinkOnPhone} aria-label={t(`keepNamed.${kind}`)} onClick={onKeep}>
        {t('keep')}
      </Button>
    </div>
  )
}

function NumberInput({ kind, hint }: { readonly kind: DocumentKind; readonly hint?: string }) {
  const t = useTranslations('profile.documents')
  return (
    <LabelledInput
      name={numberOf[kind]}
      label={t('number')}
      data-secret
      {...(hint !== undefined && { hint })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  )
}

interface DatesProps {
  readonly profile: Profile
  readonly kind: DocumentKind
  readonly className: string
}

function Dates({ profile, kind, className }: DatesProps) {
  const t = useTranslations('profile.documents')
  const issue = profile[`${kind}Issue`]
  const expiry = profile[`${kind}Expiry`]
  const [today] = useState(() => dateOf(toLocal(new Date())))
  const expired = expiry !== null && expiry < today
  const date = { type: 'date', className }
  return (
    <>
      <LabelledInput {...date} name={`${kind}Issue`} label={t('issue')} defaultValue={issue ?? ''} />
      <LabelledInput
        {...date}
        name={`${kind}Expiry`}
        label={t('expiry')}
        defaultValue={expiry ?? ''}
        {...(expired && { hint: <span className="text-danger">{t('expired')}</span> })}
      />
    </>
  )
}
