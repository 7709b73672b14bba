import { Ban } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import type { Renter } from '#contract/staff-counter.ts'
import type { Language } from '#domain/language.ts'
import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { BlockDialog } from '../ui/block-dialog.tsx'
import { DayField } from '../ui/day-field.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { useBlockWords } from '../ui/use-blocks.ts'
import { BlockNotice } from './block-notice.tsx'
import { nobodyYet, reachTyped, withRenter, withSomebodyNew, type DeskDraft, type DeskPerson } from './desk-draft.ts'
import { RenterLine, RenterSearch } from './renter-search.tsx'
import { useCheckedRenter } from './use-desk.ts'

interface Props {
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  /** Leads on to the vehicles. */
  readonly onNext: () => void
}

/** The person who rents: found by search, or written down in five fields. */
export function Who({ draft, onDraft, onNext }: Props) {
  const t = useTranslations('staff.counter.who')
  const [blocking, setBlocking] = useState(false)
  const { renter, adding } = draft
  if (renter === null && !adding)
    return (
      <RenterSearch
        sought={draft.sought}
        chosen={draft.chosen?.customer}
        onFound={(found, typed) => {
          onDraft(withRenter(found, reachTyped(typed), draft.chosen))
          if (found.dateOfBirth !== null && (found.phone ?? found.email) !== null) onNext()
        }}
        onNew={(typed) => onDraft(withSomebodyNew(typed))}
      />
    )
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 items-center gap-3">
        {renter === null ? <p className="flex-1 font-semibold">{t('addEmpty')}</p> : <RenterLine renter={renter} />}
        {renter?.seen && <BlockButton isBlocked={renter.block !== null} onClick={() => setBlocking(true)} />}
        <Button onClick={() => onDraft(nobodyYet)}>{t('other')}</Button>
      </div>
      {renter === null || incomplete(renter) ? (
        <PersonFields key={renter?.id ?? 'new'} draft={draft} onDraft={onDraft} onNext={onNext} />
      ) : null}
      <LicenceFields draft={draft} onDraft={onDraft} />
      {renter !== null && renter.businesses.length > 0 && (
        <Field label={t('papers')}>
          <Select value={draft.business} onChange={({ target }) => onDraft({ business: target.value })}>
            <option value="">{t('ownPapers')}</option>
            {renter.businesses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {renter?.block && <BlockNotice block={renter.block} draft={draft} onDraft={onDraft} />}
      {renter !== null && blocking && (
        <BlockDialog
          whose={{ customer: renter.id }}
          name={`${renter.firstName} ${renter.lastName}`}
          onClose={() => setBlocking(false)}
          onDone={() => {
            setBlocking(false)
            // The search tells of the block, or of its end.
            onDraft(nobodyYet)
          }}
        />
      )}
    </div>
  )
}

/** Blocks the person, or leads to their block, as far as the colleague may. */
function BlockButton({ isBlocked, onClick }: { readonly isBlocked: boolean; readonly onClick: () => void }) {
  const wordsOf = useBlockWords()
  const may = useMay()
  if (!may('blockCustomer')) return null
  return (
    <Button look="quiet" onClick={onClick}>
      <Ban aria-hidden size={16} /> {wordsOf(isBlocked ? 'known' : 'none')}
    </Button>
  )
}

const incomplete = ({ dateOfBirth, phone, email }: Renter) => dateOfBirth === null || (phone ?? email) === null

function PersonFields({ draft, onDraft, onNext }: Props) {
  const t = useTranslations('staff.counter.who')
  const { person, renter, language } = draft
  // Details that are complete: those of a field that has been left.
  const [told, setTold] = useState({ email: person.email, phone: person.phone })
  const { data } = useCheckedRenter(renter === null ? told : { email: '', phone: '' })
  const set = (changes: Partial<DeskPerson>) => onDraft({ person: { ...person, ...changes } })
  const onLeave = () => setTold({ email: person.email.trim(), phone: person.phone.trim() })
  const field = (name: keyof DeskPerson, type = 'text') => ({
    type,
    value: person[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    onBlur: onLeave,
  })
  const first = person.firstName === '' ? 'firstName' : person.lastName === '' ? 'lastName' : 'dateOfBirth'
  const [began] = useState(first)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onLeave()
    onNext()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 sm:grid-cols-6">
      <Field label={t('firstName')} className="sm:col-span-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to be typed */}
        <Input {...field('firstName')} autoFocus={began === 'firstName'} />
      </Field>
      <Field label={t('lastName')} className="sm:col-span-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to be typed */}
        <Input {...field('lastName')} autoFocus={began === 'lastName'} />
      </Field>
      <Field label={t('dateOfBirth')} className="sm:col-span-2">
        <BirthDay {...{ person, set, onLeave }} first={began === 'dateOfBirth'} />
      </Field>
      <Field label={t('phone')} className="sm:col-span-2">
        <Input {...field('phone', 'tel')} />
      </Field>
      <Field label={t('email')} className="sm:col-span-2">
        <Input {...field('email', 'email')} />
      </Field>
      <Field label={t('language')} className="sm:col-span-2">
        <Select value={language} onChange={(event) => onDraft({ language: event.target.value as Language })}>
          {(['de', 'en'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`languages.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-meta text-ink-500 sm:col-span-4">{t('reach')}</p>
      <div className="text-right sm:col-span-2">
        <Button type="submit" keys="Enter">
          {t('next')}
        </Button>
      </div>
      {data !== undefined && <Recognised found={data} draft={draft} onDraft={onDraft} />}
    </form>
  )
}

interface BirthDayProps {
  readonly person: DeskPerson
  readonly set: (changes: Partial<DeskPerson>) => void
  readonly onLeave: () => void
  /** Whether it is the next thing to be typed. */
  readonly first: boolean
}

const BirthDay = ({ person, set, onLeave, first }: BirthDayProps) => (
  <DayField
    plain
    meant="last"
    value={person.dateOfBirth}
    onChange={(dateOfBirth) => set({ dateOfBirth })}
    onBlur={onLeave}
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to be typed
    autoFocus={first}
  />
)

/** Driving licence of the person who rents. It may wait until the handover; what we know already need not be typed. */
function LicenceFields({ draft: { person, renter }, onDraft }: Pick<Props, 'draft' | 'onDraft'>) {
  const t = useTranslations('staff.counter.who')
  const set = (changes: Partial<DeskPerson>) => onDraft({ person: { ...person, ...changes } })
  return (
    <div className="grid gap-3 sm:grid-cols-6">
      <Field label={t('licence')} hint={t(renter === null ? 'licenceLater' : 'licenceKnown')} className="sm:col-span-4">
        <Input
          maxLength={30}
          autoComplete="off"
          value={person.licenseNumber}
          onChange={({ target }) => set({ licenseNumber: target.value })}
        />
      </Field>
      <Field label={t('licenceUntil')} className="sm:col-span-2">
        <DayField plain value={person.licenseExpiry} onChange={(licenseExpiry) => set({ licenseExpiry })} />
      </Field>
    </div>
  )
}

type RecognisedProps = Pick<Props, 'draft' | 'onDraft'> & { readonly found: Answer<'checkRenter'> }

/** Customers who have the same address or number already, and the block by which somebody is known. */
function Recognised({ found: { known, block }, draft, onDraft }: RecognisedProps) {
  const t = useTranslations('staff.counter.who')
  return (
    <>
      {known.map((one) => (
        <p key={one.id} className="flex items-center gap-3 rounded-field bg-sand px-3 py-2 sm:col-span-6">
          <span className="flex-1">{t('known', { name: `${one.firstName} ${one.lastName}` })}</span>
          <Button onClick={() => onDraft(withRenter(one, draft.person, draft.chosen))}>{t('take')}</Button>
        </p>
      ))}
      {block && (
        <div className="sm:col-span-6">
          <BlockNotice block={block} draft={draft} onDraft={onDraft} />
        </div>
      )}
    </>
  )
}
