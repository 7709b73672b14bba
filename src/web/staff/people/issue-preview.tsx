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
  /** Whether it fits into the height of its place, which is a column. */
  readonly fits?: boolean
}

/** The letter as its readers get it, drawn by the server. Its links open beside it. */
export function IssuePreview({ language, content, bare = false, fits = false }: Props) {
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
    <div className={fits ? 'flex min-h-0 flex-1 flex-col gap-2' : 'grid gap-2'}>
      {!bare && <h2 className="text-meta font-semibold text-ink-700">{t(`preview.${language}`)}</h2>}
      <Problem words={error ? say(error.error) : null} />
      {data === undefined ? (
        !error && <output className="text-meta text-ink-500">{t('previewLoading')}</output>
      ) : (
        <Letter title={t(`preview.${language}`)} html={data.html} fits={fits} />
      )}
    </div>
  )
}

/** Page of a letter in CSS pixels: at least as wide as a mail program needs, and as high as most letters are. */
const PAGE = { width: 624, height: 1_040 } as const
/** Height in CSS pixels of a letter as a phone shows it. */
const PHONE_HEIGHT = 608
/** Scale below which it reads badly: with less room than that, it is shown as on a phone. */
const SMALLEST = 0.85

/** The letter as a page, as large as its room allows. */
function Letter({ title, html, fits }: { readonly title: string; readonly html: string; readonly fits: boolean }) {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Room>(PAGE)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const box = entry!.contentRect
      setSize({ width: Math.floor(box.width), height: Math.floor(box.height) })
    })
    watch.observe(room.current!)
    return () => watch.disconnect()
  }, [])
  const { scale, width, height } = paged(size, fits)
  return (
    <div ref={room} className={classes('[contain:inline-size]', fits && 'min-h-80 flex-1')}>
      <div
        className="overflow-hidden rounded-field ring-1 ring-line"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
          // It goes on below, and scrolls.
          className={classes(
            'block origin-top-left',
            fits && 'mask-[linear-gradient(#000_calc(100%-24px),transparent)]',
          )}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}

interface Room {
  readonly width: number
  readonly height: number
}

/** Size of a page, and its scale in a room. @param fits whether it is no higher than the room, and scrolls */
function paged(room: Room, fits: boolean): Room & { readonly scale: number } {
  const scale = Math.min(1, room.width / PAGE.width)
  const width = Math.max(PAGE.width, room.width)
  if (scale < SMALLEST) return { width: room.width, height: fits ? room.height : PHONE_HEIGHT, scale: 1 }
  return { ...PAGE, width, scale, ...(fits && { height: Math.min(PAGE.height, room.height / scale) }) }
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
