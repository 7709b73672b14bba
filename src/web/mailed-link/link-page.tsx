import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { CardPage } from '#ui/card-page.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLinkToken } from './use-link-token.ts'

export type End = 'done' | 'invalid'
type Text = 'heading' | 'lead' | 'submit' | 'noLinkHeading' | 'noLink' | `${End}Heading` | End

interface FrameProps {
  /** Texts of the page's own area. */
  readonly t: (text: Text) => string
  /** Links to go on with; null means that the page was opened without a mailed link. */
  readonly renderWayOn: (end: End | null) => ReactNode
  /** Question or form for a visitor with a link. */
  readonly renderAsk: (token: string, onEnd: (how: End) => void) => ReactNode
}

interface LinkPageProps extends Omit<FrameProps, 'renderAsk'> {
  readonly send: (token: string) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError }>
  /** Second button with another answer. */
  readonly other?: { readonly label: string; readonly send: LinkPageProps['send'] }
}

/**
 * Page behind a link in a letter. Opening it does nothing before the button is pressed: mail filters open links too, and
 * a recipient who never asked for the letter must be free not to press.
 */
export function LinkPage({ t, send, other, renderWayOn }: LinkPageProps) {
  return (
    <LinkFrame
      t={t}
      renderWayOn={renderWayOn}
      renderAsk={(token, onEnd) => <Ask key={token} t={t} token={token} send={send} other={other} onEnd={onEnd} />}
    />
  )
}

/** Frame of such a page: loading, the question, and the result. */
export function LinkFrame({ t, renderAsk, renderWayOn }: FrameProps) {
  const common = useTranslations('site.common')
  const { token, forget } = useLinkToken()
  const [ended, setEnded] = useState<End | null>(null)
  if (token === undefined) {
    return (
      <CardPage title={t('heading')}>
        <Spinner label={common('loading')} />
      </CardPage>
    )
  }
  if (token !== null) {
    const end = (how: End) => {
      setEnded(how)
      forget()
    }
    return renderAsk(token, end)
  }
  if (ended === null) {
    return (
      <CardPage title={t('noLinkHeading')} lead={t('noLink')}>
        {renderWayOn(null)}
      </CardPage>
    )
  }
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <CardPage title={t(`${ended}Heading`)} lead={t(ended)}>
        {renderWayOn(ended)}
      </CardPage>
    </div>
  )
}

interface AskProps extends Pick<LinkPageProps, 't' | 'send'> {
  readonly token: string
  readonly other: LinkPageProps['other']
  readonly onEnd: (how: End) => void
}

function Ask({ t, token, send, other, onEnd }: AskProps) {
  const say = useErrorText()
  const [busy, setBusy] = useState<LinkPageProps['send'] | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const act = async (answer: LinkPageProps['send']) => {
    setBusy(() => answer)
    setError(null)
    const result = await answer(token)
    setBusy(null)
    if (result.ok) onEnd('done')
    else if (result.error.code === 'link_invalid') onEnd('invalid')
    else setError(result.error)
  }
  return (
    <CardPage title={t('heading')} lead={t('lead')}>
      {error && (
        <Notice kind="error" className="mb-5">
          <p>{say(error)}</p>
        </Notice>
      )}
      <Button size="large" busy={busy === send} onClick={() => void act(send)} className="w-full">
        {t('submit')}
      </Button>
      {other && (
        <Button
          size="large"
          variant="quiet"
          busy={busy === other.send}
          onClick={() => void act(other.send)}
          className="mt-3 w-full"
        >
          {other.label}
        </Button>
      )}
    </CardPage>
  )
}
