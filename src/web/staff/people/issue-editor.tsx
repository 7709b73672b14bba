import { Save } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { isFinished, issueCars, type IssueCar } from '#domain/newsletter-issue.ts'
import { useKeys } from '../frame/keys.tsx'
import { useMe } from '../frame/me.tsx'
import { usePagePresence } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Field, Select } from '../ui/dense-field.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Problem } from '../ui/problem.tsx'
import { IssueColumn } from './issue-column.tsx'
import { IssueConflict, KeptNotice } from './issue-conflict.tsx'
import { IssueHeading } from './issue-heading.tsx'
import { IssueMarks } from './issue-marks.tsx'
import { RemoveIssue } from './remove-issue.tsx'
import { SendIssue } from './send-issue.tsx'
import { useIssueDraft } from './use-issue-draft.ts'

type Issue = Answer<'getIssue'>
type Asking = 'send' | 'remove'

/** Saving and sending, and who else has it open. A draft that lacks something says so at its fields, and is not sent. */
function useEditing(issue: Issue) {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const draft = useIssueDraft(issue, useMe().user.id)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [shownLacks, showLacks] = useState(false)
  const { content, dirty, conflict } = draft
  const present = usePagePresence('issue', issue.id, dirty ? 'edits' : 'reads')
  const save = async () => {
    if (!dirty || conflict) return
    if ((await draft.save()) !== null) toast({ words: t('savedToast') })
  }
  const send = async () => {
    if (!isFinished(content)) {
      flushSync(() => showLacks(true))
      document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    if (!conflict && (!dirty || (await draft.save()) !== null)) setAsking('send')
  }
  useKeys([{ keys: 'mod+s', label: t('save'), run: () => void save(), inFields: true }])
  return { draft, present, asking, setAsking, shownLacks, save, send }
}

/** Writes an issue in both languages beside each other, each above the letter that it becomes. */
export function IssueEditor({ issue }: { readonly issue: Issue }) {
  const t = useTranslations('staff.issues')
  const language = useLocale()
  const { draft, present, asking, setAsking, shownLacks, save, send } = useEditing(issue)
  const { content, dirty, conflict, act } = draft
  return (
    <Screen
      title={content[language].subject || t('untitled')}
      heading={<IssueHeading subject={content[language].subject} />}
      acts={
        <>
          <span className="max-md:hidden">
            <PresenceMark present={present} />
          </span>
          <output className="text-meta text-ink-500 max-md:hidden">{dirty ? t('unsaved') : t('allSaved')}</output>
          <Button keys="mod+s" busy={act.busy} aria-disabled={!dirty || conflict} onClick={() => void save()}>
            <Save aria-hidden size={16} className="md:hidden" />
            <span className="max-md:sr-only">{t('save')}</span>
          </Button>
          <Button look="petrol" aria-disabled={conflict} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
      foot={<FootKeys keys={[['mod+s', t('save')]]} />}
    >
      <div className="grid max-w-[1680px] gap-5 px-4 py-5 md:px-6 min-[137.5rem]:max-w-none">
        {/* The bar of a phone has no room beside the acts. */}
        {present.length > 0 && (
          <span className="md:hidden">
            <PresenceMark present={present} />
          </span>
        )}
        <Problem words={act.problem} />
        {conflict && <IssueConflict issue={issue} draft={draft} />}
        {draft.restored && !conflict && <KeptNotice issue={issue} draft={draft} />}
        <CarField car={content.car} onChange={(car) => draft.write({ ...content, car })} />
        <div className="grid gap-8 wide:grid-cols-2 min-[137.5rem]:gap-12">
          {(['de', 'en'] as const).map((one) => (
            <IssueColumn
              key={one}
              language={one}
              draft={draft}
              saved={conflict ? issue : null}
              showLacks={shownLacks}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-4 border-t border-line pt-4">
          <IssueMarks />
          <Button look="quiet" className="-mr-3 text-danger! touch:-mr-4.5" onClick={() => setAsking('remove')}>
            {t('remove')}
          </Button>
        </div>
      </div>
      {asking === 'send' && <SendIssue issue={issue} draft={draft} onClose={() => setAsking(null)} />}
      {asking === 'remove' && <RemoveIssue issue={issue} onClose={() => setAsking(null)} />}
    </Screen>
  )
}

function CarField({
  car,
  onChange,
}: {
  readonly car: IssueCar | null
  readonly onChange: (car: IssueCar | null) => void
}) {
  const t = useTranslations('staff.issues')
  return (
    <Field label={t('car')} className="w-60">
      <Select
        name="car"
        value={car ?? ''}
        onChange={({ target }) => onChange(issueCars.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('noCar')}</option>
        {issueCars.map((one) => (
          <option key={one} value={one}>
            {t(`cars.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
