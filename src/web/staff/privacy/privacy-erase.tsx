import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { classes } from '#ui/classes.ts'
import { useToast } from '../frame/toast.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { nextOf } from './next-step.ts'
import { focusNextStep } from './privacy-step.tsx'
import type { PrivacyRequest } from './shape.ts'

interface Asked {
  readonly request: PrivacyRequest
}

/** Erases the person: apart from all else, because it cannot be undone. */
export function PrivacyErase({ request }: Asked) {
  const t = useTranslations('staff.privacy.acts')
  const [asking, setAsking] = useState(false)
  const early = (request.person?.open ?? 0) > 0
  const isNext = nextOf(request) === 'erase'
  const erased = useFocusAfter()
  return (
    <div className="grid justify-items-start gap-1">
      {isNext ? (
        <Button look="petrol" onClick={() => setAsking(true)}>
          {t('erase')}
        </Button>
      ) : (
        <Button
          look="quiet"
          aria-disabled={early}
          className={classes('-ml-3 touch:-ml-4.5', !early && 'text-danger!')}
          onClick={() => setAsking(true)}
        >
          {t('erase')}
        </Button>
      )}
      {early && <p className="text-meta text-ink-700">{t('eraseLater')}</p>}
      {asking && <Erase request={request} onErased={erased} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Once the erasure has taken its own button away, the focus goes on to the step that is next. @returns tells of the erasure */
function useFocusAfter(): () => void {
  const erased = useRef(false)
  useEffect(
    () => () => {
      if (erased.current) focusNextStep()
    },
    [],
  )
  return () => {
    erased.current = true
  }
}

/** Asks before the person is erased, with what stays by law. */
function Erase({
  request,
  onErased,
  onClose,
}: Asked & { readonly onErased: () => void; readonly onClose: () => void }) {
  const t = useTranslations('staff.privacy.acts')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { id, version, name, person, keptYears } = request
  const erase = async () => {
    const done = await run(async () => {
      const result = await callAsMember('erasePerson', { params: { id }, body: { version } })
      if (result.ok) onErased()
      return result
    })
    if (!done) return
    toast({ words: t('erased') })
    onClose()
  }
  return (
    <AskDialog
      title={t('eraseTitle', { name })}
      act={t('eraseAct')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void erase()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t('eraseGone')}</p>
      <p className="text-ink-700">{t('eraseKept', { count: person?.kept ?? 0, years: String(keptYears) })}</p>
    </AskDialog>
  )
}
