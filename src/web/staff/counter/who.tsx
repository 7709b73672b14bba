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
import { nobodyYet, reachTyped, withRenter, withSomebodyNew, type DeskDraft } from './desk-draft.ts'
import { personOf, type DeskPerson } from './desk-person.ts'
import { personProblems, type PersonField, type PersonRental } from './person-problems.ts'
import { RenterLine, RenterSearch } from './renter-search.tsx'
import { useCheckedRenter } from './use-desk.ts'
import { usePersonRental, type DeskMarks } from './use-desk-marks.ts'
import { useDetailErrors } from './use-detail-errors.ts'

interface Props {
  readonly draft: DeskDraft
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  readonly marks: DeskMarks
  /** Leads on to the vehicles. */
  readonly onNext: () => void
}

/** The person who rents: found by search, or written down in five fields. */
export function Who({ draft, onDraft, marks, onNext }: Props) {
  const t = useTranslations('staff.counter.who')
  const [blocking, setBlocking] = useState(false)
  const { renter, adding } = draft
  const rental = usePersonRental(draft)
  // Only an offer needs an address; one that was begun stays to be seen.
  const asksEmail = renter?.email === null && (marks.tried === 'offer' || draft.person.email !== '')
  if (renter === null && !adding)
    return (
      <RenterSearch
        sought={draft.sought}
        chosen={draft.chosen?.customer}
        missing={marks.tried !== null}
        onFound={(found, typed) => {
          onDraft(withRenter(found, reachTyped(typed), draft.chosen))
          if (!isIncomplete(found, rental)) onNext()
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
      {renter === null || isIncomplete(renter, rental) || asksEmail ? (
        <PersonFields key={renter?.id ?? 'new'} draft={draft} onDraft={onDraft} marks={marks} onNext={onNext} />
      ) : null}
      <LicenceFields draft={draft} onDraft={onDraft} marks={marks} />
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

/** Whether what is known of a customer is not enough for a rental, so that the colleague has to ask. */
const isIncomplete = (renter: Renter, rental: PersonRental): boolean =>
  Object.keys(personProblems(personOf(renter), rental)).length > 0

/** Fields in the order in which they are asked. */
const asked: readonly PersonField[] = ['firstName', 'lastName', 'dateOfBirth', 'phone', 'email']

function PersonFields({ draft, onDraft, marks, onNext }: Props) {
  const t = useTranslations('staff.counter.who')
  const { person, renter, language } = draft
  // Details that are complete: those of a field that has been left.
  const [told, setTold] = useState({ email: person.email, phone: person.phone })
  const { data } = useCheckedRenter(renter === null ? told : { email: '', phone: '' })
  const set = (changes: Partial<DeskPerson>) => onDraft({ person: { ...person, ...changes } })
  const { errorOf, leave } = useDetailErrors(draft, marks)
  const onLeave = () => setTold({ email: person.email.trim(), phone: person.phone.trim() })
  const [began] = useState(() => asked.find((name) => marks.problems[name] !== undefined) ?? 'dateOfBirth')
  const field = (name: keyof DeskPerson, type = 'text') => ({
    type,
    value: person[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    onBlur: () => {
      onLeave()
      leave(name)
    },
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to be typed
    autoFocus: began === name,
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onLeave()
    if (marks.check('person')) onNext()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 sm:grid-cols-6">
      <Field label={t('firstName')} error={errorOf('firstName')} className="sm:col-span-2">
        <Input {...field('firstName')} />
      </Field>
      <Field label={t('lastName')} error={errorOf('lastName')} className="sm:col-span-2">
        <Input {...field('lastName')} />
      </Field>
      <Field label={t('dateOfBirth')} error={errorOf('dateOfBirth')} className="sm:col-span-2">
        <BirthDay {...{ person, set }} onLeave={() => leave('dateOfBirth')} first={began === 'dateOfBirth'} />
      </Field>
      <Field label={t('phone')} error={errorOf('phone')} className="sm:col-span-2">
        <Input {...field('phone', 'tel')} />
      </Field>
      <Field label={t('email')} error={errorOf('email')} className="sm:col-span-2">
        <Input {...field('email', 'email')} />
      </Field>
      <LanguageField language={language} onLanguage={(chosen) => onDraft({ language: chosen })} />
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

interface LanguageProps {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

function LanguageField({ language, onLanguage }: LanguageProps) {
  const t = useTranslations('staff.counter.who')
  return (
    <Field label={t('language')} className="sm:col-span-2">
      <Select value={language} onChange={(event) => onLanguage(event.target.value as Language)}>
        {(['de', 'en'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`languages.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
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
function LicenceFields({ draft, onDraft, marks }: Omit<Props, 'onNext'>) {
  const t = useTranslations('staff.counter.who')
  const { person, renter } = draft
  const { errorOf, leave } = useDetailErrors(draft, marks)
  const set = (changes: Partial<DeskPerson>) => onDraft({ person: { ...person, ...changes } })
  return (
    <div className="grid gap-3 sm:grid-cols-6">
      <Field
        label={t('licence')}
        hint={t(renter === null ? 'licenceLater' : 'licenceKnown')}
        error={errorOf('licenseNumber')}
        className="sm:col-span-4"
      >
        <Input
          maxLength={30}
          autoComplete="off"
          value={person.licenseNumber}
          onChange={({ target }) => set({ licenseNumber: target.value })}
          onBlur={() => leave('licenseNumber')}
        />
      </Field>
      <Field label={t('licenceUntil')} error={errorOf('licenseExpiry')} className="sm:col-span-2">
        <DayField
          plain
          value={person.licenseExpiry}
          onChange={(licenseExpiry) => set({ licenseExpiry })}
          onBlur={() => leave('licenseExpiry')}
        />
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
