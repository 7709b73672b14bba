import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { newsletterConsent } from '#content/consent.ts'
import { call } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { Field } from '#ui/field.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'

const loadCheck = async () => (await import('./check-newsletter.ts')).checkAddress

/** The words of a version stay as they are, so the hyphen that ends no line is put in here. */
const unbroken = (consent: string) => consent.replaceAll('E-Mail', 'E\u2011Mail')

/** Asks for the newsletter; the mailed link confirms it. Button and consent belong together (UWG § 7). */
export function NewsletterBox() {
  const t = useTranslations('newsletter.box')
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-heading"
      className="grid gap-x-16 gap-y-4 border-b border-white/15 pb-9 text-small lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="newsletter-heading" className="text-subtitle text-white">
          {t('heading')}
        </h2>
        <p className="mt-1.5">{t('lead')}</p>
      </div>
      <div className="noscript:hidden">
        <Subscribe dark />
      </div>
      <p className={`hidden noscript:block ${onDark}`}>
        {t.rich('withoutScript', { email: company.email, mail: mailTo })}
      </p>
    </section>
  )
}

/** Colours of errors and links that can be read on the footer's ground. */
const onDark =
  '[--color-danger:#ffa198] [--color-petrol-600:var(--color-petrol-300)] [--color-petrol-800:var(--color-white)]'

/** The form, and after it what to do next. @param props.dark on the footer's ground, where other things are louder */
export function Subscribe({ dark = false }: { readonly dark?: boolean }) {
  const [asked, setAsked] = useState(false)
  return asked ? <Asked /> : <NewsletterForm dark={dark} onAsked={() => setAsked(true)} />
}

const mailTo = (words: ReactNode) => (
  <a
    href={`mailto:${company.email}?subject=Newsletter`}
    className="font-semibold break-all text-petrol-600 underline underline-offset-4"
  >
    {words}
  </a>
)

function Asked() {
  const t = useTranslations('newsletter.box')
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice kind="success" title={t('askedTitle')}>
        <p>{t('asked')}</p>
      </Notice>
    </div>
  )
}

function NewsletterForm({ dark, onAsked }: { readonly dark: boolean; readonly onAsked: () => void }) {
  const t = useTranslations('newsletter.box')
  const language = useLanguage()
  const say = useErrorText()
  const form = useCheckedForm(loadCheck, async ({ email }) => {
    const consent = newsletterConsent.version
    const result = await call('subscribe', { body: { email, language, consent } })
    if (!result.ok) return result.error
    onAsked()
    return null
  })
  const problem = form.problems['email']
  return (
    <form {...form.attributes} className="space-y-3">
      <div
        className={classes('grid gap-x-3 min-[22.5rem]:grid-cols-[minmax(0,1fr)_auto]', dark && `text-white ${onDark}`)}
      >
        <Field label={t('email')} error={problem && t(problem === 'missing' ? 'missing' : 'invalid')} required>
          <TextInput name="email" type="email" autoComplete="email" spellCheck={false} />
        </Field>
        {/* Beside the field, whether there is something below it or not. */}
        <Button
          type="submit"
          variant={dark ? 'quiet' : 'primary'}
          busy={form.busy}
          className="min-h-12 self-start max-sm:px-4 max-[22.5rem]:mt-3 min-[22.5rem]:mt-[1.78rem]"
        >
          {t('submit')}
        </Button>
      </div>
      {form.error && (
        <Notice kind="error">
          <p>{say(form.error)}</p>
        </Notice>
      )}
      <Consent dark={dark} />
    </form>
  )
}

function Consent({ dark }: { readonly dark: boolean }) {
  const t = useTranslations('newsletter.box')
  const to = useHref()
  const privacy = newTabLink(to('privacy'), useTranslations('site.common')('newTab'))
  return (
    <p className={classes('leading-snug', dark ? `text-[0.8125rem] ${onDark}` : 'text-[0.875rem] text-ink-700')}>
      {unbroken(newsletterConsent[useLanguage()])} {t.rich('privacy', { privacy })}
    </p>
  )
}
