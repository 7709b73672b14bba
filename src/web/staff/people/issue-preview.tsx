import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { answerOf, memberKey } from '#api/server-state.tsx'
import { useAuth } from '#api/session.tsx'
import type { IssueContent } from '#domain/newsletter-issue.ts'
import type { Language } from '#i18n/links.ts'
import { classes } from '#ui/classes.ts'
import { Problem } from '../ui/problem.tsx'

/** Time in ms without a key after which the letter is drawn anew. */
const PAUSE_MS = 600

interface Props {
  readonly language: Language
  readonly content: IssueContent
  /** Whether it stands below a heading that says what it is. */
  readonly bare?: boolean
  /** Class of its height. */
  readonly height?: string
}

/** The letter as its readers get it, drawn by the server. Its links open beside it. */
export function IssuePreview({ language, content, bare = false, height = 'h-152' }: Props) {
  const t = useTranslations('staff.issues')
  const say = useErrorText()
  const owner = useAuth().session?.user.id
  const { subject, text } = content[language]
  const body = useSettled(JSON.stringify({ language, subject, text, car: content.car }))
  const { data, error } = useQuery<Answer<'previewIssue'>>({
    queryKey: memberKey(owner, 'previewIssue', body),
    enabled: owner !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => await answerOf(callAsMember('previewIssue', { body: JSON.parse(body) as PreviewBody })),
  })
  return (
    <div className="grid gap-2">
      {!bare && <h2 className="text-meta font-semibold text-ink-700">{t(`preview.${language}`)}</h2>}
      <Problem words={error ? say(error.error) : null} />
      {data === undefined ? (
        !error && <output className="text-meta text-ink-500">{t('previewLoading')}</output>
      ) : (
        <Letter title={t(`preview.${language}`)} html={data.html} height={height} />
      )}
    </div>
  )
}

/** Width in CSS pixels at which a mail program shows the whole letter with its edges, and below which it is a phone's. */
const WHOLE = 624
const PHONE = 420

/** The letter in a frame as wide as it is in a mail program, made smaller where there is less room. */
function Letter({ title, html, height }: { readonly title: string; readonly html: string; readonly height: string }) {
  const room = useRef<HTMLDivElement>(null)
  const [{ width, high }, setSize] = useState({ width: WHOLE, high: WHOLE })
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const box = entry!.contentRect
      setSize({ width: Math.round(box.width), high: Math.round(box.height) })
    })
    watch.observe(room.current!)
    return () => watch.disconnect()
  }, [])
  const scale = width < PHONE ? 1 : Math.min(1, width / WHOLE)
  return (
    <div ref={room} className={classes('overflow-hidden rounded-field border border-line bg-white', height)}>
      <iframe
        title={title}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        className="block origin-top-left"
        style={{ width: width / scale, height: high / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}

interface PreviewBody {
  language: Language
  subject: string
  text: string
  car: IssueContent['car']
}

/** A value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
