import { useRef, useState } from 'react'

import { call } from '#api/call-server.ts'
import { forgetDraft, useDraft } from '#forms/form-draft.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { useRepeatKey } from '#forms/use-repeat-key.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import type { ContactValues } from './check-contact.ts'

const loadCheck = async () => (await import('./check-contact.ts')).checkContact

/** Least time in ms before sending, because the server takes faster senders for programs. A fast person waits for the rest. */
const LEAST_MS = 3_200
const LONGEST_MS = 86_400_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Logic of the contact form. `sentFor` is the address that the answer will go to, once the message is sent. */
export function useContact() {
  const language = useLanguage()
  const [sentFor, setSentFor] = useState<string | null>(null)
  const began = useRef<number | null>(null)
  const begin = () => (began.current ??= performance.now())
  const { headersFor } = useRepeatKey()
  const send = async (values: ContactValues) => {
    await pause(Math.max(0, begin() + LEAST_MS - performance.now()))
    const filledMs = Math.min(LONGEST_MS, Math.round(performance.now() - begin()))
    const result = await call('sendContactMessage', {
      headers: headersFor(values),
      body: { ...values, language, filledMs },
    })
    if (!result.ok) return result.error
    forgetDraft('contact')
    setSentFor(values.email)
    return null
  }
  const form = useCheckedForm(loadCheck, send)
  useDraft(form.ref, 'contact')
  const onFocus = () => {
    begin()
    form.attributes.onFocus()
  }
  return { form, attributes: { ...form.attributes, onFocus }, sentFor }
}
