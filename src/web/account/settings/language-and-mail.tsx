import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import { newsletterConsent } from '#content/consent.ts'
import { call, type Answer, type ApiError } from '#api/call-server.ts'
import { forgetDraft, useDraft } from '#forms/form-draft.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { LanguageLinks } from '#frame/language-links.tsx'
import type { Language } from '#i18n/links.ts'
import { Button } from '#ui/button.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Select } from '#ui/select.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { Loaded } from '../dashboard/waiting.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { Done, Panel, Setting } from './settings-panel.tsx'

type MailSettings = Answer<'getMailSettings'>

/** The language of the site and of letters, whether there is a newsletter, and which letters there are in any case. */
export function LanguageAndMailPanel() {
  const t = useTranslations('settings.mail')
  const query = useMemberData('getMailSettings')
  return (
    <Panel id="language" title={t('heading')} lead={<p>{t('lead')}</p>}>
      <SiteLanguage />
      <Loaded query={query}>
        {({ language, newsletter }) => (
          <>
            <LanguageForm before={language} />
            <Newsletter state={newsletter} reload={query.refetch} />
          </>
        )}
      </Loaded>
      <Always />
    </Panel>
  )
}

/** Letters that cannot be turned off, listed so that the choice is complete (docs/decisions/042-letters-that-always-come.md). */
function Always() {
  const t = useTranslations('settings.mail')
  return (
    <Setting title={t('always')}>
      <p className="text-small text-ink-700">{t('alwaysText')}</p>
    </Setting>
  )
}

function SiteLanguage() {
  const t = useTranslations('settings.mail')
  return (
    <Setting title={t('site')}>
      <div className="inline-flex rounded-full border border-edge">
        <LanguageLinks
          inPage
          className="-m-px inline-flex min-h-11 items-center rounded-full px-5 text-small transition-colors hover:text-petrol-800 aria-[current]:bg-petrol-600 aria-[current]:text-white forced-colors:aria-[current]:forced-chosen"
        />
      </div>
    </Setting>
  )
}

function LanguageForm({ before }: { readonly before: Language }) {
  const t = useTranslations('settings.mail')
  const id = useId()
  const [saved, setSaved] = useState(false)
  const form = useAccountForm('mailLanguage', async (body) => {
    setSaved(false)
    const result = await callAsMember('setLanguage', { body })
    if (!result.ok) return result.error
    forgetDraft('mail')
    setSaved(true)
    return null
  })
  useDraft(form.ref, 'mail', { owner: useMember().user.id })
  return (
    <Setting title={t('language')}>
      <CheckedForm form={form}>
        {saved && <Done>{t('languageDone')}</Done>}
        <ErrorNotice error={form.error} />
        <div className="flex max-w-md flex-wrap gap-3">
          <div className="min-w-40 flex-1">
            <Select name="language" aria-label={t('language')} aria-describedby={id} defaultValue={before}>
              <option value="de" lang="de">
                Deutsch
              </option>
              <option value="en" lang="en">
                English
              </option>
            </Select>
          </div>
          <Button type="submit" variant="quiet" busy={form.busy} className="min-h-12">
            {t('save')}
          </Button>
        </div>
        <p id={id} className="mt-2 text-small text-ink-500">
          {t('languageHint')}
        </p>
      </CheckedForm>
    </Setting>
  )
}

function Newsletter({
  state,
  reload,
}: {
  readonly state: MailSettings['newsletter']
  readonly reload: () => Promise<unknown>
}) {
  const t = useTranslations('settings.mail')
  const { email } = useMember().user
  const language = useLanguage()
  const { busy, said, error, run } = useAction()
  const consent = newsletterConsent.version
  // The mailed link confirms, as for everybody (docs/decisions/026-proof-of-newsletter-consent.md).
  const subscribe = async () => {
    if (await run(() => call('subscribe', { body: { email, language, consent } }), t('asked', { email })))
      await reload()
  }
  const end = async () => {
    if (await run(() => callAsMember('endOwnNewsletter'), t('ended'))) await reload()
  }
  return (
    <Setting title={t('newsletter')}>
      {said !== null && <Done>{said}</Done>}
      <ErrorNotice error={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-52 text-small text-ink-700">{t(`state.${state}`, { email })}</p>
        {state === 'subscribed' ? (
          <Button variant="quiet" busy={busy} onClick={() => void end()}>
            {t('end')}
          </Button>
        ) : (
          <Button variant="quiet" busy={busy} onClick={() => void subscribe()}>
            {t('subscribe')}
          </Button>
        )}
      </div>
      {state !== 'subscribed' && <Consent />}
    </Setting>
  )
}

/** Consent beside the button, which says what pressing it means (UWG § 7). */
function Consent() {
  const t = useTranslations('settings.mail')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <p className="mt-3 text-small text-ink-500">
      {newsletterConsent[useLanguage()]} {t.rich('privacy', { privacy: newTabLink(to('privacy'), newTab) })}
    </p>
  )
}

/** A call that a button makes, and what came of it. */
function useAction() {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const run = async (
    act: () => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError }>,
    words: string,
  ): Promise<boolean> => {
    setBusy(true)
    setSaid(null)
    setError(null)
    const result = await act()
    setBusy(false)
    if (result.ok) setSaid(words)
    else setError(result.error)
    return result.ok
  }
  return { busy, said, error, run }
}
