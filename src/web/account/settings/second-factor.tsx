import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { asLinkOnPhone, formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { CheckedForm } from '../checked-form.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { Loaded } from '../dashboard/waiting.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { CodeField } from './code-field.tsx'
import { Disclosed, useFront } from './disclosed.tsx'
import { Done, Panel, SubHeading } from './settings-panel.tsx'
import { RecoveryCodes } from './new-recovery-codes.tsx'
import { Setup } from './second-factor-setup.tsx'

/** Form that the panel shows in place of the present state. */
type Step =
  | { readonly at: 'setup'; readonly begun: Answer<'beginSecondFactor'> }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly said: 'on' | 'renewed' }
  | { readonly at: 'rest'; readonly said: 'on' | 'off' | 'renewed' | null }

interface PanelProps {
  /** Other sessions have ended. */
  readonly onChanged: () => void
}

/** The authenticator app: set up, codes for recovery, turned off. */
export function SecondFactorPanel({ onChanged }: PanelProps) {
  const t = useTranslations('secondFactor')
  const query = useMemberData('getSecondFactor')
  const [step, setStep] = useState<Step>({ at: 'rest', said: null })
  const gave = (codes: readonly string[], said: 'on' | 'renewed') => {
    setStep({ at: 'codes', codes, said })
    onChanged()
  }
  const rest = () => setStep({ at: 'rest', said: null })
  // Only now, because staff then get another page.
  const kept = () => {
    rest()
    void query.refetch()
  }
  const ended = () => {
    setStep({ at: 'rest', said: 'off' })
    onChanged()
    void query.refetch()
  }
  return (
    <Panel
      id="second-factor"
      title={t('heading')}
      state={
        step.at === 'rest' && query.data
          ? { words: t(query.data.since === null ? 'off' : 'inForce'), on: query.data.since !== null }
          : undefined
      }
      about={<p>{t('lead')}</p>}
    >
      {query.data?.missing === true && step.at !== 'codes' && (
        <Notice className="mb-6">
          <p>{t('required')}</p>
        </Notice>
      )}
      {step.at === 'setup' && <Setup begun={step.begun} onConfirmed={(codes) => gave(codes, 'on')} onCancel={rest} />}
      {step.at === 'codes' && (
        <>
          <Done>{t(`done.${step.said}`)}</Done>
          <RecoveryCodes codes={step.codes} onKept={kept} />
        </>
      )}
      {step.at === 'rest' && step.said && <Done>{t(`done.${step.said}`)}</Done>}
      {step.at === 'rest' && (
        <Loaded query={query}>
          {(state) =>
            state.since === null ? (
              <Begin onBegun={(begun) => setStep({ at: 'setup', begun })} />
            ) : (
              <InForce state={state} onRenewed={(codes) => gave(codes, 'renewed')} onEnded={ended} />
            )
          }
        </Loaded>
      )}
    </Panel>
  )
}

interface BeginProps {
  readonly onBegun: (begun: Answer<'beginSecondFactor'>) => void
}

function Begin({ onBegun }: BeginProps) {
  const t = useTranslations('secondFactor')
  return <Disclosed label={t('begin')}>{(cancel) => <BeginForm onBegun={onBegun} cancel={cancel} />}</Disclosed>
}

function BeginForm({ onBegun, cancel }: BeginProps & { readonly cancel: ReactNode }) {
  const t = useTranslations('secondFactor')
  const form = useAccountForm('askPassword', async (body) => {
    const result = await callAsMember('beginSecondFactor', { body })
    if (!result.ok) return result.error
    onBegun(result.data)
    return null
  })
  return (
    <CheckedForm form={form} className="max-w-md space-y-5">
      <CurrentPassword />
      <ErrorNotice error={form.error} />
      <div className={formButtons}>
        <Button type="submit" busy={form.busy}>
          {t('begin')}
        </Button>
        {cancel}
      </div>
    </CheckedForm>
  )
}

interface InForceProps {
  readonly state: Answer<'getSecondFactor'>
  readonly onRenewed: (codes: readonly string[]) => void
  readonly onEnded: () => void
}

/** Actions on a second factor that is set up. */
type What = 'renew' | 'end'

function InForce({ state, onRenewed, onEnded }: InForceProps) {
  const t = useTranslations('secondFactor')
  const { day } = useFormat()
  const [open, setOpen] = useState<What | null>(null)
  const { inFront, bring } = useFront()
  const shown = inFront ? open : null
  const buttons = useRef<Partial<Record<What, HTMLButtonElement | null>>>({})
  const close = (what: What) => {
    setOpen(null)
    buttons.current[what]?.focus()
  }
  return (
    <>
      <p className="font-semibold">{t('on', { day: day(state.since!) })}</p>
      <p className="mt-1 text-ink-700">{t('left', { count: state.recoveryCodes })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {(['renew', 'end'] as const).map((what) => (
          <Button
            key={what}
            ref={(button) => void (buttons.current[what] = button)}
            variant="quiet"
            aria-expanded={shown === what}
            onClick={() => {
              setOpen(shown === what ? null : what)
              bring()
            }}
          >
            {t(what)}
          </Button>
        ))}
      </div>
      {open && (
        <div hidden={!inFront}>
          <BothForm key={open} what={open} onRenewed={onRenewed} onEnded={onEnded} onClose={() => close(open)} />
        </div>
      )}
    </>
  )
}

interface BothProps extends Omit<InForceProps, 'state'> {
  readonly what: What
  readonly onClose: () => void
}

/** Password and code together. */
function BothForm({ what, onRenewed, onEnded, onClose }: BothProps) {
  const t = useTranslations('secondFactor')
  const settings = useTranslations('settings')
  const form = useAccountForm('askBoth', async (body) => {
    if (what === 'end') {
      const result = await callAsMember('endSecondFactor', { body })
      if (!result.ok) return result.error
      onEnded()
      return null
    }
    const result = await callAsMember('renewRecoveryCodes', { body })
    if (!result.ok) return result.error
    onRenewed(result.data.recoveryCodes)
    return null
  })
  return (
    <div className="mt-6 border-t border-line pt-6">
      <SubHeading>{t(what)}</SubHeading>
      <p className="mt-2 mb-5 max-w-md text-ink-700">{t(`${what}Lead`)}</p>
      <CheckedForm form={form} className="max-w-md space-y-5">
        <CurrentPassword />
        <CodeField label={t('codeOrRecovery')} />
        <ErrorNotice error={form.error} />
        <div className={formButtons}>
          <Button type="submit" busy={form.busy}>
            {t(what)}
          </Button>
          <Button variant="plain" className={asLinkOnPhone} onClick={onClose}>
            {settings('cancel')}
          </Button>
        </div>
      </CheckedForm>
    </div>
  )
}
