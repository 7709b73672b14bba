import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { nextOf } from './next-step.ts'
import type { PrivacyRequest } from './shape.ts'
import { useOwned } from './use-owned.ts'
import { usePrivacyDone } from './use-privacy-done.ts'
import { privacyBody, type PrivacyDraft, type PrivacyFields } from './use-privacy-draft.ts'

type State = PrivacyRequest['state']

type Work = Pick<PrivacyFields, 'note' | 'outcome'>

interface Props {
  readonly request: PrivacyRequest
  readonly draft: PrivacyDraft
}

/** Notes of a request and its end. Typed text stays when somebody else is first. */
export function PrivacyWork({ request, draft }: Props) {
  const t = useTranslations('staff.privacy')
  const mine = useOwned(request)
  const done = usePrivacyDone(request)
  const { busy, problem, run } = useAct()
  const { id, state } = request
  const save = async (to: State, own: boolean, words: string) => {
    const fields = draft.valueOf(request)
    const body = privacyBody(request, fields, { state: to, mine: own })
    if (!(await run(() => callAsMember('changePrivacyRequest', { params: { id }, body })))) return
    draft.forget()
    // The words about an end stay when it is taken back.
    done(words, to === state ? undefined : fields)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(state, mine || state === 'open', t('work.saved'))
      }}
      className="grid gap-4"
    >
      <Words value={draft.valueOf(request)} onType={draft.type} />
      <Problem words={problem} />
      <Ends state={state} isNext={nextOf(request) === 'end'} busy={busy} onSave={(...end) => void save(...end)} />
    </form>
  )
}

interface FieldsProps {
  readonly value: Work
  readonly onType: (more: Partial<Work>) => void
}

function Words({ value, onType }: FieldsProps) {
  const t = useTranslations('staff.privacy.work')
  const text = (name: 'note' | 'outcome') => ({
    rows: 2,
    maxLength: 2_000,
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <>
      <Field label={t('note')}>
        <TextArea {...text('note')} />
      </Field>
      <Field label={t('outcome')} hint={t('outcomeHint')}>
        <TextArea {...text('outcome')} />
      </Field>
    </>
  )
}

interface EndsProps {
  readonly state: State
  /** Whether to end it is the act of the page. */
  readonly isNext: boolean
  readonly busy: boolean
  readonly onSave: (to: State, mine: boolean, words: string) => void
}

/** Saves, ends or opens a request again. */
function Ends({ state, isNext, busy, onSave }: EndsProps) {
  const t = useTranslations('staff.privacy.work')
  if (state !== 'open')
    return (
      <div>
        <Button busy={busy} onClick={() => onSave('open', true, t('reopened'))}>
          {t('reopen')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button look={isNext ? 'petrol' : 'outline'} busy={busy} onClick={() => onSave('done', true, t('doneToast'))}>
        {t('done')}
      </Button>
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
      <Button busy={busy} onClick={() => onSave('refused', true, t('refusedToast'))}>
        {t('refuse')}
      </Button>
    </div>
  )
}
