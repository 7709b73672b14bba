import { useTranslations } from 'use-intl'

/** Says above the button of a letter to whose address it goes, and that it cannot be called back. */
export function MailedNotice({ id, email }: { readonly id: string; readonly email: string }) {
  const t = useTranslations('staff')
  return (
    <p id={id} className="min-w-0 text-meta break-words text-ink-700">
      {t('mailed', { email })}
    </p>
  )
}
