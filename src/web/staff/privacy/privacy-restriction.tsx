import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useFormat } from '#rental/use-format.ts'
import { useToast } from '../frame/toast.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { useKeptText } from '../ui/use-kept-text.ts'
import { Field, TextArea } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { nextOf } from './next-step.ts'
import type { PrivacyRequest } from './shape.ts'

interface Asked {
  readonly request: PrivacyRequest
}

/** Restriction of processing: granted with one click, in force from then on, and lifted with a reason. */
export function PrivacyRestriction({ request }: Asked) {
  const t = useTranslations('staff.privacy.restriction')
  const { date, day } = useFormat()
  const [lifting, setLifting] = useState(false)
  const { restriction, state, kind, person } = request
  if (restriction === null)
    return state === 'open' && kind === 'restriction' && person !== null ? <Grant request={request} /> : null
  const { since, liftsOn, reason, endedAt } = restriction
  return (
    <section className="grid gap-2">
      <h3 className="font-display text-sm font-semibold">{t('heading')}</h3>
      <p>
        {t('since', { day: day(since, 'dated') })}{' '}
        {endedAt !== null
          ? t('ended', { day: day(endedAt, 'dated') })
          : liftsOn !== null && t('ends', { day: date(liftsOn, 'dated') })}
      </p>
      {reason !== null && <p className="text-ink-700">{t('reasonWas', { reason })}</p>}
      {endedAt === null && liftsOn === null && (
        <div>
          <Button onClick={() => setLifting(true)}>{t('lift')}</Button>
        </div>
      )}
      {lifting && <Lift request={request} onClose={() => setLifting(false)} />}
    </section>
  )
}

function Grant({ request }: Asked) {
  const { id, version } = request
  const t = useTranslations('staff.privacy.restriction')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const grant = async () => {
    if (await run(() => callAsMember('restrictPerson', { params: { id }, body: { version } })))
      toast({ words: t('granted') })
  }
  return (
    <section className="grid gap-2">
      <h3 className="font-display text-sm font-semibold">{t('heading')}</h3>
      <p className="text-ink-700">{t('what')}</p>
      <div>
        <Button look={nextOf(request) === 'restrict' ? 'petrol' : 'outline'} busy={busy} onClick={() => void grant()}>
          {t('grant')}
        </Button>
      </div>
      <Problem words={problem} />
    </section>
  )
}

/** Asks for the reason of which the person is told before the restriction ends. */
function Lift({ request: { id, version, email, language }, onClose }: Asked & { readonly onClose: () => void }) {
  const t = useTranslations('staff.privacy.restriction')
  const frame = useTranslations('staff')
  const toast = useToast()
  const { date } = useFormat()
  const { busy, problem, run } = useAct()
  const [reason, setReason, told] = useKeptText(`lift ${id}`)
  const [empty, setEmpty] = useState(false)
  const lift = async () => {
    setEmpty(reason.trim() === '')
    if (reason.trim() === '') return
    let day = ''
    const done = await run(async () => {
      const result = told(await callAsMember('liftRestriction', { params: { id }, body: { version, reason } }))
      if (result.ok) day = result.data.liftsOn
      return result
    })
    if (!done) return
    toast({ words: t('liftDone', { day: date(day, 'dated') }) })
    onClose()
  }
  return (
    <AskDialog
      title={t('liftTitle')}
      act={t('liftAct')}
      consequence={email === null ? undefined : frame('mailed', { email })}
      busy={busy}
      problem={problem}
      onAct={() => void lift()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t('liftText')}</p>
      <Field label={t('liftReason')} error={empty ? t('liftEmpty') : undefined}>
        <TextArea
          rows={3}
          lang={language}
          maxLength={2_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </AskDialog>
  )
}
