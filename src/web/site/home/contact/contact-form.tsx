import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { classes } from '#ui/classes.ts'
import { star } from '#ui/field.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { hasDraft } from '#forms/form-draft.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Notice } from '#ui/notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useContact } from './use-contact.ts'

/** A message to the company or to one of its branches. On a phone it unfolds, because most visitors there call. */
export function ContactForm() {
  const t = useTranslations('home.contact.form')
  const [round, setRound] = useState(0)
  const [asked, setAsked] = useState(false)
  const begun = useHydrated() && hasDraft('contact')
  const open = asked || begun
  return (
    <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 noscript:hidden">
      {!open && (
        <Button size="large" className="max-sm:w-full lg:hidden" onClick={() => setAsked(true)}>
          {t('heading')}
        </Button>
      )}
      <div
        ref={asked ? takeFocus : undefined}
        tabIndex={-1}
        className={classes('rounded-card border border-line bg-white p-5 sm:p-10', !open && 'max-lg:hidden')}
      >
        <h3 className="text-subtitle">{t('heading')}</h3>
        <Message key={round} onAgain={() => setRound(round + 1)} />
      </div>
    </div>
  )
}

function Message({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('home.contact.form')
  const say = useErrorText()
  const { form, attributes, sentFor } = useContact()
  if (sentFor !== null) return <Sent email={sentFor} onAgain={onAgain} />
  return (
    <form {...attributes} className="mt-4">
      <p className="mb-6 text-small text-ink-500">{t.rich('optional', { star })}</p>
      <ContactFields problems={form.problems} />
      <Trap />
      {form.error && (
        <Notice kind="error" className="mt-6">
          <p>{say(form.error)}</p>
        </Notice>
      )}
      <div className="mt-6 grid items-center gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto]">
        <PrivacyNotice />
        <Button type="submit" size="large" busy={form.busy} className="w-full sm:w-auto sm:justify-self-start">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

/** Trap for programs that fill in every field. People neither see, hear nor reach it. */
function Trap() {
  const t = useTranslations('home.contact.form')
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {t('website')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function PrivacyNotice() {
  const t = useTranslations('home.contact.form')
  const to = useHref()
  const privacy = newTabLink(to('privacy'), useTranslations('site.common')('newTab'))
  return <p className="text-small text-ink-700">{t.rich('privacy', { privacy })}</p>
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const t = useTranslations('home.contact.form')
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-4">
      <Notice kind="success" title={t('doneTitle')}>
        <p className="break-words">{t('done', { email })}</p>
      </Notice>
      <Button variant="quiet" onClick={onAgain} className="mt-6">
        {t('again')}
      </Button>
    </div>
  )
}
