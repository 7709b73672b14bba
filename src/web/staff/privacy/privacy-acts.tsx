import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { send, type ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { readSession } from '#api/session-storage.ts'
import { saveFile } from '#ui/save-file.ts'
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

/** Acts of the product that a request can ask for, each one click from it. */
export function PrivacyActs({ request }: Asked) {
  const t = useTranslations('staff.privacy.acts')
  const [asking, setAsking] = useState<'newsletter' | 'putOff' | null>(null)
  const close = () => setAsking(null)
  const { person, putOff } = request
  const copies = nextOf(request) === 'copy'
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap gap-2 md:max-lg:gap-1.5 md:max-lg:*:px-3.5!">
        {person !== null && (
          <>
            <CopyButton request={request} format="pdf" loud={copies && request.kind === 'access'} />
            <CopyButton request={request} format="json" loud={copies && request.kind === 'portability'} />
          </>
        )}
        {person?.newsletter === true && <Button onClick={() => setAsking('newsletter')}>{t('newsletter')}</Button>}
        {!putOff && <Button onClick={() => setAsking('putOff')}>{t('putOff')}</Button>}
      </div>
      {asking === 'newsletter' && <EndNewsletter request={request} onClose={close} />}
      {asking === 'putOff' && <PutOff request={request} onClose={close} />}
    </section>
  )
}

/** Asks before the newsletter ends, which the person alone can order again. */
function EndNewsletter({ request: { id, version, email }, onClose }: Asked & { readonly onClose: () => void }) {
  const t = useTranslations('staff.privacy.acts')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const end = async () => {
    if (!(await run(() => callAsMember('endPersonNewsletter', { params: { id }, body: { version } })))) return
    onClose()
    toast({ words: t('newsletterEnded') })
  }
  return (
    <AskDialog
      title={t('newsletterTitle')}
      act={t('newsletterAct')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void end()}
      onClose={onClose}
    >
      <p className="break-words text-ink-700">{t('newsletterText', { email: email ?? '' })}</p>
    </AskDialog>
  )
}

interface CopyProps extends Asked {
  readonly format: 'pdf' | 'json'
  /** Whether it is the next act. */
  readonly loud?: boolean
}

/** Saves the copy of all data for the person. */
function CopyButton({ request: { id, version }, format, loud = false }: CopyProps) {
  const t = useTranslations('staff.privacy.acts')
  const say = useErrorText()
  const reload = useMemberReload()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const body = { version, format }
      const response = await send('copyPersonData', { params: { id }, body, token: readSession()?.token })
      if (response.ok) {
        const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
        saveFile(await response.blob(), named ?? `copy.${format}`)
        toast({ words: t('copied') })
        await reload()
      } else setProblem(say({ ...((await response.json()) as ApiError), status: response.status }))
    } catch {
      setProblem(t('copyFailed'))
    }
    setBusy(false)
  }
  return (
    <>
      <Button look={loud ? 'petrol' : 'outline'} busy={busy} onClick={() => void save()}>
        {t(format)}
      </Button>
      <div className="order-last w-full empty:hidden">{problem !== null && <Problem words={problem} />}</div>
    </>
  )
}

/** Asks for the reason of which the person is told. */
function PutOff({ request: { id, version, email, language }, onClose }: Asked & { readonly onClose: () => void }) {
  const t = useTranslations('staff.privacy.acts')
  const frame = useTranslations('staff')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const [reason, setReason, told] = useKeptText(`putOff ${id}`)
  const [empty, setEmpty] = useState(false)
  const putOff = async () => {
    setEmpty(reason.trim() === '')
    if (reason.trim() === '') return
    if (
      !(await run(async () =>
        told(await callAsMember('putOffPrivacyRequest', { params: { id }, body: { version, reason } })),
      ))
    )
      return
    toast({ words: t('putOffDone') })
    onClose()
  }
  return (
    <AskDialog
      title={t('putOffTitle')}
      act={t('putOffAct')}
      consequence={email === null ? undefined : frame('mailed', { email })}
      busy={busy}
      problem={problem}
      onAct={() => void putOff()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t('putOffText')}</p>
      <Field label={t('putOffReason')} error={empty ? t('emptyReason') : undefined}>
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
